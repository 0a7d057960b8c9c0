import { expect, test } from 'vitest';
import { randomGame, recordOf } from './driver.ts';
import { coveredBy, selectGoldens, type Candidate } from './goldens.ts';
import { duel } from './testing/duel.ts';

const candidate = (length: number, ...covers: number[]): Candidate => ({
  record: recordOf(duel(), {}, new Array<number>(length).fill(0)),
  covers: new Set(covers),
});

test('a record covers what its log says', () => {
  const record = recordOf(duel(), {}, randomGame(duel(), {}, 1).choices);
  const drawn = coveredBy(duel(), record, { code: 'draw', name: 'card' });
  expect(drawn.size).toBe(6);
  expect(coveredBy(duel(), record, { code: 'draw', name: 'seat' })).toEqual(new Set([0, 1]));
  expect(coveredBy(duel(), record, { code: 'nothing', name: 'card' }).size).toBe(0);
});

test('goldens cover everything, with the most news for their length first', () => {
  const [long, short, rare, idle] = [
    candidate(100, 1, 2, 3),
    candidate(10, 1, 2),
    candidate(50, 9),
    candidate(5),
  ];
  expect(selectGoldens([long, short, rare, idle], 0)).toEqual([short, rare, long]);
});

test('everything is covered once more until there are enough', () => {
  const [a, b, c, idle] = [candidate(10, 1), candidate(30, 1), candidate(20, 1), candidate(1)];
  expect(selectGoldens([a, b, c, idle], 2)).toEqual([a, c]);
  expect(selectGoldens([a, b, c, idle], 9)).toEqual([a, c, b]);
});
