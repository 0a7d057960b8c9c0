import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, PERIODS, type CardData } from '../data/cards.ts';
import { ALL_CARDS } from './index.ts';

const here = new URL('.', import.meta.url);
const folderOf = ({ marks, period }: CardData): string => {
  if (marks.includes('promo')) return 'promo';
  return marks.includes('exchange') ? 'turn-zero' : `${period}-war`;
};

const fileOf = (card: CardData): string =>
  `${folderOf(card)}/${`${card.number}`.padStart(3, '0')}-${card.id}`;

const CHINA_CARD = 6;
const withEvent = (CARDS as readonly CardData[]).filter(({ number }) => number !== CHINA_CARD);

test('every card of the box has its file, named after it', () => {
  const expected = withEvent.map((card) => `${fileOf(card)}.ts`).sort();
  const found = [...PERIODS.map((period) => `${period}-war`), 'promo', 'turn-zero']
    .filter((folder) => existsSync(new URL(folder, here)))
    .flatMap((folder) => readdirSync(new URL(folder, here)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  expect(found).toEqual(expected);
});

test('every card, the China Card too, has a test beside it', () => {
  const untested = (CARDS as readonly CardData[]).filter(
    (card) => !existsSync(new URL(`${fileOf(card)}.test.ts`, here)),
  );
  expect(untested.map(({ id }) => id)).toEqual([]);
});

test('the list that the game is linked from holds each of them once', () => {
  expect(ALL_CARDS.map(({ number }) => number)).toEqual(withEvent.map(({ number }) => number));
  for (const { number, event } of ALL_CARDS) {
    expect(event.name).toBe(withEvent.find((card) => card.number === number)!.id);
  }
});
