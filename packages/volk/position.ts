import {
  PositionError,
  cardPlacesPart,
  cardSetPart,
  fieldPart,
  otherParts,
  placesIn,
  positionForm,
  readInteger,
  type CardPlaces,
  type Fault,
  type Naming,
  type PositionForm,
  type PositionPackage,
  type PositionPart,
} from '@brink/kernel';
import { FIRST_LINE } from './board/map.ts';
import { cardOf, countIn, handOf, isSpecial, knownTo, normalCount, putIn } from './cards.ts';
import { FIRST_NEW, LAST_BASE, LAST_CARD } from './deck/deck.ts';
import { TRACKS } from './deck/schema.ts';
import { choiceName, choiceOf } from './notation.ts';
import type { VolkOptions } from './options.ts';
import { isForFour } from './result.ts';
import { EAST, SEATS, WEST } from './sides.ts';
import {
  ACTIVE,
  ASIDE,
  CARD_WORDS,
  DECADE,
  DECK,
  DISPLAY,
  FACTORIES,
  GONE,
  HOLDING_BOX,
  LAST_ACTOR,
  LINES,
  NEW_DECK,
  PEACEMAKERS,
  PHASE,
  PLAYED,
  POLICE,
  PROVINCE_COUNT,
  STAGE,
  TURN,
  TURN_ORDER,
  UNREST,
  WAITING,
  ZONES,
  layout,
} from './state.ts';
import { boardFaults } from './violations.ts';
import type { Table, Volk } from './volk.ts';
import { PLAY_ON } from './world.ts';

const FIELD = 'turn';
const lastCardOf = (game: Table): number => (isForFour(game) ? LAST_CARD : LAST_BASE);

/** Where a card lies in a decade if nothing else is said of it. */
function usualPlace(game: Table, card: number): number {
  const now = game.mem[DECADE];
  const { decade } = cardOf(game, card);
  if (decade < now) return GONE;
  if (card >= FIRST_NEW) return NEW_DECK;
  if (decade > now) return WAITING;
  return isSpecial(card) ? DISPLAY : DECK.middle;
}

/** Nothing on the map, and every card in its usual place. */
function clearTable(game: Table): void {
  const { mem, sets } = game;
  mem.fill(0, UNREST, UNREST + PROVINCE_COUNT);
  mem[HOLDING_BOX] = 0;
  sets.fill(0, FACTORIES, FACTORIES + 2);
  sets.fill(0, LINES, LINES + 3);
  for (const zone of ZONES) sets.fill(0, zone, zone + CARD_WORDS);
  for (let card = 1; card <= lastCardOf(game); card++) putIn(game, usualPlace(game, card), card);
}

const seatCalled = (game: Table, name: string | undefined, field: string): number => {
  const seat = (SEATS as readonly (string | undefined)[]).indexOf(name);
  if (seat < 0 || seat >= game.rules.players) throw new PositionError('value', field, name ?? '');
  return seat;
};

/** `turn.2.1.west`: the decade, its half or stage, and who plays a card. */
const moment = {
  name: FIELD,
  write: ({ mem }: Table): readonly string[] => {
    if (mem[ACTIVE] === 0 || mem[PHASE] !== 0) throw new PositionError('moment');
    return [`${mem[DECADE]}`, `${mem[STAGE]}`, SEATS[mem[ACTIVE] - 1]];
  },
  read: (game: Table, [decade, stage, name, more]: readonly string[]): void => {
    const { mem } = game;
    mem[DECADE] = readInteger(decade, FIELD, 1, 4);
    mem[STAGE] = readInteger(stage, FIELD, 1, isForFour(game) ? 3 : 2);
    const seat = seatCalled(game, name, FIELD);
    if (more !== undefined) throw new PositionError('value', FIELD, more);
    mem[LAST_ACTOR] = seat;
    mem[ACTIVE] = seat + 1;
    for (let place = 0; place < 4; place++) mem[TURN_ORDER + place] = 0;
    for (let place = 0; place < game.rules.players; place++) mem[TURN_ORDER + place] = place;
    clearTable(game);
  },
};

/** `order.usa.ussr.west.east`: the turn order of the decade. */
const order = fieldPart<Volk>(
  'order',
  ({ mem, rules }) =>
    Array.from({ length: rules.players }, (_, place) => SEATS[mem[TURN_ORDER + place]]),
  (game, words) => {
    const seats = words.map((word) => seatCalled(game, word, 'order'));
    if (seats.length !== game.rules.players || new Set(seats).size !== seats.length) {
      throw new PositionError('value', 'order', words.join(' '));
    }
    for (const [place, seat] of seats.entries()) game.mem[TURN_ORDER + place] = seat;
  },
);

const namesOf = (domain: string, first = 0): Naming => ({
  nameOf: (index) => choiceName(domain, first + index),
  indexOf: (name) => {
    const found = choiceOf(domain, name);
    return found === undefined ? undefined : found - first;
  },
});
const listed = (names: readonly string[]): Naming => ({
  nameOf: (index) => names[index] ?? `${index}`,
  indexOf: (name) => (names.includes(name) ? names.indexOf(name) : undefined),
});

const PROVINCES = namesOf('province');
const ROWS: Readonly<Partial<Record<string, Naming>>> = {
  unrest: PROVINCES,
  livingStandard: PROVINCES,
  socialists: PROVINCES,
  sectorStandard: namesOf('sector'),
  track: listed(TRACKS),
  treasury: listed(['usa', 'ussr']),
};
const SETS: Readonly<Partial<Record<string, Naming>>> = {
  factories: namesOf('site'),
  rundown: namesOf('site'),
  lines: namesOf('site', FIRST_LINE),
};

/** Told by parts of their own, or nothing to do with where a turn begins. */
const TOLD: ReadonlySet<string> = new Set(
  [
    ['fp', 'returned', 'answers', 'stack', 'revision', 'rulings', 'mode'],
    ['hands', 'deck', 'waiting', 'aside', 'newDeck', 'display', 'played', 'gone', 'police'],
    ['peacemakers', 'resolving', 'examined', 'known'],
    ['deck top count', 'deck top', 'deck bottom count', 'deck bottom'],
    ['decade', 'stage', 'phase', 'turnOrder', 'turn', 'active', 'lastActor', 'kept'],
    ['hamburg', 'abroad', 'used', 'protests', 'advantageOf', 'advantage', 'result', 'manner'],
  ].flat(),
);
const SCRATCH: ReadonlySet<string> = new Set(
  [
    ['fp', 'returned', 'answers', 'stack'],
    ['used', 'protests', 'advantageOf', 'advantage'],
  ].flat(),
);

const SEAT_NUMBERS = [...SEATS.keys()];
const CARDS: CardPlaces<Volk> = {
  size: CARD_WORDS,
  places: [
    ...SEAT_NUMBERS.map((seat) => [`${SEATS[seat]}-hand`, handOf(seat)] as const),
    ['display', DISPLAY],
    ['played', PLAYED],
    ['gone', GONE],
    ['police', POLICE],
    ...SEAT_NUMBERS.map(
      (seat) => [`${SEATS[seat]}-peacemakers`, PEACEMAKERS + seat * CARD_WORDS] as const,
    ),
    ['aside', ASIDE],
    ['deck', DECK.middle],
    ['waiting', WAITING],
    ['new', NEW_DECK],
  ],
  rest: DECK.middle,
  pile: DECK,
  isCard: (game, card) => card >= 1 && card <= lastCardOf(game),
};
const PARTS: readonly PositionPart<Volk>[] = [
  order,
  cardPlacesPart(CARDS),
  cardSetPart('west-knows', knownTo(WEST), CARD_WORDS),
  cardSetPart('east-knows', knownTo(EAST), CARD_WORDS),
  ...otherParts<Volk>(layout, {
    told: TOLD,
    row: (name) => ROWS[name],
    members: (name) => SETS[name],
  }),
];

/** What cannot be where a turn begins; each says what to change. */
export const POSITION_FAULTS = ['emptyDisplay', 'nothingToPlay'] as const;
/** What hardly comes about, and can be played all the same. */
export const POSITION_NOTES = ['largeHand', 'fullDisplay'] as const;

/** The most cards that a display has beside the special one. */
const DISPLAY_SIZE = 7;
const HAND_SIZE = 2;

function faultsOf(game: Table): readonly Fault[] {
  const isEmpty = normalCount(game) <= (isForFour(game) ? 1 : 0);
  const found = [...(isEmpty ? (['emptyDisplay'] as const) : []), ...boardFaults(game)];
  return found.map((code) => ({ code, args: [] }));
}

function notesOf(game: Table): readonly Fault[] {
  const found: { code: (typeof POSITION_NOTES)[number]; args: number[] }[] = [];
  for (let seat = 0; seat < game.rules.players; seat++) {
    const held = countIn(game, handOf(seat));
    if (held > HAND_SIZE + 1) found.push({ code: 'largeHand', args: [seat, held, HAND_SIZE] });
  }
  if (normalCount(game) > DISPLAY_SIZE) {
    found.push({ code: 'fullDisplay', args: [normalCount(game), DISPLAY_SIZE] });
  }
  return found;
}

/** Positions of Wir sind das Volk!: where the turn of a player begins. */
export const volkPosition = (
  game: () => PositionPackage<Volk, VolkOptions>,
): PositionForm<Volk, VolkOptions> =>
  positionForm(game, {
    moment,
    parts: () => PARTS,
    places: (table) => placesIn(CARDS, table),
    complete: (table) => {
      const { mem } = table;
      mem[TURN] = Math.max(0, mem.subarray(TURN_ORDER, TURN_ORDER + 4).indexOf(mem[LAST_ACTOR]));
    },
    playOn: () => PLAY_ON,
    faults: faultsOf,
    notes: notesOf,
    scratch: () => SCRATCH,
  });
