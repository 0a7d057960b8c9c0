import { isAnchor } from '@brink/library/rules/digest';
import { ENDS, SCORE_LINES, WHY } from '@brink/staff/why/codes';
import { expect, test } from 'vitest';

test('every reason of the staff points to a rule that is there', () => {
  const sections = [WHY, ENDS, SCORE_LINES].flatMap((table) =>
    Object.values(table).flatMap((each) => (each ? [`ts:${each.ts}`, `rs:${each.rs}`] : [])),
  );
  expect(sections.length).toBeGreaterThan(60);
  expect(sections.filter((section) => !isAnchor(section))).toEqual([]);
});
