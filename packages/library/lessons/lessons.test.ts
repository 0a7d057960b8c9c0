import { gameCalled, type GameId } from '@brink/games';
import { decision, legal, members, nextActor, save } from '@brink/kernel';
import { COUNTRIES as RED_SEA_COUNTRIES } from '@brink/red-sea/data/countries';
import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { CITIES } from '@brink/volk/data/cities';
import { PROVINCES } from '@brink/volk/data/provinces';
import { describe, expect, test } from 'vitest';
import { LESSONS } from './index.ts';
import { accepted, beginLesson, readOn, stepOf, tryChoice, type Progress } from './runner.ts';

/** Of the games that have lessons. */
const PLACES: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  'red-sea': RED_SEA_COUNTRIES.map(({ id }) => id),
  'twilight-struggle': COUNTRIES.map(({ id }) => id),
  volk: [...PROVINCES, ...CITIES].map(({ id }) => id),
};

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  const rules = gameCalled(lesson.game)!;

  /** Plays the lesson through; at every task takes the accepted choice with this index. */
  function playThrough(pick: (offered: readonly number[]) => number): Progress {
    let progress = beginLesson(rules, lesson);
    for (let n = 0; stepOf(progress) && n < 200; n++) {
      const step = stepOf(progress)!;
      if (step.kind === 'read') {
        progress = readOn(rules, progress);
        continue;
      }
      expect(nextActor(progress.game)).toBe(lesson.seat);
      const offered = accepted(rules, progress);
      const open = members(legal(progress.game, lesson.seat));
      // Every choice that the task accepts is legal, and known by its name.
      expect(offered).toHaveLength(step.choices.length);
      expect(offered.filter((choice) => !open.includes(choice))).toEqual([]);
      progress = tryChoice(rules, progress, pick(offered));
    }
    return progress;
  }

  test('can be played through', () => {
    for (const pick of [(o: readonly number[]) => o[0], (o: readonly number[]) => o.at(-1)!]) {
      const end = playThrough(pick);
      expect(end.at).toBe(lesson.steps.length);
    }
  });

  test('what a task does not ask for changes nothing', () => {
    let progress = beginLesson(rules, lesson);
    while (stepOf(progress)?.kind === 'read') progress = readOn(rules, progress);
    const other = members(legal(progress.game, lesson.seat)).find(
      (choice) => !accepted(rules, progress).includes(choice),
    )!;
    const before = save(progress.game);
    expect(tryChoice(rules, progress, other)).toBe(progress);
    expect(readOn(rules, progress)).toBe(progress);
    expect(save(progress.game)).toEqual(before);
    expect(decision(progress.game)).toBeDefined();
  });

  test('speaks both languages and marks places that are on the map', () => {
    for (const step of lesson.steps) {
      if (step.kind === 'reply') continue;
      expect(step.say.en).not.toMatch(/[а-яё]/i);
      expect(step.say.ru).toMatch(/[а-я]/);
      expect(step.marks.filter((place) => !PLACES[lesson.game]!.includes(place))).toEqual([]);
    }
  });
});

test('the lesson on scoring ends with a victory of the learner', () => {
  const lesson = LESSONS.find(({ id }) => id === 'red-sea-scoring')!;
  const rules = gameCalled(lesson.game)!;
  let progress = beginLesson(rules, lesson);
  for (let step = stepOf(progress); step; step = stepOf(progress)) {
    progress =
      step.kind === 'read'
        ? readOn(rules, progress)
        : tryChoice(rules, progress, accepted(rules, progress)[0]);
  }
  expect(rules.outcome(progress.game)?.winners).toEqual([lesson.seat]);
});
