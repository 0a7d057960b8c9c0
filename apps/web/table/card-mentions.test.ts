import { expect, test } from 'vitest';
import { mentionsIn } from './card-mentions.tsx';

const mentions = mentionsIn([
  ['Duck and Cover', 'duck-and-cover'],
  ['НАТО', 'nato'],
  ['Summit', 'summit'],
  ['Che', 'che'],
]);

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
