import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  again,
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

/** Points spent, and which bonuses are lost. */
const SPENT = l.count;
const BROKEN = l.extra;
const RAW = l.value;

function offerPlaces(game: Table, legal: Mask): void {
  const { mem, sets, rules } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const reach = REACH + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] = sets[reach + i];
  rules.rule.limitPlacing(game, side, legal);
  keepAffordable(
    game,
    side,
    mem[frame + CARD],
    mem[frame + RAW],
    mem[frame + SPENT],
    mem[frame + BROKEN],
    legal,
    CONTROL + rivalOf(side) * COUNTRY_WORDS,
  );
}

const scratch = newMask();

/** Whether influence could be placed at all with these operations. */
export function canPlace(game: Table, side: Side, card: number, raw: number): boolean {
  scratch.fill(0);
  const reach = REACH + side * COUNTRY_WORDS;
  for (let i = 0; i < COUNTRY_WORDS; i++) scratch[i] = game.sets[reach + i];
  game.rules.rule.limitPlacing(game, side, scratch);
  const dear = CONTROL + rivalOf(side) * COUNTRY_WORDS;
  keepAffordable(game, side, card, raw, 0, 0, scratch, dear);
  return !isEmpty(scratch);
}

/** §6.1: influence point by point; two points each in what the rival controls. */
export const placeInfluence = program<World>('placeInfluence', [
  step(({ mem }) => {
    mem[mem[FP] + SPENT] = 0;
    mem[mem[FP] + BROKEN] = 0;
  }),
  {
    kind: 'ask',
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
      const { mem } = game;
      const frame = mem[FP];
      const side = mem[frame + ACTOR] as Side;
      const cost = controls(game, rivalOf(side), country) ? 2 : 1;
      mem[frame + SPENT] += cost;
      mem[frame + BROKEN] = breakBonuses(game, country, mem[frame + BROKEN]);
      addInfluence(game, side, country, 1);
      again(game);
    },
  },
]);

/** After the first point a player may be allowed to waste the rest, by ruling. */
function mayStop(game: Table): boolean {
  return game.mem[game.mem[FP] + SPENT] > 0 && game.rules.rule.mayWastePoints(game);
}

function pointsToShow({ mem }: Table): number {
  return Math.max(1, mem[mem[FP] + RAW]) - mem[mem[FP] + SPENT];
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
