import type { Viewer } from '@brink/kernel';
import { cardList } from './card-list.ts';
import { cardCount, handOf, pileCount } from './deck.ts';
import { isRaised } from './flags.ts';
import { controls, influenceOf, isBattleground, stabilityOf } from './influence.ts';
import { unseenCards, visibleCards } from './knowledge.ts';
import { MANNERS } from './result.ts';
import { US, USSR, type Side } from './sides.ts';
import {
  BONUS_INFLUENCE,
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DISCARD,
  DRAW,
  EXAMINED,
  HEADLINES,
  IN_FRONT,
  MANNER,
  MILITARY_OPS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  PHASING,
  REMOVED,
  RESOLVING,
  RESULT,
  ROUND,
  ROUND_OF,
  SPACE,
  SPACE_ATTEMPTS,
  TURN,
  VP,
  WAITING,
} from './state.ts';
import type { Table } from './world.ts';

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

/** The card that passes from side to side; each game has its own name for it. */
export interface PassingView {
  readonly holder: number;
  readonly isFaceUp: boolean;
}

/** What the tables of all games of the family have, as one viewer may see it. */
export interface TableView {
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

const pairs = new Map<number, readonly [number, number]>();

/** The numbers of both sides; the same numbers are the same pair. */
function two({ mem }: Table, at: number): readonly [number, number] {
  const key = (mem[at] << 16) | (mem[at + 1] & 0xff_ff);
  let pair = pairs.get(key);
  if (!pair) {
    pair = [mem[at], mem[at + 1]];
    pairs.set(key, pair);
  }
  return pair;
}

export const zoneCards = ({ sets }: Table, zone: number): readonly number[] => cardList(sets, zone);

/** One object for each look of a country: who compares two views can skip what is the same. */
const looks = new Map<number, CountryView>();

function lookOf(game: Table, country: number): number {
  const us = influenceOf(game, US, country);
  const ussr = influenceOf(game, USSR, country);
  const stability = stabilityOf(game, country);
  return (((us << 10) | ussr) << 5) | (stability << 1) | Number(isBattleground(game, country));
}

function countryView(game: Table, country: number, look: number): CountryView {
  let view = looks.get(look);
  if (!view) {
    view = {
      us: influenceOf(game, US, country),
      ussr: influenceOf(game, USSR, country),
      control: controls(game, US, country) ? US : controls(game, USSR, country) ? USSR : -1,
      stability: stabilityOf(game, country),
      battleground: isBattleground(game, country),
    };
    looks.set(look, view);
  }
  return view;
}

/** What the countries of a game looked like last. */
interface LastLook {
  readonly looks: Int32Array;
  views: readonly CountryView[];
}

const lastLooks = new WeakMap<Table, LastLook>();

/** The first `count` countries; the same list as long as none of them changes. */
export function countryViews(game: Table, count: number): readonly CountryView[] {
  let last = lastLooks.get(game);
  if (last?.views.length !== count) {
    last = { looks: new Int32Array(count).fill(-1), views: Array<CountryView>(count) };
    lastLooks.set(game, last);
  }
  let views: CountryView[] | undefined;
  for (let country = 0; country < count; country++) {
    const look = lookOf(game, country);
    if (look === last.looks[country]) continue;
    views ??= last.views.slice();
    last.looks[country] = look;
    views[country] = countryView(game, country, look);
  }
  if (views) last.views = views;
  return last.views;
}

type Flags = Readonly<Record<string, number>>;
interface FlagNames {
  readonly name: string;
  readonly flag: number;
}

const sortedFlags = new WeakMap<Flags, readonly FlagNames[]>();

function inOrder(flags: Flags): readonly FlagNames[] {
  let sorted = sortedFlags.get(flags);
  if (!sorted) {
    const named = Object.entries(flags).map(([name, flag]) => ({ name, flag }));
    sorted = named.sort((a, b) => a.flag - b.flag);
    sortedFlags.set(flags, sorted);
  }
  return sorted;
}

/** Lasting effects by name, those of the turn first. */
export function effectsIn<Name>(game: Table, flags: Flags): Name[] {
  const effects: Name[] = [];
  for (const { name, flag } of inOrder(flags)) {
    if (isRaised(game, flag)) effects.push(name as Name);
  }
  return effects;
}

/** Where the ends of the pile are known, the next card comes last in each list. */
function knownEnds({ mem, rules }: Table): number[] {
  const { pile } = rules;
  if (!pile) return [];
  return [pile.top, pile.bottom].flatMap((end) =>
    Array.from(mem.subarray(end + 1, end + 1 + mem[end])),
  );
}

export const passingView = ({ mem }: Table): PassingView => ({
  holder: mem[PASSING_HOLDER],
  isFaceUp: mem[PASSING_FACE_UP] === 1,
});

/**
 * The table with what a game adds to it. `areas`: how many countries and boxes there are to be seen.
 */
export function tableView<Own extends object>(
  game: Table,
  viewer: Viewer,
  own: Own,
  areas: number = game.rules.countryCount,
): TableView & Own {
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
    countries: countryViews(game, areas),
    hands: [pile(handOf(US)), pile(handOf(USSR))],
    draw: {
      count: pileCount(game),
      known: [...visibleCards(game, viewer, DRAW), ...knownEnds(game)],
    },
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
    // Last, and the shorter part: each field that is spread is copied by itself.
    ...own,
  };
}
