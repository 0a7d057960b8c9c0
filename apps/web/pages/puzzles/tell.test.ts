import { gameCalled } from '@brink/games';
import { loadAllPuzzles, loadPuzzle } from '@brink/library/puzzles/index';
import type { OddsPuzzle } from '@brink/library/puzzles/puzzle';
import { expect, test } from 'vitest';
import { tellChoices, tellFacts, tellReply } from './tell.ts';

const rules = gameCalled('twilight-struggle')!;
const found = async (id: string): Promise<OddsPuzzle> => (await loadPuzzle(id)) as OddsPuzzle;

test('what the wrong play itself still does is not told as an answer to it', async () => {
  // The event of the opponent comes first, and the operations after it are the solver's own.
  const puzzle = await found('ts-177');
  expect(tellChoices(rules, puzzle, puzzle.wrong, 'en')).toBe(
    'Socialist Governments (3): event first, then operations',
  );
  expect(tellReply(rules, puzzle, 'en')).toBe('');
  expect(tellReply(rules, await found('ts-201'), 'en')).toMatch(/^US: influence Haiti/);
});

test('places are told in one sentence', () => {
  const facts = [
    ['control', 8, 0, 65, 0],
    ['vp', 30, 5],
    ['control', 9, 0, 48, 2],
    ['control', 7, 1, 0, 100],
  ] as const;
  expect(tellFacts(rules, facts, 'en')).toEqual([
    'The answer is worth 2.5 VP more on average.',
    'You soon control France in 65% of the deals (after the common mistake 0%), Spain/Portugal in 48% (2%).',
    'Your opponent soon controls West Germany in 0% of the deals (after the common mistake 100%).',
  ]);
});

test('averages are told in one sentence', () => {
  const facts = [
    ['state', 'standard', 0, 42, 28],
    ['state', 'unrest', 1, 140, 130],
  ] as const;
  expect(tellFacts(gameCalled('volk')!, facts, 'ru')).toEqual([
    'В среднем: ваш уровень жизни 4,2 (после частой ошибки 2,8), беспорядки противника 14 (13).',
  ]);
});

test.each(['en', 'ru'] as const)(
  'every puzzle that was found can be told: %s',
  async (language) => {
    for (const puzzle of await loadAllPuzzles()) {
      if (puzzle.kind === 'exact') continue;
      const game = gameCalled(puzzle.game)!;
      const told = [
        tellChoices(game, puzzle, puzzle.best, language),
        tellChoices(game, puzzle, puzzle.wrong, language),
        ...tellFacts(game, puzzle.facts, language),
      ].join(' ');
      expect(told).not.toMatch(language === 'ru' ? /undefined|NaN/ : /undefined|NaN|[а-я]/);
    }
  },
);
