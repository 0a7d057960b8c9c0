import { createBot } from '@brink/bots/levels';
import { loadGameWithBot } from '@brink/games/loaders';
import { CHANCE, Random, anyGame, choose, nextActor, uniform } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { expect, test } from 'vitest';
import { review, type ReviewProgress } from './review.ts';

const game = anyGame(twilightStruggle);

/** A game of the heuristic against a player who takes anything. */
function record(seed: number, plays: number): number[] {
  const table = game.setup(game.parseOptions({}));
  const chance = uniform(new Random(seed));
  const good = createBot({ name: 'heuristic' }, { game, seed });
  const choices: number[] = [];
  for (
    let actor = nextActor(table);
    actor >= 0 && choices.length < plays;
    actor = nextActor(table)
  ) {
    const choice =
      actor === CHANCE || actor === 1 ? chance(table, actor) : good.choose(table, actor);
    choose(table, actor, choice);
    choices.push(choice);
  }
  return choices;
}

test('a player who takes anything plays well less often than one who knows the game', async () => {
  let last: ReviewProgress | undefined;
  let reports = 0;
  const options = { deals: 3, plans: 6 };
  for await (const each of review(game, { options: {}, choices: record(3, 260) }, options)) {
    expect(each.done).toBeGreaterThanOrEqual(last?.done ?? 0);
    last = each;
    reports++;
  }
  expect(reports).toBeGreaterThan(8);
  expect(last!.done).toBe(last!.total);
  const [knows, takes] = last!.plays.map(({ good, all }) => good / all);
  expect(takes).toBeLessThan(knows);
  expect(last!.mistakes[0].better.length).toBeGreaterThan(0);
  expect(last!.mistakes[0].loss).toBeGreaterThanOrEqual(last!.mistakes.at(-1)!.loss);
  expect(last!.curve.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
  expect(Math.abs(last!.luck.dice) + Math.abs(last!.luck.draws)).toBeGreaterThan(0);
});

test('it can be stopped, and the same game is judged the same', async () => {
  const played = { options: {}, choices: record(4, 120) };
  const first: ReviewProgress[] = [];
  for await (const each of review(game, played, { deals: 2, plans: 4 })) {
    first.push(each);
    if (first.length === 2) break;
  }
  expect(first[1].done).toBeLessThan(first[1].total);
  const again: ReviewProgress[] = [];
  for await (const each of review(game, played, { deals: 2, plans: 4 })) {
    again.push(each);
    if (again.length === 2) break;
  }
  expect(again).toEqual(first);
});

test('where four play, decisions are summed by side', async () => {
  const rules = await loadGameWithBot('volk');
  const options = { mode: 'two-plus-two' };
  const table = rules.setup(rules.parseOptions(options));
  const chance = uniform(new Random(5));
  const choices: number[] = [];
  for (let actor = nextActor(table); actor >= 0 && choices.length < 90; actor = nextActor(table)) {
    choices.push(chance(table, actor));
    choose(table, actor, choices.at(-1)!);
  }
  const found: ReviewProgress[] = [];
  const reviewed = review(rules, { options, choices }, { deals: 2, plans: 4 });
  for await (const each of reviewed) found.push(each);
  const { mistakes, curve } = found.at(-1)!;
  expect(curve.length).toBeGreaterThan(3);
  expect(mistakes.length).toBeGreaterThan(0);
  const { plays, decidedError } = found.at(-1)!;
  expect(decidedError.every((error) => error > 0)).toBe(true);
  const bad = (side: number): number => mistakes.filter(({ seat }) => seat % 2 === side).length;
  expect(plays.map(({ good, all }) => all - good)).toEqual([bad(0), bad(1)]);
});
