import { expect, test } from 'vitest';
import { FITTING, lessonAfter, lessonFor } from './fitting.ts';
import { LESSONS } from './index.ts';

test('every lesson that is recommended is there under its title', () => {
  for (const { id, title } of FITTING) {
    expect(LESSONS.find((lesson) => lesson.id === id)?.title).toEqual(title);
  }
});

test('a loss and a mistake lead to the lesson about them', () => {
  expect(lessonAfter('twilight-struggle', 'defcon')?.id).toBe('twilight-brink');
  expect(lessonAfter('red-sea', 'heldScoringCard')?.id).toBe('red-sea-scoring');
  expect(lessonAfter('volk', 'defcon')).toBeUndefined();
  const coup = ['actionRound', 'useOfCard', 'operations', 'coupTarget'];
  expect(lessonFor('twilight-struggle', coup)?.id).toBe('red-sea-coups');
  expect(lessonFor('twilight-struggle', ['actionRound', 'useOfCard'])?.id).toBe(
    'twilight-rival-events',
  );
  expect(lessonFor('twilight-struggle', [])).toBeUndefined();
});
