import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  again,
  has,
  isEmpty,
  l,
  newMask,
  program,
  step,
  type Mask,
} from '@brink/kernel';
import { addInfluence, controls } from '../influence.ts';
import { rivalOf, type Side } from '../sides.ts';
import { CONTROL, COUNTRY_WORDS, REACH } from '../state.ts';
import type { Table, World } from '../world.ts';
import { breakBonuses, keepAffordable, pointsLeft } from './tiers.ts';
import { question } from '../question.ts';

/** Points spent, and which bonuses are lost. */
const SPENT = l.count;
const BROKEN = l.extra;
const RAW = l.value;

/** A point has gone where a region's penalty counts; the lower bits are those of bonuses. */
const CHARGED = 1 << 14;

/** Countries where a point costs two; none while the next one is cheap. */
function dearPlaces(game: Table, side: Side): number | undefined {
  if (game.rules.rule.placesCheaply?.(game, side)) return undefined;
  return CONTROL + rivalOf(side) * COUNTRY_WORDS;
}

const inside = newMask();

/** Keeps what can be paid for, be it a point less where a penalty counts. */
function keepPayable(
  game: Table,
  side: Side,
  card: number,
  raw: number,
  spent: number,
  broken: number,
  legal: Mask,
): void {
  const dear = dearPlaces(game, side);
  const { penalty } = game.rules;
  if (!penalty || !penalty.applies(game, side, card)) {
    return keepAffordable(game, side, card, raw, spent, broken, legal, dear);
  }
  if (broken & CHARGED) {
    return keepAffordable(game, side, card, raw - 1, spent, broken, legal, dear);
  }
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    inside[i] = legal[i] & penalty.where[i];
    legal[i] &= ~penalty.where[i];
  }
  keepAffordable(game, side, card, raw - 1, spent, broken, inside, dear);
  keepAffordable(game, side, card, raw, spent, broken, legal, dear);
  for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] |= inside[i];
}

/** Where the frame's next point may go; locals as in `placeInfluence`. */
export function offerPlaces(game: Table, legal: Mask): void {
  const { mem, sets, rules } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const reach = REACH + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] = sets[reach + i];
  rules.rule.limitPlacing(game, side, legal);
  keepPayable(
    game,
    side,
    mem[frame + CARD],
    mem[frame + RAW],
    mem[frame + SPENT],
    mem[frame + BROKEN],
    legal,
  );
}

const scratch = newMask();

/** Whether influence could be placed at all with these operations. */
export function canPlace(game: Table, side: Side, card: number, raw: number): boolean {
  scratch.fill(0);
  const reach = REACH + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) scratch[i] = game.sets[reach + i];
  game.rules.rule.limitPlacing(game, side, scratch);
  keepPayable(game, side, card, raw, 0, 0, scratch);
  return !isEmpty(scratch);
}

/** §6.1: influence point by point; two points each in what the rival controls. */
export const placeInfluence = program<World>('placeInfluence', [
  step(({ mem }) => {
    mem[mem[FP] + SPENT] = 0;
    mem[mem[FP] + BROKEN] = 0;
  }),
  question({
    prompt: 'placeInfluence',
    domain: 'country',
    actor: ({ mem }) => mem[mem[FP] + ACTOR],
    args: (game) => [pointsToShow(game)],
    legal: (game, legal) => {
      offerPlaces(game, legal);
      // Only the point of a region bonus may be left unused (§6.0, §9.6).
      const { mem } = game;
      const frame = mem[FP];
      const isPaid = mem[frame + SPENT] >= Math.max(1, mem[frame + RAW]);
      if ((isPaid || mayStop(game)) && !isEmpty(legal)) add(legal, DONE);
    },
    take: (game, country) => {
      if (country === DONE) return;
      placePoint(game, country);
      again(game);
    },
  }),
]);

/** Places one point and pays for it; locals as in `placeInfluence`. */
export function placePoint(game: Table, country: number): void {
  const { mem, rules } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const { rule } = rules;
  let cost = controls(game, rivalOf(side), country) ? 2 : 1;
  if (cost === 2 && rule.placesCheaply?.(game, side)) {
    cost = 1;
    rule.onCheapPlacing?.(game, side);
  }
  mem[frame + SPENT] += cost;
  mem[frame + BROKEN] = breakBonuses(game, country, mem[frame + BROKEN]);
  if (rules.penalty && has(rules.penalty.where, country)) mem[frame + BROKEN] |= CHARGED;
  rule.onPlacing?.(game, side, country);
  addInfluence(game, side, country, 1);
}

/** After the first point a player may be allowed to waste the rest, by ruling. */
function mayStop(game: Table): boolean {
  return game.mem[game.mem[FP] + SPENT] > 0 && game.rules.rule.mayWastePoints(game);
}

function pointsToShow(game: Table): number {
  const { mem, rules } = game;
  const frame = mem[FP];
  const [raw, side] = [mem[frame + RAW], mem[frame + ACTOR] as Side];
  const isCharged =
    (mem[frame + BROKEN] & CHARGED) !== 0 && rules.penalty!.applies(game, side, mem[frame + CARD]);
  return Math.max(1, isCharged ? raw - 1 : raw) - mem[frame + SPENT];
}

/** Points a country would still have, for prompts. */
export function pointsFor(game: Table, country: number): number {
  const { mem } = game;
  const frame = mem[FP];
  return pointsLeft(
    game,
    mem[frame + ACTOR] as Side,
    mem[frame + CARD],
    mem[frame + RAW],
    mem[frame + SPENT],
    mem[frame + BROKEN],
    country,
  );
}
