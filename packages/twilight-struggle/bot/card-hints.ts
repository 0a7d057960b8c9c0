import {
  DEFCON,
  MILITARY_OPS,
  ROUND,
  SPACE,
  TURN,
  US,
  USSR,
  VP,
  controlledNeighbours,
  controls,
  handOf,
  influenceOf,
  isEmptyZone,
  isNextToSuperpower,
  isRaised,
  rivalOf,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE, asSide } from '@brink/struggle/bot/board';
import { thisTurn } from '@brink/struggle/bot/hints';
import { militaryWorth } from '@brink/struggle/bot/striking';
import type { CardId } from '../data/cards.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { SPACE_TRACK } from '../data/space.ts';
import { Flag } from '../flags.ts';
import * as map from '../map.ts';
import { CHINA_HOLDER } from '../state.ts';
import { battlegroundsOf, shift, shiftTo, tiersLed } from './board.ts';

/** How an event can turn a phasing player at DEFCON 2 into the one who began a nuclear war. */
export type Danger =
  /** It lowers DEFCON, whoever's event it is. */
  | 'drops'
  /** The rival may lower DEFCON in answer. */
  | 'rivalMayDrop'
  /** The rival's event gives him operations, and so a coup. */
  | 'rivalOps'
  /** The rival's event gives him a coup in Europe, or next to Nicaragua. */
  | 'coupInEurope'
  | 'coupNearNicaragua'
  /** It brings another card into play: from the own hand, the rival's, or the discards. */
  | 'ownCard'
  | 'rivalCard'
  | 'discardedCard';

/** What a player knows of a card beyond its rules. Worths are VP on top of a quiet round. */
export interface Hint {
  /** What the event is worth to its side; a neutral one, to whoever plays it. */
  readonly worth: number | ((game: Table, side: Side) => number);
  /** What it is worth as a headline, if that differs. */
  readonly headline?: number;
  /** The rival had better let it happen before his operations, which can then answer it. */
  readonly isAnswerable?: boolean;
  readonly danger?: Danger;
  /** It raises DEFCON, or lets its player do so. */
  readonly calms?: boolean;
  /** It brings DEFCON down to 2 and no further. */
  readonly lowers?: boolean;
  /** Played by the rival, it takes a card from his own hand. */
  readonly costsCard?: boolean;
}

/** Influence that a card adds or takes in named countries: [country, US, USSR]. */
const changes =
  (...list: readonly (readonly [country: number, us: number, ussr: number])[]) =>
  (game: Table, side: Side): number => {
    let gain = 0;
    for (const [country, us, ussr] of list) gain += shift(game, country, us, ussr);
    return asSide(side, gain);
  };

const sum =
  (base: number, more: (game: Table, side: Side) => number) =>
  (game: Table, side: Side): number =>
    base + more(game, side);

/** The USSR comes to control a country that the US leaves. */
const seizes = (country: number) => (game: Table, side: Side) =>
  asSide(
    side,
    shiftTo(
      game,
      country,
      0,
      Math.max(stabilityOf(game, country), influenceOf(game, USSR, country)),
    ),
  );

function warIn(
  game: Table,
  side: Side,
  country: number,
  needs: number,
  vp: number,
  defends: boolean,
): number {
  const rival = rivalOf(side);
  let against = controlledNeighbours(game, rival, country);
  if (isNextToSuperpower(game, rival, country)) against++;
  if (defends && controls(game, rival, country)) against++;
  const chance = Math.max(0, Math.min(6, 7 - needs - against)) / 6;
  const us = influenceOf(game, US, country);
  const ussr = influenceOf(game, USSR, country);
  const won =
    side === US ? shiftTo(game, country, us + ussr, 0) : -shiftTo(game, country, 0, us + ussr);
  return chance * (vp + Math.max(0, won));
}

const war =
  (countries: readonly number[], military: number, defends = false) =>
  (game: Table, side: Side): number => {
    let best = 0;
    for (const country of countries)
      best = Math.max(best, warIn(game, side, country, 4, 2, defends));
    return best + militaryWorth(game, side, military);
  };

export const warWorth = (game: Table, side: Side, country: number, card: number): number =>
  warIn(game, side, country, card === BRUSH_WAR ? 3 : 4, card === BRUSH_WAR ? 1 : 2, false);

const BRUSH_WAR = 36;

function brushWar(game: Table, side: Side): number {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (stabilityOf(game, country) > 2 || influenceOf(game, rivalOf(side), country) === 0) continue;
    best = Math.max(best, warIn(game, side, country, 3, 1, false));
  }
  return best + militaryWorth(game, side, 3);
}

/** What so many boxes forward are worth: the VP of the last one, and a little for abilities. */
export function boxValue({ mem }: Table, side: Side, boxes: number): number {
  const to = mem[SPACE + side] + boxes;
  if (to >= SPACE_TRACK.length) return 0;
  const isFirst = mem[SPACE + rivalOf(side)] < to;
  const { vpFirst, vpSecond } = SPACE_TRACK[to];
  return (isFirst ? vpFirst : vpSecond) + (isFirst && (to & 1) === 0 ? 0.9 : 0.3);
}

function oneSmallStep(game: Table, side: Side): number {
  return game.mem[SPACE + side] < game.mem[SPACE + rivalOf(side)] ? boxValue(game, side, 2) : 0;
}

function armsRace({ mem }: Table, side: Side): number {
  if (mem[MILITARY_OPS + side] <= mem[MILITARY_OPS + rivalOf(side)]) return 0;
  return mem[MILITARY_OPS + side] >= mem[DEFCON] ? 3 : 1;
}

function summit(_game: Table, side: Side): number {
  return 0.7 * (tiersLed(side) - tiersLed(rivalOf(side))) + 0.2;
}

/** What the player has to spare after the 6 VP it costs. */
function wargames({ mem }: Table, side: Side): number {
  return asSide(side, mem[VP]) > 6 ? DECISIVE : 0;
}

const holdsChina = ({ mem }: Table, side: Side): boolean => mem[CHINA_HOLDER] === side;
const has = (game: Table, side: Side): boolean => !isEmptyZone(game, handOf(side));
const late = ({ mem }: Table): boolean => mem[TURN] >= 8;

const OIL = [
  map.Egypt,
  map.Iran,
  map.Libya,
  map.SaudiArabia,
  map.Iraq,
  map.GulfStates,
  map.Venezuela,
];
const AMERICAN_KEYS = [
  map.Mexico,
  map.Panama,
  map.Cuba,
  map.Venezuela,
  map.Brazil,
  map.Argentina,
  map.Chile,
];
const countHeld = (game: Table, side: Side, countries: readonly number[]): number => {
  let n = 0;
  for (const country of countries) if (controls(game, side, country)) n++;
  return n;
};

export const HINTS: Readonly<Partial<Record<CardId, Hint>>> = {
  'asia-scoring': { worth: 0 },
  'europe-scoring': { worth: 0 },
  'middle-east-scoring': { worth: 0 },
  'duck-and-cover': { worth: ({ mem }) => 6 - mem[DEFCON], danger: 'drops' },
  'five-year-plan': { worth: (g) => (has(g, USSR) ? 1.4 : 0), danger: 'ownCard', costsCard: true },
  'china-card': { worth: 0 },
  'socialist-governments': { worth: 2.4, isAnswerable: true },
  fidel: { worth: seizes(map.Cuba), isAnswerable: true },
  'vietnam-revolts': { worth: sum(0.5, changes([map.Vietnam, 0, 2])), isAnswerable: true },
  blockade: { worth: 1.6, isAnswerable: true },
  'korean-war': { worth: war([map.SouthKorea], 2) },
  'romanian-abdication': { worth: seizes(map.Romania), isAnswerable: true },
  'arab-israeli-war': { worth: war([map.Israel], 2, true) },
  comecon: { worth: 1.8, isAnswerable: true },
  nasser: { worth: changes([map.Egypt, -1, 2]), isAnswerable: true },
  'warsaw-pact-formed': { worth: 1.8, isAnswerable: true },
  'de-gaulle-leads-france': { worth: changes([map.France, -2, 1]), isAnswerable: true },
  'captured-nazi-scientist': { worth: (g, s) => boxValue(g, s, 1) },
  'truman-doctrine': { worth: 0.8, isAnswerable: true },
  'olympic-games': { worth: 0.7, danger: 'rivalMayDrop' },
  nato: { worth: 0.9 },
  'independent-reds': { worth: 0.9, isAnswerable: true },
  'marshall-plan': { worth: 2.8, isAnswerable: true },
  'indo-pakistani-war': { worth: war([map.India, map.Pakistan], 2) },
  containment: { worth: thisTurn(2.8), headline: 3.2 },
  'cia-created': { worth: 1.2, danger: 'rivalOps' },
  'us-japan-mutual-defense-pact': {
    worth: (g, s) =>
      0.4 +
      asSide(
        s,
        shiftTo(g, map.Japan, 4 + influenceOf(g, USSR, map.Japan), influenceOf(g, USSR, map.Japan)),
      ),
  },
  'suez-crisis': { worth: 2, isAnswerable: true },
  'east-european-unrest': { worth: (g) => (late(g) ? 2.2 : 1.4), isAnswerable: true },
  decolonization: { worth: 2.8, isAnswerable: true },
  'red-scare-purge': { worth: thisTurn(3.4), headline: 3.8 },
  'un-intervention': { worth: 0.4 },
  'de-stalinization': { worth: 2.8, isAnswerable: true },
  'nuclear-test-ban': { worth: ({ mem }) => mem[DEFCON] - 2, calms: true },
  'formosan-resolution': { worth: 0.7 },
  'brush-war': { worth: brushWar },
  'central-america-scoring': { worth: 0 },
  'southeast-asia-scoring': { worth: 0 },
  'arms-race': { worth: armsRace },
  'cuban-missile-crisis': { worth: thisTurn(1), lowers: true },
  'nuclear-subs': { worth: thisTurn(1), headline: 1.2 },
  quagmire: { worth: 3 },
  'salt-negotiations': { worth: 1.3, calms: true },
  'bear-trap': { worth: 3 },
  summit: { worth: summit, danger: 'rivalMayDrop' },
  'how-i-learned-to-stop-worrying': { worth: (g, s) => 0.3 + militaryWorth(g, s, 5), calms: true },
  junta: { worth: 2.2 },
  'kitchen-debates': { worth: () => (battlegroundsOf(US) > battlegroundsOf(USSR) ? 2 : 0) },
  'missile-envy': { worth: 0.8, danger: 'rivalCard' },
  'we-will-bury-you': { worth: 3.2, danger: 'drops' },
  'brezhnev-doctrine': { worth: thisTurn(2.8), headline: 3.2 },
  'portuguese-empire-crumbles': {
    worth: changes([map.Angola, 0, 2], [map.SoutheastAfricanStates, 0, 2]),
    isAnswerable: true,
  },
  'south-african-unrest': { worth: sum(0.4, changes([map.SouthAfrica, 0, 2])), isAnswerable: true },
  allende: { worth: changes([map.Chile, 0, 2]), isAnswerable: true },
  'willy-brandt': { worth: sum(1, changes([map.WestGermany, 0, 1])) },
  'muslim-revolution': { worth: 2.8, isAnswerable: true },
  'abm-treaty': { worth: 3, calms: true },
  'cultural-revolution': { worth: (g) => (holdsChina(g, US) ? 2.5 : 1) },
  'flower-power': { worth: 1 },
  'u2-incident': { worth: 1.2 },
  opec: { worth: (g) => countHeld(g, USSR, OIL) },
  'lone-gunman': { worth: 1.2, danger: 'rivalOps' },
  'colonial-rear-guards': { worth: 2.6, isAnswerable: true },
  'panama-canal-returned': {
    worth: changes([map.Panama, 1, 0], [map.CostaRica, 1, 0], [map.Venezuela, 1, 0]),
    isAnswerable: true,
  },
  'camp-david-accords': {
    worth: sum(1, changes([map.Israel, 1, 0], [map.Jordan, 1, 0], [map.Egypt, 1, 0])),
    isAnswerable: true,
  },
  'puppet-governments': { worth: 1.5, isAnswerable: true },
  'grain-sales-to-soviets': { worth: 2.2, danger: 'rivalOps', costsCard: true },
  'john-paul-ii-elected-pope': {
    worth: sum(0.3, changes([map.Poland, 1, -2])),
    isAnswerable: true,
  },
  'latin-american-death-squads': { worth: thisTurn(0.7) },
  'oas-founded': { worth: 1.4, isAnswerable: true },
  'nixon-plays-the-china-card': { worth: (g) => (holdsChina(g, USSR) ? 2.5 : 2) },
  'sadat-expels-soviets': { worth: changes([map.Egypt, 1, -99]), isAnswerable: true },
  'shuttle-diplomacy': { worth: 1.2 },
  'voice-of-america': { worth: 2.4, isAnswerable: true },
  'liberation-theology': { worth: 2, isAnswerable: true },
  'ussuri-river-skirmish': { worth: 2.5 },
  'ask-not-what-your-country': { worth: 1.5 },
  'alliance-for-progress': { worth: (g) => countHeld(g, US, AMERICAN_KEYS) },
  'africa-scoring': { worth: 0 },
  'one-small-step': { worth: oneSmallStep },
  'south-america-scoring': { worth: 0 },
  'iranian-hostage-crisis': { worth: sum(0.4, changes([map.Iran, -99, 2])), isAnswerable: true },
  'iron-lady': { worth: sum(1, changes([map.Argentina, 0, 1], [map.UnitedKingdom, 0, -99])) },
  'reagan-bombs-libya': { worth: (g) => Math.floor(influenceOf(g, USSR, map.Libya) / 2) },
  'star-wars': { worth: 2, danger: 'discardedCard' },
  'north-sea-oil': { worth: 1.8 },
  'the-reformer': { worth: (g) => (g.mem[VP] < 0 ? 3.2 : 2.4), isAnswerable: true },
  'marine-barracks-bombing': { worth: sum(1, changes([map.Lebanon, -99, 0])), isAnswerable: true },
  'soviets-shoot-down-kal-007': {
    worth: (g) => (controls(g, US, map.SouthKorea) ? 4.5 : 2),
    danger: 'drops',
  },
  glasnost: { worth: (g) => (isRaised(g, Flag.TheReformer) ? 4.5 : 2), calms: true },
  'ortega-elected-in-nicaragua': {
    worth: sum(0.5, changes([map.Nicaragua, -99, 0])),
    danger: 'coupNearNicaragua',
  },
  terrorism: {
    worth: (g, s) => (s === USSR && isRaised(g, Flag.IranianHostageCrisis) ? 2.4 : 1.3),
  },
  'iran-contra-scandal': { worth: 0.3 },
  chernobyl: { worth: thisTurn(1.5), headline: 1.8 },
  'latin-american-debt-crisis': { worth: 1.2, isAnswerable: true },
  'tear-down-this-wall': {
    worth: sum(0.8, changes([map.EastGermany, 3, 0])),
    danger: 'coupInEurope',
  },
  'an-evil-empire': { worth: 1.2 },
  'aldrich-ames-remix': { worth: 2, costsCard: true },
  'pershing-ii-deployed': { worth: 1.9, isAnswerable: true },
  wargames: { worth: wargames },
  solidarity: { worth: changes([map.Poland, 3, 0]), isAnswerable: true },
  'iran-iraq-war': { worth: war([map.Iran, map.Iraq], 2) },
  defectors: { worth: (g) => (g.mem[ROUND] === 0 ? 1.8 : 1), headline: 1.8 },
  'cambridge-five': { worth: 0.7 },
  'special-relationship': { worth: (g) => (isRaised(g, Flag.Nato) ? 3 : 0.6) },
  norad: { worth: 0.7 },
  che: { worth: 1.6 },
  'our-man-in-tehran': { worth: 0.7 },
  'yuri-and-samantha': { worth: thisTurn(0.8) },
  'awacs-sale-to-saudis': { worth: sum(0.4, changes([map.SaudiArabia, 2, 0])), isAnswerable: true },
  'non-aligned-movement': { worth: 0.6 },
  'mobutu-sese-seko': { worth: sum(0.4, changes([map.Zaire, 2, 0])), isAnswerable: true },
  'berlin-wall': { worth: sum(0.8, changes([map.EastGermany, 0, 2])), isAnswerable: true },
  'stanislav-petrov': { worth: 0.3, calms: true },
  'kremlin-flu': { worth: 3, danger: 'rivalOps' },
  'first-lightning': { worth: 0.6, danger: 'drops' },
  'who-lost-china': { worth: 0.8 },
  'dont-wait-for-the-translation': { worth: 1.2 },
};
