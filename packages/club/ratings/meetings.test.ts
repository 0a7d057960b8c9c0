import { expect, it } from 'vitest';
import { meetings } from './meetings.ts';

const stayed = (team: number, score: number) => ({ team, score, hasLeft: false });
const left = (team: number, score = 0) => ({ team, score, hasLeft: true });

it('of two are with each other', () => {
  expect(meetings([stayed(0, 1), stayed(1, 0)])).toEqual([
    [{ opponent: 1, score: 1 }],
    [{ opponent: 0, score: 0 }],
  ]);
  expect(meetings([stayed(0, 0.5), stayed(1, 0.5)])).toEqual([
    [{ opponent: 1, score: 0.5 }],
    [{ opponent: 0, score: 0.5 }],
  ]);
});

it('of two teams are with both opponents, never with the ally', () => {
  const lost = [
    { opponent: 0, score: 0 },
    { opponent: 2, score: 0 },
  ];
  const won = [
    { opponent: 1, score: 1 },
    { opponent: 3, score: 1 },
  ];
  const four = [stayed(0, 1), stayed(1, 0), stayed(0, 1), stayed(1, 0)];
  expect(meetings(four)).toEqual([won, lost, won, lost]);
});

it('are lost by whoever leaves, however his bot fares, and the others have met nobody else', () => {
  // The team of the one who left wins all the same.
  const four = [left(0), stayed(1, 0), stayed(0, 1), stayed(1, 0)];
  expect(meetings(four)).toEqual([
    [
      { opponent: 1, score: 0 },
      { opponent: 3, score: 0 },
    ],
    [{ opponent: 0, score: 1 }],
    [],
    [{ opponent: 0, score: 1 }],
  ]);
});

it('are none between those who have left', () => {
  expect(meetings([left(0), left(1), left(0), left(1)])).toEqual([[], [], [], []]);
  expect(meetings([left(0), left(1), stayed(0, 1), stayed(1, 0)])).toEqual([
    [{ opponent: 3, score: 0 }],
    [{ opponent: 2, score: 0 }],
    [{ opponent: 1, score: 1 }],
    [{ opponent: 0, score: 1 }],
  ]);
});
