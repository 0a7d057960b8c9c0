import { ALL_SEEING, bitCount, type Viewer } from '@brink/kernel';
import { CITIES } from './data/cities.ts';
import { factoryValue, hasFactory, hasLine, isRundown } from './board/economy.ts';
import { LINE_COUNT } from './board/map.ts';
import { standardOf } from './board/living-standard.ts';
import { prestigeHolder } from './board/tracks.ts';
import { protestsIn, protestsOf, socialistsOnMap, unrestOf } from './board/unrest.ts';
import { cardOf, cardsIn, countIn, deckCount, handOf } from './cards.ts';
import { peacemakersOf, tournamentPoints, victoryPoints } from './end/verdict.ts';
import { socialistsInSupply } from './end/09-socialists.ts';
import { visibleIn, visibleTop } from './knowledge.ts';
import { previewOf, type Preview } from './preview.ts';
import { MANNERS, isForFour } from './result.ts';
import { EAST, WEST } from './sides.ts';
import {
  ACTIVE,
  ARMS_COST_UP,
  ARMS_DECK,
  CARD_WORDS,
  CONFLICT_DECK,
  DECADE,
  DISPLAY,
  DOVES,
  EXAMINED,
  EXHAUSTED,
  GONE,
  HOLDING_BOX,
  LAST_ACTOR,
  MANNER,
  PEACEMAKERS,
  PHASE,
  PLAYED,
  POLICE,
  PROVINCE_COUNT,
  RESOLVING,
  RESULT,
  SECTOR_STANDARD,
  SOCIALISTS,
  STAGE,
  STASI_DISBANDED,
  TOP_DISCARD,
  TRACK,
  TREASURY,
  TURN,
  TURN_ORDER,
  USSR_VALUE_DOWN,
  WALL,
} from './state.ts';
import type { Table } from './volk.ts';

export interface ProvinceView {
  readonly unrest: number;
  readonly protests: number;
  readonly livingStandard: number;
  readonly socialists: number;
}

export interface FactoryView {
  readonly city: number;
  readonly value: number;
  readonly rundown: boolean;
}

/** A hand of which a viewer may know only some; the backs tell the decades of the others. */
export interface HandView {
  readonly count: number;
  readonly known: readonly number[];
  /** Cards of each decade. */
  readonly backs: readonly [number, number, number, number];
}

export interface SuperpowersView {
  readonly treasury: readonly [usa: number, ussr: number];
  readonly victoryPoints: readonly [usa: number, ussr: number];
  readonly doves: number;
  readonly armsDeck: { readonly count: number; readonly top: number };
  readonly conflictDeck: { readonly count: number; readonly top: number };
  readonly peacemakers: readonly (readonly number[])[];
  readonly peacemakerCounts: readonly number[];
  readonly armsCostUp: boolean;
  readonly ussrValueDown: boolean;
  readonly tournamentPoints: readonly number[] | undefined;
}

/** The whole table as one viewer may see it; the only thing that leaves a server. */
export interface VolkView {
  readonly viewer: Viewer;
  readonly mode: 'base' | 'two-plus-two';
  /** Whether the cards of 2+2 are invented, and the names that a file of one's own has given. */
  readonly deck: {
    readonly standIn: boolean;
    readonly names: Readonly<Record<number, { readonly en?: string; readonly ru?: string }>>;
  };
  readonly decade: number;
  readonly stage: number;
  readonly phase: number;
  readonly turnOrder: readonly number[];
  /** Who is next, or acts now. */
  readonly turnOf: number;
  readonly isActing: boolean;
  readonly lastActor: number;
  /** Prestige, western currency, socialists, arms, space, dominance; left is negative. */
  readonly tracks: readonly number[];
  readonly prestigeHolder: number;
  readonly provinces: readonly ProvinceView[];
  readonly sectors: readonly number[];
  readonly factories: readonly FactoryView[];
  /** Numbers of the lines that are built. */
  readonly lines: readonly number[];
  readonly protests: readonly [west: number, east: number];
  readonly socialists: { readonly box: number; readonly map: number; readonly supply: number };
  readonly wall: 'none' | 'standing' | 'down';
  readonly police: { readonly cards: readonly number[]; readonly exhausted: number };
  readonly stasiDisbanded: boolean;
  readonly display: readonly number[];
  readonly resolving: readonly number[];
  readonly played: readonly number[];
  readonly gone: readonly number[];
  readonly hands: readonly HandView[];
  readonly deckCount: number;
  /** Cards on top of the deck that the viewer knows, 0 for the others; the next one last. */
  readonly deckTop: readonly number[];
  readonly examined: readonly number[];
  readonly superpowers: SuperpowersView | undefined;
  readonly preview: Preview;
  readonly result: { readonly winners: readonly number[]; readonly manner: string } | undefined;
}

const row = ({ mem }: Table, at: number, length: number): number[] => [
  ...mem.subarray(at, at + length),
];

function handView(game: Table, viewer: Viewer, seat: number): HandView {
  const backs: [number, number, number, number] = [0, 0, 0, 0];
  for (const card of cardsIn(game, handOf(seat))) backs[cardOf(game, card).decade - 1]++;
  return {
    count: countIn(game, handOf(seat)),
    known: visibleIn(game, viewer, handOf(seat)),
    backs,
  };
}

function superpowersView(game: Table): SuperpowersView {
  const { mem, sets } = game;
  const seats = [0, 1, 2, 3];
  return {
    treasury: [mem[TREASURY], mem[TREASURY + 1]],
    victoryPoints: [victoryPoints(game, WEST), victoryPoints(game, EAST)],
    doves: mem[DOVES],
    armsDeck: { count: bitCount(sets[ARMS_DECK]), top: mem[TOP_DISCARD] - 1 },
    conflictDeck: { count: bitCount(sets[CONFLICT_DECK]), top: mem[TOP_DISCARD + 1] - 1 },
    peacemakers: seats.map((seat) => cardsIn(game, PEACEMAKERS + seat * CARD_WORDS)),
    peacemakerCounts: seats.map((seat) => peacemakersOf(game, seat)),
    armsCostUp: mem[ARMS_COST_UP] === 1,
    ussrValueDown: mem[USSR_VALUE_DOWN] === 1,
    tournamentPoints: tournamentPoints(game),
  };
}

export function winnersOf({ mem }: Table): number[] {
  return [0, 1, 2, 3].filter((seat) => mem[RESULT] & (1 << seat));
}

const WALLS = ['none', 'standing', 'down'] as const;

/** The table as a viewer may see it. */
export function view(game: Table, viewer: Viewer): VolkView {
  const { mem, rules } = game;
  const isFour = isForFour(game);
  const mayExamine = viewer === EAST || viewer === ALL_SEEING;
  return {
    viewer,
    mode: isFour ? 'two-plus-two' : 'base',
    deck: {
      standIn: isFour && rules.deck.isStandIn,
      names: isFour ? Object.fromEntries(rules.deck.names) : {},
    },
    decade: mem[DECADE],
    stage: mem[STAGE],
    phase: mem[PHASE],
    turnOrder: row(game, TURN_ORDER, rules.players),
    turnOf: mem[TURN_ORDER + mem[TURN]],
    isActing: mem[ACTIVE] !== 0,
    lastActor: mem[LAST_ACTOR],
    tracks: row(game, TRACK, 6),
    prestigeHolder: prestigeHolder(game),
    provinces: Array.from({ length: PROVINCE_COUNT }, (_, province) => ({
      unrest: unrestOf(game, province),
      protests: protestsIn(game, province),
      livingStandard: standardOf(game, province),
      socialists: mem[SOCIALISTS + province],
    })),
    sectors: row(game, SECTOR_STANDARD, 3),
    factories: [...CITIES.keys()]
      .filter((city) => hasFactory(game, city))
      .map((city) => ({ city, value: factoryValue(game, city), rundown: isRundown(game, city) })),
    lines: Array.from({ length: LINE_COUNT }, (_, line) => line).filter((line) =>
      hasLine(game, line),
    ),
    protests: [protestsOf(game, WEST), protestsOf(game, EAST)],
    socialists: {
      box: mem[HOLDING_BOX],
      map: socialistsOnMap(game),
      supply: socialistsInSupply(game),
    },
    wall: WALLS[mem[WALL]],
    police: { cards: cardsIn(game, POLICE), exhausted: mem[EXHAUSTED] },
    stasiDisbanded: mem[STASI_DISBANDED] === 1,
    display: cardsIn(game, DISPLAY),
    resolving: cardsIn(game, RESOLVING),
    played: cardsIn(game, PLAYED),
    gone: cardsIn(game, GONE),
    hands: Array.from({ length: rules.players }, (_, seat) => handView(game, viewer, seat)),
    deckCount: deckCount(game),
    deckTop: visibleTop(game, viewer),
    examined: mayExamine ? cardsIn(game, EXAMINED) : [],
    superpowers: isFour ? superpowersView(game) : undefined,
    preview: previewOf(game),
    result:
      mem[RESULT] === 0 ? undefined : { winners: winnersOf(game), manner: MANNERS[mem[MANNER]] },
  };
}
