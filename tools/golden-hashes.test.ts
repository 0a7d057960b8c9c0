import { expect, test } from 'vitest';
import { listedHashes, presentHashes } from './golden-hashes.ts';

const WHAT_TO_DO =
  'golden games prove for ever that stored games are told as they were. If a rule has changed ' +
  'make it a new revision beside the old one (docs/how-to/change-a-rule.md) and run ' +
  '`npx tsx tools/goldens.ts`, which only adds; if not, take your change of goldens/ back';

test('golden games are never changed, and new ones are listed', () => {
  expect(presentHashes(), `${WHAT_TO_DO}`).toEqual(listedHashes());
});
