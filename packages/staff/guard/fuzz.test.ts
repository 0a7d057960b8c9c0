import {
  CHANCE,
  Random,
  choose,
  legal,
  members,
  nextActor,
  nth,
  size,
  decision,
} from '@brink/kernel';
import {
  DEFCON,
  mannerOf,
  RESULT,
  ROUND,
  ROUND_OF,
  TURN,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { expect, test } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import type { Adapter } from '../adapter.ts';
import { adapterOf } from '../adapters/index.ts';
import { guardChoice, guardOf } from './guard.ts';

/** `STAFF_FUZZ=2000 npx vitest run packages/staff/guard/fuzz.test.ts` for the long run. */
const POSITIONS = Number(process.env.STAFF_FUZZ ?? 12);
const PLAYS = 2;

const momentOf = ({ mem }: Table): number => (mem[TURN] * 16 + mem[ROUND]) * 4 + mem[ROUND_OF];

const isLost = (game: Table, side: Side): boolean =>
  game.mem[RESULT] - 1 === rivalOf(side) &&
  ['defcon', 'cubanMissileCrisis'].includes(mannerOf(game));

const anyOf = (game: Table, actor: number, random: Random): number => {
  const mask = legal(game, actor);
  return nth(mask, random.below(size(mask)));
};

/** A rival who wants nuclear war: what wins at once, or lowers DEFCON, or whatever. */
function spite(game: Table, actor: number, random: Random): number {
  const choices = members(legal(game, actor));
  const after = game.clone();
  const drops = choices.filter((choice) => {
    choose(after.copyFrom(game), actor, choice);
    while (nextActor(after) === CHANCE && decision(after)!.domain === 'die') {
      choose(after, CHANCE, nth(legal(after, CHANCE), 0));
    }
    return after.mem[RESULT] !== 0 || after.mem[DEFCON] < game.mem[DEFCON];
  });
  if (drops.length > 0) return drops[random.below(drops.length)];
  return anyOf(game, actor, random);
}

/** The player goes on with any choice that the guard calls safe. */
function carefully(adapter: Adapter, game: Table, side: Side, random: Random): number {
  const choices = members(legal(game, side));
  for (let left = choices.length; left > 0; left--) {
    const at = random.below(left);
    const choice = choices[at];
    if (guardChoice(adapter, game, side, choice).verdict === 'safe') return choice;
    choices[at] = choices[left - 1];
  }
  throw new Error('what was called safe leads to where nothing is');
}

/** Plays a card that was called safe in a world that its player cannot tell from the true one. */
function playOn(adapter: Adapter, game: Table, side: Side, choice: number, random: Random): Table {
  const world = adapter.package.determinise(game, side, random, game.clone());
  const start = momentOf(world);
  choose(world, side, choice);
  for (;;) {
    const actor = nextActor(world);
    if (actor < 0 || momentOf(world) !== start) return world;
    const next =
      actor === CHANCE
        ? anyOf(world, actor, random)
        : actor === side
          ? carefully(adapter, world, side, random)
          : spite(world, actor, random);
    choose(world, actor, next);
  }
}

const PLAYED: ReadonlySet<string> = new Set(['headline', 'actionRound']);

function fuzz(adapter: Adapter, positions: number, seed: number): Record<string, number> {
  const random = new Random(seed);
  const told = { positions: 0, safe: 0, dangerous: 0, losing: 0, cut: 0 };
  for (const { game, actor } of positionsOf(adapter, { seed, games: 10_000 })) {
    if (told.positions >= positions) break;
    if (!PLAYED.has(decision(game)!.prompt)) continue;
    // Quiet positions are told by a few; the others are what the guard is for.
    if (random.below(game.mem[DEFCON] <= 3 ? 3 : 24) !== 0) continue;
    told.positions++;
    const side = actor as Side;
    for (const [choice, { verdict, isCut, uses }] of guardOf(adapter, game, side)) {
      told[verdict]++;
      if (isCut || uses.some((each) => each.isCut)) told.cut++;
      if (verdict !== 'safe') continue;
      for (let play = 0; play < PLAYS; play++) {
        const after = playOn(adapter, game, side, choice, random);
        expect(isLost(after, side)).toBe(false);
      }
    }
  }
  return told;
}

test(
  `Twilight Struggle: nothing called safe is lost in ${POSITIONS} positions`,
  { timeout: 60_000 + POSITIONS * 10_000 },
  () => {
    const told = fuzz(adapterOf('twilight-struggle')!, POSITIONS, 21);
    if (POSITIONS > 100) console.log(told);
    expect(told.positions).toBe(POSITIONS);
    expect(told.cut).toBeLessThan(told.safe / 10);
  },
);

test('Red Sea: the same', { timeout: 60_000 + POSITIONS * 10_000 }, () => {
  const told = fuzz(adapterOf('red-sea')!, Math.ceil(POSITIONS / 2), 22);
  if (POSITIONS > 100) console.log(told);
  expect(told.cut).toBeLessThan(told.safe / 10);
});
