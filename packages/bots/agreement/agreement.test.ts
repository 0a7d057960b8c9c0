import { expect, test } from 'vitest';
import {
  CHANCE,
  Random,
  anyGame,
  choose,
  nextActor,
  uniform,
  type GameRecord,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { createBot, parseLevel } from '../levels.ts';
import { AgreementCount, suggestedOrder } from './agreement.ts';
import { rankingOf } from './ranking.ts';

const game = anyGame(twilightStruggle);

/** A game that the heuristic bot has played, up to so many choices. */
function played(most: number): GameRecord {
  const table = game.setup(game.parseOptions({}));
  const chance = uniform(new Random(3));
  const bot = createBot({ name: 'heuristic' }, { game, seed: 1 });
  const choices: number[] = [];
  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    if (choices.length === most) break;
    const choice = actor === CHANCE ? chance(table, actor) : bot.choose(table, actor);
    choices.push(choice);
    choose(table, actor, choice);
  }
  return {
    format: 'brink-record',
    version: 1,
    game: game.id,
    options: {},
    rules: game.revision,
    choices,
  };
}

test('a bot agrees with itself', () => {
  const count = new AgreementCount(game, suggestedOrder(game));
  count.add(played(100_000));
  for (const agreement of Object.values(count.agreements)) {
    expect(agreement.decisions).toBeGreaterThan(20);
    // The first of equals may be another one.
    expect(agreement.top1).toBeGreaterThan(0.9);
    expect(agreement.top3).toBeGreaterThanOrEqual(agreement.top1);
    expect(agreement.random1).toBeLessThan(0.6);
  }
  const turns = count.forecasts.map(({ turn }) => turn);
  expect(turns).toEqual(turns.map((_, i) => i + 1));
  expect(new Set(count.forecasts.map(({ won }) => won)).size).toBe(1);
});

test('the first forecast is made when influence has been placed', () => {
  const record = played(100_000);
  const table = game.setup(game.parseOptions({}));
  for (const choice of record.choices) {
    const actor = nextActor(table);
    if (actor !== CHANCE && game.opensPlay!(table, actor)) break;
    choose(table, actor, choice);
  }
  const count = new AgreementCount(game, suggestedOrder(game));
  count.add(record);
  expect(count.forecasts[0].chance).toBe((1 + game.ai!.evaluate(table, 0)) / 2);
});

test('of a game without an end only the choices count', () => {
  const count = new AgreementCount(game, suggestedOrder(game));
  count.add(played(120));
  expect(count.forecasts).toEqual([]);
  expect(count.agreements.card.decisions).toBeGreaterThan(0);
});

test('a search ranks all that is legal, each once', () => {
  const record = played(80);
  const rank = rankingOf(game, parseLevel('search:40sims'), 1, () => 0);
  const suggested = suggestedOrder(game);
  const count = new AgreementCount(game, (table, seat) => {
    const ranked = rank(table, seat);
    expect(ranked.toSorted((a, b) => a - b)).toEqual(
      suggested(table, seat).toSorted((a, b) => a - b),
    );
    return ranked;
  });
  count.add(record);
});
