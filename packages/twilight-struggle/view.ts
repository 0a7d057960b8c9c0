import { ALL_SEEING, ANSWERS, members, type Viewer } from '@brink/kernel';
import {
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DISCARD,
  DRAW,
  EXAMINED,
  FIRST_PERMANENT,
  IN_FRONT,
  MANNER,
  MANNERS,
  MILITARY_OPS,
  PHASING,
  REMOVED,
  RESOLVING,
  RESULT,
  ROUND,
  SPACE,
  SPACE_ATTEMPTS,
  TURN,
  US,
  USSR,
  VP,
  WAITING,
  cardCount,
  controls,
  handOf,
  influenceOf,
  isRaised,
  stabilityOf,
  isBattleground,
  unseenCards,
  visibleCards,
  type Side,
  type Table,
} from '@brink/struggle';
import { LASTING_FLAGS, TURN_FLAGS, flagName, type FlagName } from './flags.ts';
import { seating } from './bidding/bid-phase.ts';
import {
  BONUS_INFLUENCE,
  CHERNOBYL_REGION,
  CHINA_FACE_UP,
  CHINA_HOLDER,
  CRISIS,
  CRISIS_RESULTS,
  HEADLINES,
  ROUND_OF,
  SPACE_USED,
} from './state.ts';
import { CRISES } from './turn-zero/crises.ts';
import { cardsInHand, cardsPerhapsInHand, statecraftCount } from './turn-zero/statecraft.ts';
import { isPlayedWith } from './variants.ts';

/** A country as everybody sees it. */
export interface CountryView {
  readonly us: number;
  readonly ussr: number;
  /** 0 US, 1 USSR, -1 nobody. */
  readonly control: number;
  readonly stability: number;
  readonly battleground: boolean;
}

/** Cards of which a viewer may know only some. */
export interface PileView {
  readonly count: number;
  readonly known: readonly number[];
}

/** Turn Zero as one viewer may see it. */
export interface TurnZeroView {
  /** The crisis at hand, -1 for none. */
  readonly crisis: number;
  /** How each crisis has ended: 0 to 3, -1 while it has not. */
  readonly results: readonly number[];
  /** Statecraft that a side holds, or may hold as far as the viewer can tell. */
  readonly statecraft: readonly [us: readonly number[], ussr: readonly number[]];
  readonly statecraftCount: readonly [us: number, ussr: number];
}

/** The whole table as one viewer may see it; the only thing that leaves a server. */
export interface TwilightView {
  readonly viewer: Viewer;
  readonly turn: number;
  /** 0 in the headline phase. */
  readonly round: number;
  /** Whose action round it is, -1 outside of them. */
  readonly roundOf: number;
  readonly phasing: number;
  readonly defcon: number;
  readonly vp: number;
  readonly militaryOps: readonly [us: number, ussr: number];
  readonly space: readonly [us: number, ussr: number];
  readonly spaceAttempts: readonly [us: number, ussr: number];
  readonly bonusInfluence: readonly [us: number, ussr: number];
  readonly countries: readonly CountryView[];
  readonly china: { readonly holder: number; readonly isFaceUp: boolean };
  readonly effects: readonly FlagName[];
  readonly chernobyl: number;
  readonly hands: readonly [us: PileView, ussr: PileView];
  readonly draw: PileView;
  readonly examined: PileView;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly resolving: readonly number[];
  readonly inFront: readonly number[];
  readonly waiting: readonly [mid: readonly number[], late: readonly number[]];
  /** Headlines on the table, not yet resolved; 0 for none. */
  readonly headlines: readonly [us: number, ussr: number];
  /** The card the viewer has committed face down, 0 for none; whether each side has one. */
  readonly committed: number;
  readonly hasCommitted: readonly [us: boolean, ussr: boolean];
  /** What the viewer has bid or laid down in secret, -1 for nothing; whether each side has. */
  readonly answer: number;
  readonly hasAnswered: readonly [us: boolean, ussr: boolean];
  /** The seat of each player, in the order in which they came (§11.4). */
  readonly seating: readonly [first: number, second: number];
  /** Abilities of the alternative space race that are used up: bits 0–1 placing, 2–3 coups. */
  readonly spaceUsed: number;
  readonly turnZero: TurnZeroView | undefined;
  /** Cards of the game whose place the viewer cannot tell. */
  readonly unseen: readonly number[];
  readonly result: { readonly winner: number; readonly manner: string } | undefined;
}

const two = ({ mem }: Table, at: number): [number, number] => [mem[at], mem[at + 1]];

const zoneCards = ({ sets }: Table, zone: number): number[] =>
  members(sets.slice(zone, zone + CARD_WORDS));

function countryView(game: Table, country: number): CountryView {
  return {
    us: influenceOf(game, US, country),
    ussr: influenceOf(game, USSR, country),
    control: controls(game, US, country) ? US : controls(game, USSR, country) ? USSR : -1,
    stability: stabilityOf(game, country),
    battleground: isBattleground(game, country),
  };
}

const FLAG_NUMBERS: readonly number[] = [
  ...TURN_FLAGS.keys(),
  ...LASTING_FLAGS.map((_, i) => FIRST_PERMANENT + i),
];

const effectsOf = (game: Table): FlagName[] =>
  FLAG_NUMBERS.filter((flag) => isRaised(game, flag)).map(flagName);

/** Countries, and after them the box of the Chinese Civil War where it is played. */
export const areaCount = (game: Table): number =>
  game.rules.countryCount + (isPlayedWith(game, 'chineseCivilWar') ? 1 : 0);

function turnZeroView(game: Table, viewer: Viewer): TurnZeroView | undefined {
  if (!isPlayedWith(game, 'turnZero')) return undefined;
  // Once turn 1 has begun statecraft is back in the box.
  const isOver = game.mem[TURN] > 0;
  const cardsOf = (side: Side): number[] => {
    if (isOver) return [];
    return viewer === side || viewer === ALL_SEEING
      ? cardsInHand(game, side)
      : cardsPerhapsInHand(game, side);
  };
  const countOf = (side: Side): number => (isOver ? 0 : statecraftCount(game, side));
  return {
    crisis: game.mem[CRISIS] - 1,
    results: CRISES.map((_, i) => game.mem[CRISIS_RESULTS + i] - 1),
    statecraft: [cardsOf(US), cardsOf(USSR)],
    statecraftCount: [countOf(US), countOf(USSR)],
  };
}

export function view(game: Table, viewer: Viewer): TwilightView {
  const { mem } = game;
  const pile = (zone: number): PileView => ({
    count: cardCount(game, zone),
    known: visibleCards(game, viewer, zone),
  });
  const isSeat = viewer === US || viewer === USSR;
  return {
    viewer,
    turn: mem[TURN],
    round: mem[ROUND],
    roundOf: mem[ROUND_OF] - 1,
    phasing: mem[PHASING],
    defcon: mem[DEFCON],
    vp: mem[VP],
    militaryOps: two(game, MILITARY_OPS),
    space: two(game, SPACE),
    spaceAttempts: two(game, SPACE_ATTEMPTS),
    bonusInfluence: two(game, BONUS_INFLUENCE),
    countries: Array.from({ length: areaCount(game) }, (_, i) => countryView(game, i)),
    china: { holder: mem[CHINA_HOLDER], isFaceUp: mem[CHINA_FACE_UP] === 1 },
    effects: effectsOf(game),
    chernobyl: mem[CHERNOBYL_REGION] - 1,
    hands: [pile(handOf(US)), pile(handOf(USSR))],
    draw: pile(DRAW),
    examined: pile(EXAMINED),
    discard: zoneCards(game, DISCARD),
    removed: zoneCards(game, REMOVED),
    resolving: zoneCards(game, RESOLVING),
    inFront: zoneCards(game, IN_FRONT),
    waiting: [zoneCards(game, WAITING), zoneCards(game, WAITING + CARD_WORDS)],
    headlines: two(game, HEADLINES),
    committed: isSeat ? Math.max(0, mem[COMMITTED + (viewer as Side)] - 1) : 0,
    hasCommitted: [mem[COMMITTED + US] !== 0, mem[COMMITTED + USSR] !== 0],
    answer: isSeat ? mem[ANSWERS + viewer] - 1 : -1,
    hasAnswered: [mem[ANSWERS + US] !== 0, mem[ANSWERS + USSR] !== 0],
    seating: seating(game),
    spaceUsed: mem[SPACE_USED],
    turnZero: turnZeroView(game, viewer),
    unseen: unseenCards(game, viewer),
    result:
      mem[RESULT] === 0 ? undefined : { winner: mem[RESULT] - 1, manner: MANNERS[mem[MANNER]] },
  };
}
