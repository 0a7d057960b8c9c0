import { gameCalled } from '@brink/games';
import { choose, nextActor, type LogEntry } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { exampleOfPlay } from './example-of-play/index.ts';
import { TOLD_GAMES } from './index.ts';
import { endsOf, recordOf } from './told-game.ts';

describe.each(TOLD_GAMES.map((told) => [told.id, told] as const))('%s', (_id, told) => {
  const rules = gameCalled(told.game)!;

  test('is played by the rules, and every step ends where it says', () => {
    const log: LogEntry[] = [];
    const game = rules.setup(rules.parseOptions(told.options), (entry) => log.push(entry));
    const choices = recordOf(rules, told);
    const ends = endsOf(told);
    expect(ends.at(-1)).toBe(choices.length);
    told.steps.forEach(({ until }, i) => {
      const from = log.length;
      for (const choice of choices.slice(ends[i - 1] ?? 0, ends[i])) {
        choose(game, nextActor(game), choice);
      }
      // A step without choices ends within what the step before has brought about.
      const told = ends[i] === ends[i - 1] ? log : log.slice(from);
      expect(until === undefined || told.some(({ code }) => code === until)).toBe(true);
    });
  });

  test.each(['en', 'ru'] as const)('every step has its commentary in %s', (language) => {
    const letters = language === 'ru' ? /[а-яё]/i : /^[^а-яё]+$/i;
    for (const { title, text, why, other } of told.steps) {
      expect(title[language].trim()).not.toBe('');
      for (const words of [text, why, other]) expect(words[language]).toMatch(letters);
    }
    const titles = told.steps.map(({ title }) => title[language]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('the example of play has all its steps: set-up, three turns, six action rounds each', () => {
  const { steps } = exampleOfPlay;
  expect(steps).toHaveLength(48);
  for (const turn of [1, 2, 3]) {
    const rounds = steps.filter((step) => step.turn === turn && step.phase === 'round');
    expect(rounds.map(({ round, seat }) => `${round} ${seat}`)).toEqual(
      [1, 2, 3, 4, 5, 6].flatMap((round) => [`${round} 1`, `${round} 0`]),
    );
    const headlines = steps.filter((step) => step.turn === turn && step.phase === 'headline');
    expect(headlines).toHaveLength(2);
  }
});
