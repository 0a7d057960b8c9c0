import {
  CARD_WORDS,
  DEFCON,
  MILITARY_OPS,
  ROUND,
  SPACE,
  TURN,
  US,
  USSR,
  VP,
  battlegrounds,
  controlledBy,
  controls,
  countOf,
  handOf,
  influenceOf,
  isEmptyZone,
  isRaised,
  rivalOf,
  scoreRegion,
  spaceTrack,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE, asSide, type Board } from '@brink/struggle/bot/board';
import {
  changes,
  plus,
  thisTurn,
  warWorthIn,
  type Hint,
  type Worth,
} from '@brink/struggle/bot/hints';
import { militaryWorth } from '@brink/struggle/bot/striking';
import { cardNumber, type CardId } from '../data/cards.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { Flag } from '../flags.ts';
import { SCORING_REGIONS } from '../flow/scoring-regions.ts';
import * as map from '../map.ts';
import { twilightSetting } from '../setting.ts';
import { CHINA_HOLDER } from '../state.ts';
import type { Danger } from './dangers.ts';

/** The USSR comes to control a country that the US leaves. */
const seizes =
  (country: number): Worth =>
  (game, side, { board }) => {
    const ussr = Math.max(stabilityOf(game, country), influenceOf(game, USSR, country));
    return asSide(side, board.shiftTo(game, country, 0, ussr));
  };

const war =
  (countries: readonly number[], defenderCounts = false): Worth =>
  (game, side, { board }) => {
    let best = 0;
    for (const country of countries) {
      const worth = warWorthIn(board, game, side, country, { needs: 4, vp: 2, defenderCounts });
      best = Math.max(best, worth);
    }
    return best + militaryWorth(game, side, 2);
  };

const BRUSH_WAR = cardNumber('brush-war');
const BRUSH = { needs: 3, vp: 1 };
const WAR = { needs: 4, vp: 2 };

/** What a war is worth in the country it is waged on. */
export const warIn = (
  board: Board,
  game: Table,
  side: Side,
  country: number,
  card: number,
): number => warWorthIn(board, game, side, country, card === BRUSH_WAR ? BRUSH : WAR);

const brushWar: Worth = (game, side, { board }) => {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (stabilityOf(game, country) > 2 || influenceOf(game, rivalOf(side), country) === 0) continue;
    best = Math.max(best, warWorthIn(board, game, side, country, BRUSH));
  }
  return best + militaryWorth(game, side, 3);
};

/** What so many boxes forward are worth: the VP of the last one, and a little for abilities. */
function boxesWorth(game: Table, side: Side, boxes: number): number {
  const { mem } = game;
  const track = spaceTrack(game);
  const to = mem[SPACE + side] + boxes;
  if (to >= track.length) return 0;
  const isFirst = mem[SPACE + rivalOf(side)] < to;
  const { vpFirst, vpSecond } = track[to];
  return (isFirst ? vpFirst : vpSecond) + (isFirst && (to & 1) === 0 ? 0.9 : 0.3);
}

export const boxWorth = (game: Table, side: Side): number => boxesWorth(game, side, 1);

function oneSmallStep(game: Table, side: Side): number {
  return game.mem[SPACE + side] < game.mem[SPACE + rivalOf(side)] ? boxesWorth(game, side, 2) : 0;
}

function armsRace({ mem }: Table, side: Side): number {
  if (mem[MILITARY_OPS + side] <= mem[MILITARY_OPS + rivalOf(side)]) return 0;
  return mem[MILITARY_OPS + side] >= mem[DEFCON] ? 3 : 1;
}

const DOMINATION = 2;

/** Regions dominated or controlled, less those of the rival. */
function summit(game: Table, side: Side): number {
  let led = 0;
  for (const region of SCORING_REGIONS) {
    const scores = scoreRegion(game, region);
    if (scores[side].tier >= DOMINATION) led++;
    if (scores[rivalOf(side)].tier >= DOMINATION) led--;
  }
  return 0.7 * led + 0.2;
}

/** What the player has to spare after the 6 VP it costs. */
function wargames({ mem }: Table, side: Side): number {
  return asSide(side, mem[VP]) > 6 ? DECISIVE : 0;
}

/** The rival's card whose operations UN Intervention sets free. */
const intervention: Worth = (game, side, { plays }) => {
  const rivals = game.rules.cardSets.eventsOf[rivalOf(side)];
  let best = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = game.sets[handOf(side) + i] & rivals[i]; word !== 0; word &= word - 1) {
      const card = (i << 5) + 31 - Math.clz32(word & -word);
      best = Math.max(best, plays.partnerWorth(game, side, card, 0.3));
    }
  }
  return best;
};

const holdsChina = ({ mem }: Table, side: Side): boolean => mem[CHINA_HOLDER] === side;
const has = (game: Table, side: Side): boolean => !isEmptyZone(game, handOf(side));
const late = ({ mem }: Table): boolean => mem[TURN] >= 8;

const keysOfUs = countOf(battlegrounds.and(controlledBy(US)));
const keysOfUssr = countOf(battlegrounds.and(controlledBy(USSR)));
const oilOfUssr = countOf(twilightSetting.oilCountries.and(controlledBy(USSR)));
const americanKeys = countOf(
  map.CentralAmerica.or(map.SouthAmerica).and(battlegrounds).and(controlledBy(US)),
);

export const HINTS: Readonly<Partial<Record<CardId, Hint<Danger>>>> = {
  'asia-scoring': { worth: 0 },
  'europe-scoring': { worth: 0 },
  'middle-east-scoring': { worth: 0 },
  'duck-and-cover': { worth: ({ mem }) => 6 - mem[DEFCON], danger: 'drops' },
  'five-year-plan': { worth: (g) => (has(g, USSR) ? 1.4 : 0), danger: 'ownCard', costsCard: true },
  'china-card': { worth: 0 },
  'socialist-governments': { worth: 2.4, isAnswerable: true },
  fidel: { worth: seizes(map.Cuba), isAnswerable: true },
  'vietnam-revolts': { worth: plus(0.5, changes([map.Vietnam, 0, 2])), isAnswerable: true },
  blockade: { worth: 1.6, isAnswerable: true },
  'korean-war': { worth: war([map.SouthKorea]) },
  'romanian-abdication': { worth: seizes(map.Romania), isAnswerable: true },
  'arab-israeli-war': { worth: war([map.Israel], true) },
  comecon: { worth: 1.8, isAnswerable: true },
  nasser: { worth: changes([map.Egypt, -1, 2]), isAnswerable: true },
  'warsaw-pact-formed': { worth: 1.8, isAnswerable: true },
  'de-gaulle-leads-france': { worth: changes([map.France, -2, 1]), isAnswerable: true },
  'captured-nazi-scientist': { worth: (g, s) => boxWorth(g, s) },
  'truman-doctrine': { worth: 0.8, isAnswerable: true },
  'olympic-games': { worth: 0.7, danger: 'rivalMayDrop' },
  nato: { worth: 0.9 },
  'independent-reds': { worth: 0.9, isAnswerable: true },
  'marshall-plan': { worth: 2.8, isAnswerable: true },
  'indo-pakistani-war': { worth: war([map.India, map.Pakistan]) },
  containment: { worth: thisTurn(2.8), headline: 3.2 },
  'cia-created': { worth: 1.2, danger: 'rivalOps' },
  'us-japan-mutual-defense-pact': {
    worth: (g, s, { board }) => {
      const ussr = influenceOf(g, USSR, map.Japan);
      return 0.4 + asSide(s, board.shiftTo(g, map.Japan, 4 + ussr, ussr));
    },
  },
  'suez-crisis': { worth: 2, isAnswerable: true },
  'east-european-unrest': { worth: (g) => (late(g) ? 2.2 : 1.4), isAnswerable: true },
  decolonization: { worth: 2.8, isAnswerable: true },
  'red-scare-purge': { worth: thisTurn(3.4), headline: 3.8, cutsOps: true },
  'un-intervention': { worth: intervention, defuses: true },
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
  summit: { worth: summit, danger: 'eitherMayDrop' },
  'how-i-learned-to-stop-worrying': { worth: (g, s) => 0.3 + militaryWorth(g, s, 5), calms: true },
  junta: { worth: 2.2 },
  'kitchen-debates': { worth: (g) => (keysOfUs(g) > keysOfUssr(g) ? 2 : 0) },
  'missile-envy': { worth: 0.8, danger: 'rivalCard' },
  'we-will-bury-you': { worth: 3.2, danger: 'drops' },
  'brezhnev-doctrine': { worth: thisTurn(2.8), headline: 3.2 },
  'portuguese-empire-crumbles': {
    worth: changes([map.Angola, 0, 2], [map.SoutheastAfricanStates, 0, 2]),
    isAnswerable: true,
  },
  'south-african-unrest': {
    worth: plus(0.4, changes([map.SouthAfrica, 0, 2])),
    isAnswerable: true,
  },
  allende: { worth: changes([map.Chile, 0, 2]), isAnswerable: true },
  'willy-brandt': { worth: plus(1, changes([map.WestGermany, 0, 1])) },
  'muslim-revolution': { worth: 2.8, isAnswerable: true },
  'abm-treaty': { worth: 3, calms: true },
  'cultural-revolution': { worth: (g) => (holdsChina(g, US) ? 2.5 : 1), takesPassing: true },
  'flower-power': { worth: 1 },
  'u2-incident': { worth: 1.2 },
  opec: { worth: oilOfUssr },
  'lone-gunman': { worth: 1.2, danger: 'rivalOps' },
  'colonial-rear-guards': { worth: 2.6, isAnswerable: true },
  'panama-canal-returned': {
    worth: changes([map.Panama, 1, 0], [map.CostaRica, 1, 0], [map.Venezuela, 1, 0]),
    isAnswerable: true,
  },
  'camp-david-accords': {
    worth: plus(1, changes([map.Israel, 1, 0], [map.Jordan, 1, 0], [map.Egypt, 1, 0])),
    isAnswerable: true,
  },
  'puppet-governments': { worth: 1.5, isAnswerable: true },
  'grain-sales-to-soviets': { worth: 2.2, danger: 'rivalOpsOrCard', costsCard: true },
  'john-paul-ii-elected-pope': {
    worth: plus(0.3, changes([map.Poland, 1, -2])),
    isAnswerable: true,
  },
  'latin-american-death-squads': { worth: thisTurn(0.7) },
  'oas-founded': { worth: 1.4, isAnswerable: true },
  'nixon-plays-the-china-card': {
    worth: (g) => (holdsChina(g, USSR) ? 2.5 : 2),
    takesPassing: true,
  },
  'sadat-expels-soviets': { worth: changes([map.Egypt, 1, -99]), isAnswerable: true },
  'shuttle-diplomacy': { worth: 1.2 },
  'voice-of-america': { worth: 2.4, isAnswerable: true },
  'liberation-theology': { worth: 2, isAnswerable: true },
  'ussuri-river-skirmish': { worth: 2.5, takesPassing: true },
  'ask-not-what-your-country': { worth: 1.5 },
  'alliance-for-progress': { worth: americanKeys },
  'africa-scoring': { worth: 0 },
  'one-small-step': { worth: oneSmallStep },
  'south-america-scoring': { worth: 0 },
  'iranian-hostage-crisis': { worth: plus(0.4, changes([map.Iran, -99, 2])), isAnswerable: true },
  'iron-lady': { worth: plus(1, changes([map.Argentina, 0, 1], [map.UnitedKingdom, 0, -99])) },
  'reagan-bombs-libya': { worth: (g) => Math.floor(influenceOf(g, USSR, map.Libya) / 2) },
  'star-wars': { worth: 2, danger: 'discardedCard' },
  'north-sea-oil': { worth: 1.8 },
  'the-reformer': { worth: (g) => (g.mem[VP] < 0 ? 3.2 : 2.4), isAnswerable: true },
  'marine-barracks-bombing': { worth: plus(1, changes([map.Lebanon, -99, 0])), isAnswerable: true },
  'soviets-shoot-down-kal-007': {
    worth: (g) => (controls(g, US, map.SouthKorea) ? 4.5 : 2),
    danger: 'drops',
  },
  glasnost: { worth: (g) => (isRaised(g, Flag.TheReformer) ? 4.5 : 2), calms: true },
  'ortega-elected-in-nicaragua': {
    worth: plus(0.5, changes([map.Nicaragua, -99, 0])),
    danger: 'coupNearNicaragua',
  },
  terrorism: {
    worth: (g, s) => (s === USSR && isRaised(g, Flag.IranianHostageCrisis) ? 2.4 : 1.3),
    costsCard: true,
  },
  'iran-contra-scandal': { worth: 0.3 },
  chernobyl: { worth: thisTurn(1.5), headline: 1.8 },
  'latin-american-debt-crisis': { worth: 1.2, isAnswerable: true },
  'tear-down-this-wall': {
    worth: plus(0.8, changes([map.EastGermany, 3, 0])),
    danger: 'coupInEurope',
  },
  'an-evil-empire': { worth: 1.2 },
  'aldrich-ames-remix': { worth: 2, costsCard: true },
  'pershing-ii-deployed': { worth: 1.9, isAnswerable: true },
  wargames: { worth: wargames },
  solidarity: { worth: changes([map.Poland, 3, 0]), isAnswerable: true },
  'iran-iraq-war': { worth: war([map.Iran, map.Iraq]) },
  defectors: { worth: (g) => (g.mem[ROUND] === 0 ? 1.8 : 1), headline: 1.8 },
  'cambridge-five': { worth: 0.7 },
  'special-relationship': { worth: (g) => (isRaised(g, Flag.Nato) ? 3 : 0.6) },
  norad: { worth: 0.7 },
  che: { worth: 1.6 },
  'our-man-in-tehran': { worth: 0.7 },
  'yuri-and-samantha': { worth: thisTurn(0.8) },
  'awacs-sale-to-saudis': {
    worth: plus(0.4, changes([map.SaudiArabia, 2, 0])),
    isAnswerable: true,
  },
  'non-aligned-movement': { worth: 0.6 },
  'mobutu-sese-seko': { worth: plus(0.4, changes([map.Zaire, 2, 0])), isAnswerable: true },
  'berlin-wall': { worth: plus(0.8, changes([map.EastGermany, 0, 2])), isAnswerable: true },
  'stanislav-petrov': { worth: 0.3, calms: true },
  'kremlin-flu': { worth: 3, danger: 'rivalOps' },
  'first-lightning': { worth: 0.6, danger: 'drops' },
  'who-lost-china': { worth: 0.8 },
  'dont-wait-for-the-translation': { worth: 1.2 },
};
