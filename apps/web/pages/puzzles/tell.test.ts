import { gameCalled } from '@brink/games';
import { choose, nextActor } from '@brink/kernel';
import { loadAllPuzzles, loadPuzzles } from '@brink/library/puzzles/index';
import { beginPuzzle, type OddsPuzzle } from '@brink/library/puzzles/puzzle';
import { expect, test } from 'vitest';
import { tellChoices, tellFacts, tellReply } from './tell.ts';

const rules = gameCalled('twilight-struggle')!;
const all = (await loadPuzzles('twilight-struggle')).filter((each) => each.kind === 'odds');

/** Whether the opponent makes a play of their own in what followed the wrong one. */
function isAnswered(puzzle: OddsPuzzle): boolean {
  const { game } = beginPuzzle(rules, puzzle);
  for (const choice of puzzle.wrong) choose(game, puzzle.seat, choice);
  return puzzle.reply.some((choice) => {
    const actor = nextActor(game);
    const isPlay = actor === 1 - puzzle.seat && rules.opensPlay!(game, actor);
    choose(game, actor, choice);
    return isPlay;
  });
}

test('what the wrong play itself still does is not told as an answer to it', () => {
  // The event of the opponent comes first, and the operations after it are the solver's own.
  const isEventFirst = (puzzle: OddsPuzzle): boolean =>
    tellChoices(rules, puzzle, puzzle.wrong, 'en').endsWith('event first, then operations');
  const unanswered = all.filter((puzzle) => !isAnswered(puzzle));
  expect(unanswered.some(isEventFirst)).toBe(true);
  for (const puzzle of unanswered) expect(tellReply(rules, puzzle, 'en')).toBe('');
});

test('the answer of the opponent is told with their name', () => {
  const answered = all.filter(isAnswered);
  expect(answered.length).toBeGreaterThan(100);
  for (const puzzle of answered) {
    const seat = rules.texts.en.seats[1 - puzzle.seat];
    expect([puzzle.id, tellReply(rules, puzzle, 'en')]).toEqual([
      puzzle.id,
      expect.stringMatching(new RegExp(`^${seat}: `)),
    ]);
  }
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
