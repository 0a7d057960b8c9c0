import { CARD, FP, FRAME, STACK, membersAt, type Viewer } from '@brink/kernel';
import { cardList } from './card-list.ts';
import { countryViews, type CountryView } from './country-views.ts';
import { cardCount, handOf, isIn, pileCount } from './deck.ts';
import { unseenCards, visibleCards } from './knowledge.ts';
import { opsOf } from './ops-value.ts';
import { Recall } from './recall.ts';
import { mannerOf } from './result.ts';
import { US, USSR, both, type Side } from './sides.ts';
import {
  BONUS_INFLUENCE,
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DISCARD,
  DRAW,
  EXAMINED,
  FLAGS,
  FLAG_WORDS,
  HEADLINES,
  IN_FRONT,
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
  /** What a card of 1 to 4 printed Ops is worth to each side now, before bonuses of regions. */
  readonly opsNow: readonly [us: readonly number[], ussr: readonly number[]];
  readonly countries: readonly CountryView[];
  readonly hands: readonly [us: PileView, ussr: PileView];
  readonly draw: PileView;
  readonly examined: PileView;
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  readonly resolving: readonly number[];
  /** The card on the table that the present decision comes from, 0 for none. */
  readonly asking: number;
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

/** The cards of a zone that everybody may see. */
export const zoneCards = ({ sets }: Table, zone: number): readonly number[] => cardList(sets, zone);

type Flags = Readonly<Record<string, number>>;
const effects = new WeakMap<Flags, Recall<readonly string[]>>();

/** Lasting effects by name, those of the turn first; the same list for the same effects. */
export function effectsIn<Name extends string>({ sets }: Table, flags: Flags): readonly Name[] {
  let recall = effects.get(flags);
  if (!recall) {
    const names = new Map(Object.entries(flags).map(([name, flag]) => [flag, name]));
    recall = new Recall(FLAG_WORDS, (words, at) =>
      membersAt(words, at, FLAG_WORDS).flatMap((flag) => names.get(flag) ?? []),
    );
    effects.set(flags, recall);
  }
  return recall.of(sets, FLAGS) as readonly Name[];
}

/** Where the ends of the pile are known, the next card comes last in each list. */
function knownEnds({ mem, rules }: Table): readonly number[] {
  const { pile } = rules;
  if (!pile) return [];
  return [pile.top, pile.bottom].flatMap((end) =>
    Array.from(mem.subarray(end + 1, end + 1 + mem[end])),
  );
}

function drawPileCards(game: Table, viewer: Viewer): readonly number[] {
  const known = visibleCards(game, viewer, DRAW);
  const ends = knownEnds(game);
  return ends.length === 0 ? known : [...known, ...ends];
}

/** Piles by the list of known cards, and by how many there are. */
const piles = new WeakMap<readonly number[], PileView[]>();

/** Some cards, of which some are known; the same pile for the same. */
function pileOf(count: number, known: readonly number[]): PileView {
  let sizes = piles.get(known);
  if (!sizes) {
    sizes = [];
    piles.set(known, sizes);
  }
  return (sizes[count] ??= { count, known });
}

const worths = new Map<number, TableView['opsNow']>();

/** What cards are worth to both sides; the same lists for the same worth. */
function opsNowIn(game: Table): TableView['opsNow'] {
  let key = 0;
  for (const side of [US, USSR] as const) {
    for (let printed = 1; printed <= 4; printed++) key = key * 8 + opsOf(game, side, printed);
  }
  let pair = worths.get(key);
  if (!pair) {
    const of = (side: Side) => [1, 2, 3, 4].map((printed) => opsOf(game, side, printed));
    pair = [of(US), of(USSR)];
    worths.set(key, pair);
  }
  return pair;
}

/** By holder and side up; who holds it as 2 is nobody. */
const PASSING = [US, USSR, 2].flatMap((holder) =>
  [false, true].map((isFaceUp): PassingView => ({ holder, isFaceUp })),
);

/** The passing card as everybody sees it. */
export const passingView = ({ mem }: Table): PassingView =>
  PASSING[2 * mem[PASSING_HOLDER] + mem[PASSING_FACE_UP]];

/**
 * Of two headlines, or a card that brings another into play, the one whose steps run now. The
 * frame of a decision may serve a card that is hidden or gone: then the one that led to it.
 */
export function askingCard(game: Table): number {
  const { mem } = game;
  for (let frame = mem[FP]; frame >= STACK; frame -= FRAME) {
    const card = mem[frame + CARD];
    if (card > 0 && isIn(game, RESOLVING, card)) return card;
  }
  return 0;
}

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
  const pile = (zone: number): PileView =>
    pileOf(cardCount(game, zone), visibleCards(game, viewer, zone));
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
    opsNow: opsNowIn(game),
    countries: countryViews(game, areas),
    hands: [pile(handOf(US)), pile(handOf(USSR))],
    draw: pileOf(pileCount(game), drawPileCards(game, viewer)),
    examined: pile(EXAMINED),
    discard: zoneCards(game, DISCARD),
    removed: zoneCards(game, REMOVED),
    resolving: zoneCards(game, RESOLVING),
    asking: askingCard(game),
    inFront: zoneCards(game, IN_FRONT),
    waiting: [zoneCards(game, WAITING), zoneCards(game, WAITING + CARD_WORDS)],
    headlines: two(game, HEADLINES),
    committed: isSeat ? Math.max(0, mem[COMMITTED + (viewer as Side)] - 1) : 0,
    hasCommitted: both(mem[COMMITTED + US] !== 0, mem[COMMITTED + USSR] !== 0),
    unseen: unseenCards(game, viewer),
    result: mem[RESULT] === 0 ? undefined : { winner: mem[RESULT] - 1, manner: mannerOf(game) },
    // Last, and the shorter part: each field that is spread is copied by itself.
    ...own,
  };
}
