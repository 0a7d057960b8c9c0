import { members, type Viewer } from '@brink/kernel';
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
import {
  BONUS_INFLUENCE,
  CHERNOBYL_REGION,
  CHINA_FACE_UP,
  CHINA_HOLDER,
  HEADLINES,
  ROUND_OF,
} from './state.ts';

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
    countries: Array.from({ length: game.rules.countryCount }, (_, i) => countryView(game, i)),
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
    unseen: unseenCards(game, viewer),
    result:
      mem[RESULT] === 0 ? undefined : { winner: mem[RESULT] - 1, manner: MANNERS[mem[MANNER]] },
  };
}
