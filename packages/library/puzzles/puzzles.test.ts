import { gameCalled } from '@brink/games';
import { CHANCE, choose, decision, legal, members, nextActor, save } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { PUZZLES } from './index.ts';
import { beginPuzzle, isSolved, tryAnswer } from './puzzle.ts';
import { Solver, TooLarge } from './solve.ts';

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_id, puzzle) => {
  const rules = gameCalled(puzzle.game)!;

  test('the answers are all the answers there are', () => {
    let attempt = beginPuzzle(rules, puzzle);
    for (const answers of puzzle.answers) {
      const { domain } = decision(attempt.game)!;
      const solver = new Solver(rules, puzzle.seat, puzzle.goal, 20_000);
      const proved = solver.solutions(attempt.game).map((each) => rules.choiceName(domain, each));
      expect(proved.toSorted()).toEqual([...answers].toSorted());
      attempt = tryAnswer(rules, attempt, rules.choiceOf(domain, answers[0])!);
    }
    expect(isSolved(attempt)).toBe(true);
    expect(new Solver(rules, puzzle.seat, puzzle.goal, 20_000).holds(attempt.game)).toBe(true);
  });

  test('a wrong answer changes nothing, and there is one', () => {
    const attempt = beginPuzzle(rules, puzzle);
    const { domain } = decision(attempt.game)!;
    const before = save(attempt.game);
    const wrong = members(legal(attempt.game, puzzle.seat)).filter(
      (choice) => !puzzle.answers[0].includes(rules.choiceName(domain, choice)),
    );
    expect(wrong.length).toBeGreaterThan(0);
    for (const choice of wrong) expect(tryAnswer(rules, attempt, choice)).toBe(attempt);
    expect(save(attempt.game)).toEqual(before);
  });

  test('speaks both languages', () => {
    for (const words of [puzzle.title, puzzle.say, puzzle.why]) {
      expect(words.en).not.toMatch(/[а-яё]/i);
      expect(words.ru).toMatch(/[а-я]/);
    }
  });
});

test('what is too large to look through is said, not guessed', () => {
  const puzzle = PUZZLES.find(({ id }) => id === 'kremlin-flu')!;
  const rules = gameCalled(puzzle.game)!;
  const { game } = beginPuzzle(rules, puzzle);
  const hasty = new Solver(rules, puzzle.seat, puzzle.goal, 10);
  expect(() => hasty.solutions(game)).toThrow(TooLarge);
});

test('in Wir sind das Volk! a turn goes on while the special card is paid for', () => {
  const rules = gameCalled('volk')!;
  const game = rules.setup(rules.parseOptions({}));
  const play = (name: string): void => {
    choose(game, nextActor(game), rules.choiceOf(decision(game)!.domain, name)!);
  };
  // The deal: whatever comes first.
  while (nextActor(game) === CHANCE) choose(game, CHANCE, members(legal(game, CHANCE))[0]);
  const first = rules.choiceName('card', members(legal(game, 0))[0]);
  for (const name of [first, 'build', 'done', 'russian-tanks']) play(name);
  expect(decision(game)?.prompt).toBe('specialCost');
  const solver = new Solver(rules, 1, 'survive');
  expect(solver.solutions(game)).toHaveLength(2);
  // More than the price was looked at: each card that West may draw, and the whole event.
  expect(solver.size).toBeGreaterThan(20);
});
