import {
  BATTLEGROUNDS,
  FLAGS,
  INFLUENCE,
  MARKED,
  PHASING,
  PRESENCE,
  type Side,
  type Table,
} from '@brink/struggle';
import { rollsValue } from '@brink/struggle/bot/striking';
import { CHINA_CARD } from '../card-sets.ts';
import { CHERNOBYL_REGION, PLACED, REALIGNED, SPACE_USED, VARIANTS } from '../state.ts';
import { alarm } from './alarm.ts';
import { lastReadings } from './board.ts';
import { MOST_POINTS, weighPlacing } from './placing.ts';
import { bestRoll, weighCoups } from './striking.ts';

/** What operations of each number of points are worth to a side, worked out when asked for. */
class Worth {
  readonly #influence = new Float64Array(MOST_POINTS + 1);
  readonly #coups = new Float64Array(MOST_POINTS + 1);
  readonly #chinaCoups = new Float64Array(MOST_POINTS + 1);
  #roll = 0;
  #hasInfluence = false;
  #hasCoups = false;
  #hasChinaCoups = false;
  #hasRoll = false;

  forget(): void {
    this.#hasInfluence = false;
    this.#hasCoups = false;
    this.#hasChinaCoups = false;
    this.#hasRoll = false;
  }

  influence(game: Table, side: Side): Float64Array {
    if (!this.#hasInfluence) weighPlacing(game, side, this.#influence);
    this.#hasInfluence = true;
    return this.#influence;
  }

  coups(game: Table, side: Side): Float64Array {
    if (!this.#hasCoups) weighCoups(game, side, 0, this.#coups);
    this.#hasCoups = true;
    return this.#coups;
  }

  chinaCoups(game: Table, side: Side): Float64Array {
    if (!this.#hasChinaCoups) weighCoups(game, side, CHINA_CARD, this.#chinaCoups);
    this.#hasChinaCoups = true;
    return this.#chinaCoups;
  }

  roll(game: Table, side: Side): number {
    if (!this.#hasRoll) this.#roll = bestRoll(game, side);
    this.#hasRoll = true;
    return this.#roll;
  }
}

const worths = [new Worth(), new Worth()];

/** All that the worth of operations depends on, as it was when they were last weighed. */
const cells = new Int16Array(PHASING + 1 - INFLUENCE);
const words = new Int32Array(FLAGS + 2 - PRESENCE + REALIGNED + 6 - PLACED);
const rest = new Int32Array(12);

/** Begins a decision: keeps what was worked out if the table is still the same. */
export function weighOperations({ mem, sets }: Table): void {
  let isSame = true;
  for (let i = INFLUENCE; i <= PHASING; i++) {
    if (cells[i - INFLUENCE] === mem[i]) continue;
    cells[i - INFLUENCE] = mem[i];
    isSame = false;
  }
  let at = 0;
  for (let i = PRESENCE; i < FLAGS + 2; i++, at++) {
    // What the present step has marked does not count.
    if (words[at] === sets[i] || (i >= MARKED && i < BATTLEGROUNDS)) continue;
    words[at] = sets[i];
    isSame = false;
  }
  for (let i = PLACED; i < REALIGNED + 6; i++, at++) {
    if (words[at] === sets[i]) continue;
    words[at] = sets[i];
    isSame = false;
  }
  const now = lastReadings();
  const isRestSame =
    hasKept(0, alarm.excess) &&
    hasKept(1, mem[CHERNOBYL_REGION]) &&
    hasKept(2, mem[VARIANTS]) &&
    hasKept(3, mem[SPACE_USED]);
  for (let r = 0; r < now.length; r++) {
    if (!hasKept(4 + r, now[r])) isSame = false;
  }
  if (isSame && isRestSame) return;
  worths[0].forget();
  worths[1].forget();
}

function hasKept(index: number, value: number): boolean {
  if (rest[index] === value) return true;
  rest[index] = value;
  return false;
}

const pointsOf = (raw: number): number => Math.max(1, Math.min(MOST_POINTS, raw));

export const influenceWorth = (game: Table, side: Side, raw: number): number =>
  worths[side].influence(game, side)[pointsOf(raw)];

export function coupWorth(game: Table, side: Side, card: number, raw: number): number {
  const worth = worths[side];
  const coups = card === CHINA_CARD ? worth.chinaCoups(game, side) : worth.coups(game, side);
  return coups[Math.min(MOST_POINTS, Math.max(0, raw))];
}

export const realignWorth = (game: Table, side: Side, raw: number): number =>
  rollsValue(worths[side].roll(game, side), pointsOf(raw));

/** The China Card gives a point more in Asia. */
const MORE_IN_ASIA = 0.5;

/** What operations of so many points are worth to a side, used as well as it can. */
export function operationsValue(game: Table, side: Side, card: number, raw: number): number {
  const best = Math.max(
    influenceWorth(game, side, raw),
    coupWorth(game, side, card, raw),
    realignWorth(game, side, raw),
  );
  return card === CHINA_CARD ? best + MORE_IN_ASIA : best;
}
