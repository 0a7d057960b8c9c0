import { expect, test } from 'vitest';
import { choiceOfBid } from '@brink/struggle';
import { atWork } from '../games/twilight-struggle/at-work.ts';
import { LocalTable } from './local-table.ts';

const record = {
  format: 'brink-record',
  version: 1,
  game: 'twilight-struggle',
  options: { bidding: true },
  choices: [],
} as const;

test('who wins the bid sits where he wanted, and the bot on the other side', () => {
  const table = new LocalTable(atWork, record, ['person', { bot: 'random' }]);
  const { seat, prompt, choices } = table.standing();
  expect([seat, prompt?.code]).toEqual([0, 'bid']);
  table.choose(choices.length, choiceOfBid({ side: 1, points: 40 }));
  const after = table.standing();
  expect(after).toMatchObject({ seat: 1, seating: [1, 0] });
  expect(after.prompt?.actors).toEqual([1]);
  expect(after.prompt?.choices.length).toBeGreaterThan(0);
});
