import { expect, test } from 'vitest';
import { mentionsIn } from './card-mentions.tsx';

const mentions = mentionsIn([
  ['Duck and Cover', 'duck-and-cover'],
  ['НАТО', 'nato'],
  ['Summit', 'summit'],
  ['Che', 'che'],
  ['Че', 'che'],
  ['The China Card', 'china-card'],
  ['Китайская карта', 'china-card'],
  ['Nixon Plays the China Card', 'nixon'],
  ['Блокада', 'blockade'],
]);
const cardsIn = (text: string) =>
  mentions(text).flatMap(({ text: named, card }) => (card === undefined ? [] : [[named, card]]));

test('cards are found by name in both languages', () => {
  expect(mentions('I feared Duck and Cover, НАТО too')).toEqual([
    { text: 'I feared ', card: undefined },
    { text: 'Duck and Cover', card: 'duck-and-cover' },
    { text: ', ', card: undefined },
    { text: 'НАТО', card: 'nato' },
    { text: ' too', card: undefined },
  ]);
});

test('words that only look like cards are words', () => {
  expect(mentions('Cheers, a summit at last')).toEqual([
    { text: 'Cheers, a summit at last', card: undefined },
  ]);
});

test('an article is part of the name or left out', () => {
  expect(cardsIn('The China Card? Keep the China Card, your China Card.')).toEqual([
    ['The China Card', 'china-card'],
    ['the China Card', 'china-card'],
    ['China Card', 'china-card'],
  ]);
  expect(cardsIn('Nixon Plays the China Card')).toEqual([['Nixon Plays the China Card', 'nixon']]);
});

test('Russian names are found in every case', () => {
  expect(cardsIn('Китайская карта у вас, отдайте Китайскую карту за Блокаду')).toEqual([
    ['Китайская карта', 'china-card'],
    ['Китайскую карту', 'china-card'],
    ['Блокаду', 'blockade'],
  ]);
  expect(cardsIn('Чего ждать? Блокадный Ленинград, китайская карта мира')).toEqual([]);
});
