import { bitCount } from '@brink/kernel';
import {
  BATTLEGROUNDS,
  CARD_WORDS,
  CONTROL,
  COUNTRY_WORDS,
  DISCARD,
  DRAW,
  REACH,
  TURN,
  US,
  USSR,
  WAITING,
  controls,
  handOf,
  influenceOf,
  isIn,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { NOBODY, hold, ownerAt, type Board } from '@brink/struggle/bot/board';
import { cardNumber } from '../data/cards.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { REGIONS, REGION_VP } from '../data/regions.ts';
import { Ethiopia, REGION_SETS, SeaLanes, Somalia } from '../map.ts';
import { LAST_TURN } from '../state.ts';

const COUNT = REGIONS.length;
const AFRICA = REGIONS.indexOf('africa');
const words = REGIONS.map((id) => REGION_SETS[id].words[0]);
const presenceVp = REGIONS.map((id) => REGION_VP[id][0]);
const dominationVp = REGIONS.map((id) => REGION_VP[id][1]);
const controlVp = REGIONS.map((id) => REGION_VP[id][2]);
const FLASHPOINTS = (1 << Ethiopia) | (1 << Somalia);

const SCORING_CARDS = REGIONS.map((id) => cardNumber(`${id}-scoring`));

/** What a card that scores is worth: in the hand, with others, still to come. */
const IN_HAND = 1;
const UNSEEN = [0.4, 0.7, 0.8];
const NOT_YET = 0.5;
/** Final scoring, by turns that are left. */
const FINAL = [1, 0.6, 0.4];
/** The Horn of Africa wins the game: count it as most of the track. */
const HORN = 8;

/** What a viewer makes of the board, kept for each side: most of it still holds when he looks again. */
class Outlook {
  /** How often each region will still be scored by its card, and the part of final scoring. */
  readonly cardWeights = new Float64Array(COUNT);
  finalWeight = 0;
  battlegrounds = 0;
  /** What each side controls; the sea lanes see `standingAt`. */
  us = 0;
  ussr = 0;
  sea = 0;
  value = 0;
  /** The part of the cards he has not seen that would cost DEFCON in a flashpoint. */
  cheapShare = 0;
  /** A number for what has been read, anew whenever it changes, and the share above. */
  readonly readings = new Int32Array(2);
  /** Gains of the US if a country changes hands, by new owner, worked out when first asked for. */
  readonly readAt = new Int32Array(COUNTRY_COUNT);
  readonly gains = new Float64Array(COUNTRY_COUNT * 3);
  readonly stakes = new Float64Array(COUNTRY_COUNT);
  /** The same for each standing in the sea lanes, from -2 to 2. */
  readonly seaGains = new Float64Array(5);
}

function cardWeight(game: Table, viewer: number, card: number, turnsLeft: number): number {
  if (isIn(game, handOf(viewer), card)) return IN_HAND;
  if (isIn(game, DISCARD, card)) return 0;
  if (isIn(game, DRAW, card) || isIn(game, handOf(1 - viewer), card)) return UNSEEN[turnsLeft];
  return isIn(game, WAITING, card) ? NOT_YET : 0;
}

/** Cards of 3 operations or more spare DEFCON when a flashpoint shows them (§6.3.6). */
const DEAR = 3;

function shareOfCheap(game: Table, viewer: number): number {
  const { sets, rules } = game;
  const dear = rules.cardSets.worthAtLeast[DEAR];
  const hand = handOf(1 - viewer);
  let all = 0;
  let spared = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    const unseen = sets[DRAW + i] | sets[hand + i];
    all += bitCount(unseen);
    spared += bitCount(unseen & dear[i]);
  }
  return all === 0 ? 1 : 1 - spared / all;
}

/** 2 for control and 1 for a lead in the Strategic Sea Lanes, below 0 for the USSR. */
const standingAt = (lead: number, stability: number): number =>
  lead >= stability ? 2 : lead > 0 ? 1 : lead === 0 ? 0 : lead > -stability ? -1 : -2;

const seaLead = (game: Table): number =>
  influenceOf(game, US, SeaLanes) - influenceOf(game, USSR, SeaLanes);

function tierOf(r: number, c: number, b: number, rc: number, rb: number, keys: number): number {
  if (c === 0) return 0;
  if (c > rc && b === keys) return controlVp[r];
  return c > rc && b > rb && c > b ? dominationVp[r] : presenceVp[r];
}

const withSea = (points: number, standing: number): number =>
  standing >= 2 ? 2 * points : standing === 1 ? points + 1 : points;

/** Half of it is what a scoring would pay now, half is how near the sides are to the next tier. */
const NOW = 0.55;
const SEA_AHEAD = 1.2;

/** Both flashpoints and more of Africa than the opponent win when its card is played (§10.4.1). */
function hornOf(held: number, own: number, rival: number): number {
  const points = bitCount(held & FLASHPOINTS);
  if (points < 2) return 0.3 * points;
  return own > rival ? HORN : 0.3 * HORN;
}

/** What a way to battlegrounds and flashpoints is worth that a side cannot reach yet. */
const ACCESS = 0.5;
/** Shares are told apart so finely. */
const FINENESS = 1e6;

/** How the map of Red Sea stands. */
export interface RedSeaBoard extends Board {
  /** How likely a coup in a flashpoint is to cost DEFCON. */
  readonly flashpointRisk: () => number;
  /** What the card of a region would pay the US now; the Horn of Africa counts as HORN. */
  readonly scoringNow: (game: Table, card: number) => number;
  /** What the whole map is worth to the US. */
  readonly total: () => number;
}

/**
 * The whole map fits into one word of a set, so what a change of control is worth is found by
 * weighing the whole map once more.
 */
export function redSeaBoard(): RedSeaBoard {
  const outlooks = [new Outlook(), new Outlook()] as const;
  let outlook: Outlook = outlooks[US];
  let lastReading = 0;

  /** What the map is worth to the US if the sides control these countries. */
  function valueOf(us: number, ussr: number, standing: number): number {
    const { finalWeight, battlegrounds, cardWeights } = outlook;
    let sum = finalWeight * standing;
    for (let r = 0; r < COUNT; r++) {
      const c0 = bitCount(us & words[r]);
      const c1 = bitCount(ussr & words[r]);
      const keys = battlegrounds & words[r];
      const b0 = bitCount(us & keys);
      const b1 = bitCount(ussr & keys);
      const all = bitCount(keys);
      const p0 = tierOf(r, c0, b0, c1, b1, all) + b0;
      const p1 = tierOf(r, c1, b1, c0, b0, all) + b1;
      const card = cardWeights[r];
      const now = card * (withSea(p0, standing) - withSea(p1, -standing)) + finalWeight * (p0 - p1);
      const lean = (b0 - b1 + 0.35 * (c0 - c1)) / (0.7 * all);
      const tier = dominationVp[r] * 0.8 * (lean > 1 ? 1 : lean < -1 ? -1 : lean);
      const ahead = (card + finalWeight) * (tier + b0 - b1) + card * SEA_AHEAD * standing;
      sum += NOW * now + (1 - NOW) * ahead;
      if (r === AFRICA) sum += card * (hornOf(us, c0, c1) - hornOf(ussr, c1, c0));
    }
    return sum;
  }

  function flipTo(country: number, owner: number): number {
    const { us, ussr, sea, value } = outlook;
    const bit = 1 << country;
    const usAfter = owner === US ? us | bit : us & ~bit;
    const ussrAfter = owner === USSR ? ussr | bit : ussr & ~bit;
    return valueOf(usAfter, ussrAfter, sea) - value;
  }

  function readCountry(country: number): void {
    const { readAt, readings, gains, stakes, seaGains, us, ussr, value } = outlook;
    const reading = readings[0];
    if (readAt[country] === reading) return;
    readAt[country] = reading;
    const at = country * 3;
    if (country === SeaLanes) {
      for (let n = 0; n < 5; n++) seaGains[n] = valueOf(us, ussr, n - 2) - value;
      stakes[country] = (seaGains[4] - seaGains[0]) / 2;
      return;
    }
    gains[at + US] = flipTo(country, US);
    gains[at + USSR] = flipTo(country, USSR);
    gains[at + NOBODY] = flipTo(country, NOBODY);
    stakes[country] = (gains[at + US] - gains[at + USSR]) / 2;
  }

  function read(game: Table, side: number): void {
    const { mem, sets } = game;
    outlook = outlooks[side];
    const { cardWeights } = outlook;
    const turnsLeft = Math.max(0, mem[LAST_TURN] - mem[TURN]);
    let isNew = false;
    for (let r = 0; r < COUNT; r++) {
      const weight = cardWeight(game, side, SCORING_CARDS[r], turnsLeft);
      if (weight !== cardWeights[r]) isNew = true;
      cardWeights[r] = weight;
    }
    const us = sets[CONTROL];
    const ussr = sets[CONTROL + COUNTRY_WORDS];
    const sea = standingAt(seaLead(game), stabilityOf(game, SeaLanes));
    outlook.cheapShare = shareOfCheap(game, side);
    outlook.readings[1] = Math.round(outlook.cheapShare * FINENESS);
    if (
      !isNew &&
      us === outlook.us &&
      ussr === outlook.ussr &&
      sea === outlook.sea &&
      outlook.finalWeight === FINAL[turnsLeft] &&
      outlook.battlegrounds === sets[BATTLEGROUNDS]
    ) {
      return;
    }
    outlook.finalWeight = FINAL[turnsLeft];
    outlook.battlegrounds = sets[BATTLEGROUNDS];
    outlook.us = us;
    outlook.ussr = ussr;
    outlook.sea = sea;
    outlook.value = valueOf(us, ussr, sea);
    outlook.readings[0] = ++lastReading;
  }

  /** A lead counts there as well as control, so the marker is weighed as it stands. */
  function shiftSea(game: Table, us: number, ussr: number): number {
    const stability = stabilityOf(game, SeaLanes);
    const before = seaLead(game);
    const soft = hold(us - ussr, stability) - hold(before, stability);
    const { seaGains, stakes } = outlook;
    return seaGains[standingAt(us - ussr, stability) + 2] + soft * stakes[SeaLanes];
  }

  /** Battlegrounds and flashpoints beside a country that a side could not reach so far. */
  function accessTo(game: Table, side: Side, country: number): number {
    const near = game.rules.adjacency[country * COUNTRY_WORDS];
    const opened = near & ~game.sets[REACH + side * COUNTRY_WORDS];
    return ACCESS * bitCount(opened & (outlook.battlegrounds | FLASHPOINTS));
  }

  function shiftTo(game: Table, country: number, us: number, ussr: number): number {
    readCountry(country);
    if (country === SeaLanes) return shiftSea(game, us, ussr);
    const stability = stabilityOf(game, country);
    const lead = influenceOf(game, US, country) - influenceOf(game, USSR, country);
    const soft = hold(us - ussr, stability) - hold(lead, stability);
    const { gains, stakes } = outlook;
    return gains[country * 3 + ownerAt(us, ussr, stability)] + soft * stakes[country];
  }

  function stakeIn(_game: Table, country: number): number {
    readCountry(country);
    return outlook.stakes[country];
  }

  function scoringNow(game: Table, card: number): number {
    const r = SCORING_CARDS.indexOf(card);
    const { us, ussr, sea, battlegrounds } = outlook;
    const keys = battlegrounds & words[r];
    const all = bitCount(keys);
    const c0 = bitCount(us & words[r]);
    const c1 = bitCount(ussr & words[r]);
    const b0 = bitCount(us & keys);
    const b1 = bitCount(ussr & keys);
    if (r === AFRICA) {
      for (const side of [US, USSR] as const) {
        const isMore = side === US ? c0 > c1 : c1 > c0;
        if (isMore && controls(game, side, Ethiopia) && controls(game, side, Somalia)) {
          return side === US ? 2 * HORN : -2 * HORN;
        }
      }
    }
    return (
      withSea(tierOf(r, c0, b0, c1, b1, all) + b0, sea) -
      withSea(tierOf(r, c1, b1, c0, b0, all) + b1, -sea)
    );
  }

  return {
    read,
    forget: () => {
      for (const each of outlooks) each.finalWeight = Number.NaN;
    },
    viewer: () => outlooks.indexOf(outlook),
    shiftTo,
    stakeIn,
    accessTo,
    readingOf: () => outlook.readings[0],
    readings: () => outlook.readings,
    flashpointRisk: () => outlook.cheapShare,
    scoringNow,
    total: () => outlook.value,
  };
}
