import type { GameSummary } from '@brink/protocol';
import { expect, test } from 'vitest';
import { resultsOf } from './results.ts';

const game = (
  names: readonly [us: string, ussr: string],
  winners?: readonly number[],
  manner = 'vp',
): GameSummary =>
  ({
    game: 'twilight-struggle',
    players: names.map((name, seat) => ({ seat, side: '', kind: 'person', name })),
    ...(winners && { result: { winners, turn: 5, manner } }),
  }) as unknown as GameSummary;

test('results are counted by side and by the way the game ended', () => {
  const games = [
    game(['Ann', 'Bob'], [0]),
    game(['Ann', 'Bob'], [1], 'defcon'),
    game(['Bob', 'Ann'], [1], 'defcon'),
    game(['Bob', 'Ann'], [], 'agreement'),
    // Both sides oneself, not finished, not there at all.
    game(['Ann', 'Ann'], [0]),
    game(['Ann', 'Bob']),
    game(['Bob', 'Cid'], [0]),
  ];
  expect(resultsOf(games, ({ name }) => name === 'Ann')).toEqual({
    all: { won: 2, lost: 1, drawn: 1 },
    bySide: [
      { game: 'twilight-struggle', seat: 0, tally: { won: 1, lost: 1, drawn: 0 } },
      { game: 'twilight-struggle', seat: 1, tally: { won: 1, lost: 0, drawn: 1 } },
    ],
    byManner: [
      { manner: 'defcon', tally: { won: 1, lost: 1, drawn: 0 } },
      { manner: 'vp', tally: { won: 1, lost: 0, drawn: 0 } },
      { manner: 'agreement', tally: { won: 0, lost: 0, drawn: 1 } },
    ],
  });
});
