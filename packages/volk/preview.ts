import { PROTESTS_TO_COLLAPSE, TRACK_END, UNREST_PER_PROTEST } from './data/tracks.ts';
import { Track, packItem } from './deck/item.ts';
import { standardOf } from './board/living-standard.ts';
import { NI, SH, WB, across, sideOfProvince, suppliers } from './board/map.ts';
import { exportValue } from './board/economy.ts';
import { positionOn } from './board/tracks.ts';
import { protestsIn, protestsOf, unrestOf } from './board/unrest.ts';
import { flightOf, isWallStanding, type Flight } from './end/01-flight.ts';
import { currencyOf, type Currency } from './end/03-currency.ts';
import { excessOf, supplyLimit } from './end/05-standard-upkeep.ts';
import { envyOf } from './end/06-comparison.ts';
import { strikesAll } from './end/07-east-west.ts';
import { socialistsDue, socialistsInSupply } from './end/09-socialists.ts';
import { boxAt } from './end/superpowers.ts';
import { victoryPoints } from './end/verdict.ts';
import { freshPolice, policeCount } from './items/police.ts';
import { isForFour } from './result.ts';
import { isRuled } from './rulings.ts';
import { EAST, WEST } from './sides.ts';
import { PROVINCE_COUNT, SECTOR_STANDARD } from './state.ts';
import type { Table } from './volk.ts';

/** One province could strike one of these across the border. */
export interface Strike {
  readonly from: number;
  /** Whether it strikes all of them, as West Berlin does; others strike the one their state picks. */
  readonly all: boolean;
  readonly targets: readonly { readonly province: number; readonly unrest: number }[];
}

/**
 * What the phases would do if the decade ended now, each on the board as it is: what players
 * pick in an earlier phase is not foreseen, only living standard lost in phase 5 is.
 */
export interface Preview {
  readonly superpowers?: {
    readonly armsVictory: boolean;
    readonly spaceVictory: boolean;
    /** Items of the boxes, packed. */
    readonly space: readonly number[];
    readonly dominance: readonly number[];
    readonly income: readonly [usa: number, ussr: number];
    readonly victoryPoints: readonly [usa: number, ussr: number];
  };
  readonly flight: Flight & { readonly wall: boolean };
  /** Position of the box and its items, packed. */
  readonly prestige: { readonly position: number; readonly items: readonly number[] };
  readonly currency: Currency;
  readonly policeUpkeep: number;
  /** Levels lost, by province. */
  readonly standardLost: readonly number[];
  /** Unrest within each state, by province. */
  readonly comparison: readonly number[];
  readonly strikes: readonly Strike[];
  readonly policeAction: number;
  readonly socialists: { readonly due: number; readonly supply: number };
  /** Mass protests now, and with the unrest that is sure to come. */
  readonly protests: readonly [west: number, east: number];
  readonly protestsAfter: readonly [west: number, east: number];
  readonly collapses: readonly [west: boolean, east: boolean];
}

/** Hamburg where West would lose least. */
function standardLosses(game: Table): number[] {
  const lossWith = (hamburg: number): number[] =>
    Array.from({ length: PROVINCE_COUNT }, (_, p) => (p === WB ? 0 : excessOf(game, p, hamburg)));
  const [first, second] = [lossWith(SH), lossWith(NI)];
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const losses = sum(first) <= sum(second) ? first : second;
  losses[WB] = standardOf(game, WB) - berlinKeeps(game);
  return losses;
}

/** The most that West Berlin can keep: a supplier that is too weak may be given up altogether. */
function berlinKeeps(game: Table): number {
  if (isRuled(game, 'berlinLimitStays')) return Math.min(standardOf(game, WB), supplyLimit(game));
  const levels = suppliers.map((_, sector) => game.mem[SECTOR_STANDARD + sector]);
  let most = 0;
  for (let kept = 1; kept < 1 << suppliers.length; kept++) {
    let [sum, count, limit] = [0, 0, Infinity];
    for (const [sector, supplier] of suppliers.entries()) {
      if ((kept & (1 << sector)) === 0 || levels[sector] === 0) continue;
      sum += levels[sector];
      count++;
      limit = Math.min(limit, exportValue(game, supplier, -1));
    }
    const total = Math.min(sum, limit);
    if (total >= count) most = Math.max(most, total);
  }
  return most;
}

function strikesAfter(
  game: Table,
  standards: readonly number[],
  unrest: readonly number[],
): Strike[] {
  const strikes: Strike[] = [];
  for (let from = 0; from < PROVINCE_COUNT; from++) {
    const extra = Math.floor(unrest[from] / UNREST_PER_PROTEST);
    const linked = protestsIn(game, from) - Math.floor(unrestOf(game, from) / UNREST_PER_PROTEST);
    const strength = standards[from] - extra - linked;
    const targets = across[from]
      .map((province) => ({ province, unrest: strength - standards[province] }))
      .filter((target) => target.unrest > 0);
    if (targets.length > 0) strikes.push({ from, all: strikesAll(game, from), targets });
  }
  return strikes;
}

/** Where each strike hurts most it is counted; the strength of protests is not foreseen twice. */
function unrestAfter(unrest: readonly number[], strikes: readonly Strike[]): number[] {
  const after = [...unrest];
  for (const { all, targets } of strikes) {
    const hit = all ? targets : [targets.reduce((a, b) => (b.unrest > a.unrest ? b : a))];
    for (const target of hit) after[target.province] += target.unrest;
  }
  return after;
}

const protestsWith = (unrest: readonly number[], side: number): number =>
  unrest.reduce(
    (sum, n, p) => (sideOfProvince(p) === side ? sum + Math.floor(n / UNREST_PER_PROTEST) : sum),
    0,
  );

const packedList = (game: Table, list: number): number[] =>
  game.rules.deck.lists[list].map((item) => packItem(game.rules.deck.items[item]));

/** What the end of the decade would bring if it came now. */
export function previewOf(game: Table): Preview {
  const standardLost = standardLosses(game);
  const standards = standardLost.map((loss, p) => standardOf(game, p) - loss);
  const best = [WEST, EAST].map((side) =>
    Math.max(...standards.filter((_, p) => sideOfProvince(p) === side)),
  );
  const comparison = standards.map((n, p) => envyOf(game, p, best[sideOfProvince(p)] - n));
  const unrest = comparison.map((n, p) => unrestOf(game, p) + n);
  const strikes = strikesAfter(game, standards, unrest);
  const after = unrestAfter(unrest, strikes);
  const protests = [protestsOf(game, WEST), protestsOf(game, EAST)] as const;
  const berlin = Math.floor(after[WB] / UNREST_PER_PROTEST);
  const protestsAfter = [protestsWith(after, WEST) + berlin, protestsWith(after, EAST)] as const;
  const position = positionOn(game, Track.prestige);
  return {
    ...(isForFour(game) && { superpowers: superpowersOf(game) }),
    flight: { ...flightOf(game), wall: isWallStanding(game) },
    prestige: { position, items: packedList(game, game.rules.deck.prestige[position + TRACK_END]) },
    currency: currencyOf(game),
    policeUpkeep: policeCount(game),
    standardLost,
    comparison,
    strikes,
    policeAction: freshPolice(game),
    socialists: { due: socialistsDue(game), supply: socialistsInSupply(game) },
    protests,
    protestsAfter,
    collapses: [
      protestsAfter[WEST] >= PROTESTS_TO_COLLAPSE,
      protestsAfter[EAST] >= PROTESTS_TO_COLLAPSE,
    ],
  };
}

function superpowersOf(game: Table): NonNullable<Preview['superpowers']> {
  return {
    armsVictory: boxAt(game, Track.arms).victory,
    spaceVictory: boxAt(game, Track.space).victory,
    space: packedList(game, boxAt(game, Track.space).list),
    dominance: packedList(game, boxAt(game, Track.dominance).list),
    income: boxAt(game, Track.dominance).income,
    victoryPoints: [victoryPoints(game, WEST), victoryPoints(game, EAST)],
  };
}
