import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, PERIODS, type CardData } from '../data/cards.ts';
import { ALL_CARDS } from './index.ts';

const here = new URL('.', import.meta.url);
const fileOf = ({ number, id, period }: CardData): string =>
  `${period}-war/${`${number}`.padStart(3, '0')}-${id}`;

const ROMANIAN_AUTONOMY = 39;
const withEvent = (CARDS as readonly CardData[]).filter(
  ({ number }) => number !== ROMANIAN_AUTONOMY,
);

test('every card of the box has its file, named after it', () => {
  const found = PERIODS.map((period) => `${period}-war`)
    .flatMap((folder) => readdirSync(new URL(folder, here)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  expect(found).toEqual(withEvent.map((card) => `${fileOf(card)}.ts`).sort());
});

test('every card, Romanian Autonomy too, has a test beside it', () => {
  const untested = CARDS.filter((card) => !existsSync(new URL(`${fileOf(card)}.test.ts`, here)));
  expect(untested.map(({ id }) => id)).toEqual([]);
});

test('the list that the game is linked from holds each of them once', () => {
  expect(ALL_CARDS.map(({ number }) => number)).toEqual(withEvent.map(({ number }) => number));
});
