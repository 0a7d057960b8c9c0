import { expect, test } from 'vitest';
import { Reader, faultOf, readGame } from './rendering.ts';
import { duel } from './testing/duel.ts';

test.each([
  ['Coup in Italy', 'en', undefined],
  ['Переворот: Италия, DEFCON 3', 'ru', undefined],
  ['Import by KoKo', 'en', undefined],
  [undefined, 'en', 'is undefined'],
  ['', 'en', 'is empty'],
  [' ', 'ru', 'is empty'],
  ['Coup in ', 'en', 'has blanks around it: "Coup in "'],
  ['undefined loses', 'en', 'reads "undefined loses"'],
  ['NaN VP', 'en', 'reads "NaN VP"'],
  ['heldScoringCard', 'en', 'reads "heldScoringCard"'],
  ['Play Fidel', 'ru', 'is not translated: "Play Fidel"'],
] as const)('"%s" in %s', (text, language, fault) => {
  expect(faultOf(text, language)).toBe(fault);
});

test('a sound game is read to its end', () => {
  const game = duel();
  expect(() => readGame(new Reader(game), game, {}, 1)).not.toThrow();
});

test('a game with a hole in its texts is not', () => {
  const game = duel('leavesAChoiceWithoutWords');
  expect(() => readGame(new Reader(game), game, {}, 1)).toThrow('choice 1 of card at draw in en');
});

test('nor is a game that says more than its schema names', () => {
  const game = duel();
  const schema = { ...game.schema, log: { ...game.schema.log, duel: ['red'] } };
  const reader = new Reader({ ...game, schema });
  expect(() => readGame(reader, game, {}, 1)).toThrow(/log duel\(.*\) says more than red/);
});
