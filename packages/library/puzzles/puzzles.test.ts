import { GAME_IDS } from '@brink/games/ids';
import { gameCalled } from '@brink/games';
import {
  CHANCE,
  choose,
  decision,
  has,
  legal,
  members,
  nextActor,
  pending,
  save,
} from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { dailyGame, puzzleOfDay } from './daily.ts';
import { loadAllPuzzles, loadPuzzle, loadPuzzles } from './index.ts';
import {
  answerOf,
  beginPuzzle,
  depthOf,
  isComplete,
  isRight,
  tryChoice,
  type ExactPuzzle,
  type OddsPuzzle,
} from './puzzle.ts';
import { Solver, TooLarge } from './solve.ts';
import { THEMES } from './themes.ts';

const all = await loadAllPuzzles();
const exact = all.filter((each): each is ExactPuzzle => each.kind === 'exact');

describe.each(exact.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_id, puzzle) => {
  const rules = gameCalled(puzzle.game)!;

  test('the answers are all the answers there are', () => {
    let attempt = beginPuzzle(rules, puzzle);
    for (const answers of puzzle.answers) {
      const { domain } = decision(attempt.game)!;
      const solver = new Solver(rules, puzzle.seat, puzzle.goal, 20_000);
      const proved = solver.solutions(attempt.game).map((each) => rules.choiceName(domain, each));
      expect(proved.toSorted()).toEqual([...answers].toSorted());
      attempt = tryChoice(rules, attempt, rules.choiceOf(domain, answers[0])!);
    }
    expect(isComplete(attempt) && isRight(attempt)).toBe(true);
    expect(new Solver(rules, puzzle.seat, puzzle.goal, 20_000).holds(attempt.game)).toBe(true);
  });

  test('a wrong answer is wrong, and there is one', () => {
    const attempt = beginPuzzle(rules, puzzle);
    const { domain } = decision(attempt.game)!;
    const before = save(attempt.game);
    const wrong = members(legal(attempt.game, puzzle.seat)).filter(
      (choice) => !puzzle.answers[0].includes(rules.choiceName(domain, choice)),
    );
    expect(wrong.length).toBeGreaterThan(0);
    for (const choice of wrong) expect(isRight(tryChoice(rules, attempt, choice))).toBe(false);
    expect(save(attempt.game)).toEqual(before);
  });

  test('speaks both languages', () => {
    for (const words of [puzzle.title, puzzle.say, puzzle.why]) {
      expect(words.en).not.toMatch(/[а-яё]/i);
      expect(words.ru).toMatch(/[а-я]/);
    }
  });
});

/** Whether a seat can choose all of this, and others what follows it. */
function follows(
  puzzle: OddsPuzzle,
  choices: readonly number[],
  others: readonly number[] = [],
): boolean {
  const { game } = beginPuzzle(gameCalled(puzzle.game)!, puzzle);
  const take = (actor: number, choice: number): boolean => {
    if (!has(legal(game, actor), choice)) return false;
    choose(game, actor, choice);
    return true;
  };
  return (
    choices.every((choice) => take(puzzle.seat, choice)) &&
    others.every((choice) => take(nextActor(game), choice))
  );
}

describe.each(GAME_IDS)('mined puzzles of %s', (id) => {
  const rules = gameCalled(id)!;
  const mined = all.filter((each): each is OddsPuzzle => each.kind === 'odds' && each.game === id);
  const tried = (puzzle: OddsPuzzle, choices: readonly number[]) =>
    choices.reduce(
      (attempt, choice) => tryChoice(rules, attempt, choice),
      beginPuzzle(rules, puzzle),
    );
  /** The ids of those of which it does not hold. */
  const failing = (holds: (puzzle: OddsPuzzle) => boolean): string[] =>
    mined.filter((puzzle) => !holds(puzzle)).map((puzzle) => puzzle.id);

  test('are positions of the game, with something to choose from', () => {
    const holds = (puzzle: OddsPuzzle): boolean => {
      const { game } = beginPuzzle(rules, puzzle);
      const isTheirs = (pending(game) & (1 << puzzle.seat)) !== 0;
      return isTheirs && members(legal(game, puzzle.seat)).length > 1;
    };
    expect(failing(holds)).toEqual([]);
    const broken = mined.flatMap((puzzle) => rules.violations(beginPuzzle(rules, puzzle).game));
    expect(broken).toEqual([]);
  });

  test('their answers can be chosen and are right', () => {
    const holds = (puzzle: OddsPuzzle): boolean =>
      puzzle.right.every((start) => {
        const attempt = tried(puzzle, start);
        const isWhole = attempt.path.length === start.length && start.length === depthOf(puzzle);
        return isWhole && isComplete(attempt) && isRight(attempt);
      }) && follows(puzzle, puzzle.best);
    expect(failing(holds)).toEqual([]);
  });

  test('the wrong answer is legal, wrong and clearly worse, and something follows it', () => {
    const holds = (puzzle: OddsPuzzle): boolean => {
      const attempt = tried(puzzle, puzzle.wrong);
      const [best, wrong, error] = puzzle.chances;
      const isWorse = best - wrong >= 2 * error;
      const isWrong = isComplete(attempt) && !isRight(attempt);
      return isWorse && isWrong && follows(puzzle, puzzle.wrong, puzzle.reply);
    };
    expect(failing(holds)).toEqual([]);
  });
});

test('every puzzle has its own id, themes that there are, and is found', async () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { themes } of all) {
    expect(themes.length).toBeGreaterThan(0);
    expect(themes.every((theme) => THEMES.includes(theme))).toBe(true);
  }
  const last = all.at(-1)!;
  expect(await loadPuzzle(last.id)).toBe(last);
  expect(await loadPuzzle('nothing')).toBeUndefined();
});

test('a day has one puzzle; in time all of a game come', async () => {
  const puzzles = await loadPuzzles('red-sea');
  const seen = new Set<string>();
  for (let day = 0; day < 7 * puzzles.length; day++) {
    if (dailyGame(day) === 'red-sea') seen.add((await puzzleOfDay(day)).id);
  }
  expect(seen.size).toBe(puzzles.length);
});

test('the answer of a puzzle is right', () => {
  for (const puzzle of exact) {
    const rules = gameCalled(puzzle.game)!;
    let attempt = beginPuzzle(rules, puzzle);
    for (const choice of answerOf(rules, puzzle)) attempt = tryChoice(rules, attempt, choice);
    expect(isRight(attempt)).toBe(true);
  }
});

test('what is too large to look through is said, not guessed', () => {
  const puzzle = exact.find(({ id }) => id === 'kremlin-flu')!;
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
