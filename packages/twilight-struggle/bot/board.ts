import { bitCount } from '@brink/kernel';
import {
  BATTLEGROUNDS,
  CONTROL,
  COUNTRY_WORDS,
  DISCARD,
  DRAW,
  MAX_CARDS,
  REACH,
  TURN,
  US,
  USSR,
  WAITING,
  controls,
  handOf,
  influenceOf,
  isBattleground,
  isIn,
  isRaised,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { NOBODY, hold, ownerAt, type Board } from '@brink/struggle/bot/board';
import { SCORED_BY } from '../data/card-regions.ts';
import { cardNumber } from '../data/cards.ts';
import { COUNTRIES, COUNTRY_COUNT } from '../data/countries.ts';
import { REGIONS, REGION_VP } from '../data/regions.ts';
import { Flag } from '../flags.ts';
import { REGION_SETS, SoutheastAsia, Taiwan, Thailand } from '../map.ts';

const COUNT = REGIONS.length;
const EUROPE = 0;
const ASIA = REGIONS.indexOf('asia');
/** Control of Europe wins: count it as most of the track. */
const EUROPE_WIN = 20;

/** The region of each country. */
export const regionOfCountry = new Int8Array(COUNTRY_COUNT);
/** Next to the USSR (bit 0) and to the US (bit 1): what each side is paid for in the other's yard. */
const borders = new Int8Array(COUNTRY_COUNT);
for (const [country, { region, superpower }] of COUNTRIES.entries()) {
  regionOfCountry[country] = REGIONS.indexOf(region);
  borders[country] = superpower === 'ussr' ? 1 : superpower === 'us' ? 2 : 0;
}
const words = new Int32Array(COUNT * COUNTRY_WORDS);
for (const [r, id] of REGIONS.entries()) words.set(REGION_SETS[id].words.subarray(0, 3), r * 3);
const presenceVp = REGIONS.map((id) => REGION_VP[id][0]);
const dominationVp = REGIONS.map((id) => REGION_VP[id][1]);
const controlVp = REGIONS.map((id, r) => (r === EUROPE ? EUROPE_WIN : REGION_VP[id][2]));

/** The card that scores each region. */
const SCORING_CARDS = REGIONS.map((id) => cardNumber(`${id}-scoring`));
const SEA_SCORING = cardNumber('southeast-asia-scoring');
/** The region that a card scores. */
const regionScored = new Int8Array(MAX_CARDS).fill(-1);
for (const [r, id] of REGIONS.entries()) {
  for (const card of SCORED_BY[id]) regionScored[cardNumber(card)] = r;
}

/** What final scoring weighs, by turn. */
const FINAL = [0, 0.12, 0.14, 0.17, 0.21, 0.27, 0.34, 0.44, 0.58, 0.78, 1];
const IN_HAND = 0.95;
const UNSEEN = 0.6;
const DISCARDED = 0.2;
const NOT_YET = [0, 0.2, 0.3, 0.42];

function weightOfCard(game: Table, viewer: number, card: number): number {
  if (isIn(game, handOf(viewer), card)) return IN_HAND;
  if (isIn(game, DRAW, card) || isIn(game, handOf(1 - viewer), card)) return UNSEEN;
  if (isIn(game, DISCARD, card)) return game.mem[TURN] <= 8 ? DISCARDED : 0.05;
  return isIn(game, WAITING, card) ? NOT_YET[game.mem[TURN]] : 0;
}

/** Half of it is what a scoring would pay now, half is how near the sides are to the next tier. */
const NOW = 0.5;
/** A way to battlegrounds that a side cannot reach yet, a battleground. */
const ACCESS = 0.55;

/** What a viewer makes of the board, kept for each side: most of it still holds when he looks again. */
class Outlook {
  /** How often each region will still count, and what its present standing is worth then. */
  readonly weights = new Float64Array(COUNT);
  readonly values = new Float64Array(COUNT);
  southeastAsia = 0;
  /** What each region looked like when it was last read, and a number for that reading. */
  readonly signs = new Int32Array(COUNT).fill(-1);
  readonly weightsRead = new Float64Array(COUNT);
  seaRead = 0;
  readonly readings = new Int32Array(COUNT);
  /** What each country would bring the US if it changed hands, and when that was worked out. */
  readonly readAt = new Int32Array(COUNTRY_COUNT).fill(-1);
  readonly ownerRead = new Int8Array(COUNTRY_COUNT);
  /** By new owner: US, USSR, nobody. */
  readonly gains = new Float64Array(COUNTRY_COUNT * 3);
  readonly stakes = new Float64Array(COUNTRY_COUNT);
}

const ownerNow = (game: Table, country: number): number =>
  controls(game, US, country) ? US : controls(game, USSR, country) ? USSR : NOBODY;

/** What scoring Southeast Asia would pay the US now. */
function seaNow(game: Table): number {
  let points = 0;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    const sea = SoutheastAsia.words[i];
    const ussr = game.sets[CONTROL + COUNTRY_WORDS + i];
    points += bitCount(game.sets[CONTROL + i] & sea) - bitCount(ussr & sea);
  }
  return points + (controls(game, US, Thailand) ? 1 : controls(game, USSR, Thailand) ? -1 : 0);
}

/** How the map of Twilight Struggle stands. */
export interface TwilightBoard extends Board {
  /** How often a region will still count. */
  readonly weightOf: (region: number) => number;
  /** What a scoring card would pay the US now; losing Europe counts as EUROPE_WIN. */
  readonly scoringNow: (game: Table, card: number) => number;
  /** All regions together. */
  readonly regionsTotal: (game: Table) => number;
  /** One of them, Southeast Asia with Asia. */
  readonly regionWorth: (game: Table, region: number) => number;
  /** Gain of the US if a country comes to be controlled by this side, or by nobody. */
  readonly gainIf: (game: Table, country: number, owner: number) => number;
}

export function twilightBoard(): TwilightBoard {
  /** Tallies: countries, battlegrounds and neighbours of the other superpower, a region and side. */
  const held = new Int8Array(COUNT * 2);
  const keysHeld = new Int8Array(COUNT * 2);
  const nearHeld = new Int8Array(COUNT * 2);
  const keys = new Int8Array(COUNT);
  const outlooks = [new Outlook(), new Outlook()] as const;
  let outlook: Outlook = outlooks[US];
  let lastReading = 0;

  function weighRegions(game: Table, viewer: number): void {
    const final = FINAL[game.mem[TURN]];
    const { weights } = outlook;
    for (let r = 0; r < COUNT; r++)
      weights[r] = final + weightOfCard(game, viewer, SCORING_CARDS[r]);
    outlook.southeastAsia = weightOfCard(game, viewer, SEA_SCORING);
  }

  function tallyRegions(game: Table): void {
    const { sets, rules } = game;
    const { nextToSuperpower } = rules;
    for (let r = 0; r < COUNT; r++) {
      let all = 0;
      for (let i = 0; i < 3; i++) all += bitCount(sets[BATTLEGROUNDS + i] & words[r * 3 + i]);
      keys[r] = all;
      for (let side = 0; side < 2; side++) {
        let c = 0;
        let b = 0;
        let n = 0;
        for (let i = 0; i < 3; i++) {
          const own = sets[CONTROL + side * COUNTRY_WORDS + i] & words[r * 3 + i];
          if (own === 0) continue;
          c += bitCount(own);
          b += bitCount(own & sets[BATTLEGROUNDS + i]);
          n += bitCount(own & nextToSuperpower[(1 - side) * COUNTRY_WORDS + i]);
        }
        held[r * 2 + side] = c;
        keysHeld[r * 2 + side] = b;
        nearHeld[r * 2 + side] = n;
      }
    }
    if (isRaised(game, Flag.FormosanResolution) && controls(game, US, Taiwan)) {
      keys[ASIA]++;
      keysHeld[ASIA * 2]++;
    }
  }

  function pointsOf(r: number, c: number, b: number, n: number, rc: number, rb: number): number {
    if (c === 0) return 0;
    let base = presenceVp[r];
    if (c > rc) {
      if (b === keys[r]) base = controlVp[r];
      else if (b > rb && c > b) base = dominationVp[r];
    }
    return base + b + n;
  }

  function valueOf(
    r: number,
    c0: number,
    b0: number,
    n0: number,
    c1: number,
    b1: number,
    n1: number,
  ): number {
    const now = pointsOf(r, c0, b0, n0, c1, b1) - pointsOf(r, c1, b1, n1, c0, b0);
    const lean = (b0 - b1 + 0.3 * (c0 - c1)) / (0.7 * keys[r]);
    const tier = dominationVp[r] * 0.8 * (lean > 1 ? 1 : lean < -1 ? -1 : lean);
    return NOW * now + (1 - NOW) * (tier + b0 - b1 + n0 - n1);
  }

  /** All that a region's value comes from but its weight, in one number. */
  function signOf(game: Table, r: number): number {
    const u = r * 2;
    const places = held[u] | (held[u + 1] << 5);
    const battlegrounds = keysHeld[u] | (keysHeld[u + 1] << 4) | (keys[r] << 8);
    const near = nearHeld[u] | (nearHeld[u + 1] << 2);
    const formosan = r === ASIA && isRaised(game, Flag.FormosanResolution) ? 1 << 26 : 0;
    return places | (battlegrounds << 10) | (near << 22) | formosan;
  }

  /** Reads control and scoring cards as `viewer` sees them. Comes before everything else here. */
  function read(game: Table, viewer: number): void {
    outlook = outlooks[viewer];
    weighRegions(game, viewer);
    tallyRegions(game);
    const { signs, weights, weightsRead, southeastAsia, readings, values } = outlook;
    for (let r = 0; r < COUNT; r++) {
      const sign = signOf(game, r);
      const isSea = r !== ASIA || southeastAsia === outlook.seaRead;
      if (signs[r] === sign && weightsRead[r] === weights[r] && isSea) continue;
      signs[r] = sign;
      weightsRead[r] = weights[r];
      readings[r] = ++lastReading;
      const u = r * 2;
      values[r] = valueOf(
        r,
        held[u],
        keysHeld[u],
        nearHeld[u],
        held[u + 1],
        keysHeld[u + 1],
        nearHeld[u + 1],
      );
    }
    outlook.seaRead = southeastAsia;
  }

  function scoringNow(game: Table, card: number): number {
    if (card === SEA_SCORING) return seaNow(game);
    const r = regionScored[card];
    if (r < 0) return 0;
    const u = r * 2;
    return (
      pointsOf(r, held[u], keysHeld[u], nearHeld[u], held[u + 1], keysHeld[u + 1]) -
      pointsOf(r, held[u + 1], keysHeld[u + 1], nearHeld[u + 1], held[u], keysHeld[u])
    );
  }

  /** All regions together. */
  function regionsTotal(game: Table): number {
    const { weights, values, southeastAsia } = outlook;
    let sum = southeastAsia * seaNow(game);
    for (let r = 0; r < COUNT; r++) sum += weights[r] * values[r];
    return sum;
  }

  /** One of them, Southeast Asia with Asia. */
  function regionWorth(game: Table, r: number): number {
    const { weights, values, southeastAsia } = outlook;
    const worth = weights[r] * values[r];
    return r === ASIA ? worth + southeastAsia * seaNow(game) : worth;
  }

  /** Gain of the US when control of a country goes from one to another (NOBODY included). */
  function flip(game: Table, country: number, from: number, to: number): number {
    if (from === to) return 0;
    const r = regionOfCountry[country];
    const isKey =
      isBattleground(game, country) ||
      (country === Taiwan && isRaised(game, Flag.FormosanResolution) && from + to < 3);
    const key = isKey ? 1 : 0;
    const u = r * 2;
    const us = (to === US ? 1 : 0) - (from === US ? 1 : 0);
    const ussr = (to === USSR ? 1 : 0) - (from === USSR ? 1 : 0);
    const nearUs = borders[country] === 1 ? us : 0;
    const nearUssr = borders[country] === 2 ? ussr : 0;
    const after = valueOf(
      r,
      held[u] + us,
      keysHeld[u] + us * key,
      nearHeld[u] + nearUs,
      held[u + 1] + ussr,
      keysHeld[u + 1] + ussr * key,
      nearHeld[u + 1] + nearUssr,
    );
    const { weights, values, southeastAsia } = outlook;
    let gain = weights[r] * (after - values[r]);
    if (southeastAsia > 0 && SoutheastAsia.has(country)) {
      gain += southeastAsia * (us - ussr) * (country === Thailand ? 2 : 1);
    }
    return gain;
  }

  function readCountry(game: Table, country: number, owner: number): void {
    const { readings, readAt, ownerRead, gains, stakes } = outlook;
    const reading = readings[regionOfCountry[country]];
    if (readAt[country] === reading && ownerRead[country] === owner) return;
    readAt[country] = reading;
    ownerRead[country] = owner;
    const at = country * 3;
    gains[at + US] = flip(game, country, owner, US);
    gains[at + USSR] = flip(game, country, owner, USSR);
    gains[at + NOBODY] = flip(game, country, owner, NOBODY);
    stakes[country] = (gains[at + US] - gains[at + USSR]) / 2;
  }

  /** Gain of the US if a country comes to be controlled by this side, or by nobody. */
  function gainIf(game: Table, country: number, owner: number): number {
    readCountry(game, country, ownerNow(game, country));
    return outlook.gains[country * 3 + owner];
  }

  /** How much it matters who has a country: half of what it is between the two sides. */
  function stakeIn(game: Table, country: number): number {
    readCountry(game, country, ownerNow(game, country));
    return outlook.stakes[country];
  }

  /** Gain of the US if the influence in a country becomes this. */
  function shiftTo(game: Table, country: number, us: number, ussr: number): number {
    const stability = stabilityOf(game, country);
    const lead = influenceOf(game, US, country) - influenceOf(game, USSR, country);
    readCountry(game, country, lead >= stability ? US : -lead >= stability ? USSR : NOBODY);
    const soft = hold(us - ussr, stability) - hold(lead, stability);
    return (
      outlook.gains[country * 3 + ownerAt(us, ussr, stability)] + soft * outlook.stakes[country]
    );
  }

  /** Battlegrounds next to a country that a side could not reach so far. */
  function accessTo(game: Table, side: Side, country: number): number {
    const { sets, rules } = game;
    let opened = 0;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      const near = rules.adjacency[country * COUNTRY_WORDS + i];
      const closed = near & ~sets[REACH + side * COUNTRY_WORDS + i];
      for (let word = closed; word !== 0; word &= word - 1) {
        const other = (i << 5) + 31 - Math.clz32(word & -word);
        if (isBattleground(game, other)) opened += outlook.weights[regionOfCountry[other]];
      }
    }
    return ACCESS * opened;
  }

  return {
    read,
    forget: () => {
      for (const { signs } of outlooks) signs.fill(-1);
    },
    viewer: () => outlooks.indexOf(outlook),
    shiftTo,
    stakeIn,
    accessTo,
    readingOf: (country) => outlook.readings[regionOfCountry[country]],
    readings: () => outlook.readings,
    weightOf: (region) => outlook.weights[region],
    scoringNow,
    regionsTotal,
    regionWorth,
    gainIf,
  };
}
