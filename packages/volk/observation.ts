import {
  Observation,
  REVISION,
  cellEach,
  decisionParts,
  oneCell,
  openCells,
  openSet,
  type ObservationPart,
} from '@brink/kernel';
import { factoryValue, hasFactory } from './board/economy.ts';
import { standardOf } from './board/living-standard.ts';
import { CITY_COUNT, LINE_COUNT } from './board/map.ts';
import { protestsIn, unrestOf } from './board/unrest.ts';
import { cardOf, countIn, deckCount, handOf } from './cards.ts';
import { HIDDEN, sees } from './knowledge.ts';
import { PROMPTS } from './prompts.ts';
import { RULINGS } from './rulings.ts';
import * as at from './state.ts';
import type { Table, Volk } from './volk.ts';

type Part = ObservationPart<Volk>;

const { CARD_WORDS, DECK, MAX_CARDS, PROVINCE_COUNT, layout } = at;
const SEAT_COUNT = 4;
const DECADES = 4;

/** Where a card lies as far as the viewer can tell. */
const PLACES = [
  'out',
  'unseen',
  'hand of West',
  'hand of East',
  'hand of the USA',
  'hand of the USSR',
  'examined',
  'deck',
  'to come',
  'set aside',
  'to come in 2+2',
  'display',
  'played',
  'gone',
  'police',
  'resolving',
  'peacemaker of West',
  'peacemaker of East',
  'peacemaker of the USA',
  'peacemaker of the USSR',
  'top of the deck',
] as const;
type Place = (typeof PLACES)[number];
const UNSEEN = PLACES.indexOf('unseen');
const TOP = PLACES.indexOf('top of the deck');

const zonesFrom = (first: number, place: Place): (readonly [number, number])[] =>
  Array.from({ length: SEAT_COUNT }, (_, seat) => [
    first + seat * CARD_WORDS,
    PLACES.indexOf(place) + seat,
  ]);

const ZONE_PLACES = [
  ...zonesFrom(at.HANDS, 'hand of West'),
  ...zonesFrom(at.PEACEMAKERS, 'peacemaker of West'),
  ...(
    [
      [at.EXAMINED, 'examined'],
      [DECK.middle, 'deck'],
      [at.WAITING, 'to come'],
      [at.ASIDE, 'set aside'],
      [at.NEW_DECK, 'to come in 2+2'],
      [at.DISPLAY, 'display'],
      [at.PLAYED, 'played'],
      [at.GONE, 'gone'],
      [at.POLICE, 'police'],
      [at.RESOLVING, 'resolving'],
    ] as const
  ).map(([zone, place]) => [zone, PLACES.indexOf(place)] as const),
].map(([zone, place]) => ({ zone, place, hidden: HIDDEN.find((each) => each.zone === zone) }));

const cardPlaces: Part = {
  name: 'cardPlaces',
  length: MAX_CARDS,
  kind: 'category',
  each: 'card',
  values: PLACES,
  min: 0,
  max: PLACES.length - 1,
  fill: (game, viewer, into, first) => {
    const { mem, sets } = game;
    for (let card = 0; card < MAX_CARDS; card++) into[first + card] = 0;
    for (let z = 0; z < ZONE_PLACES.length; z++) {
      const { zone, place, hidden } = ZONE_PLACES[z];
      for (let i = 0; i < CARD_WORDS; i++) {
        for (let word = sets[zone + i]; word !== 0; word &= word - 1) {
          const card = (i << 5) + 31 - Math.clz32(word & -word);
          const isSeen = !hidden || sees(game, viewer, hidden.owner, card);
          into[first + card] = isSeen ? place : UNSEEN;
        }
      }
    }
    for (let i = 1; i <= mem[DECK.top]; i++) {
      const card = mem[DECK.top + i];
      into[first + card] = sees(game, viewer, -1, card) ? TOP : UNSEEN;
    }
  },
};

/** The backs of cards tell their decades: one cell for each decade of each hand. */
function backsOf(game: Table, seat: number, decade: number): number {
  let count = 0;
  const hand = handOf(seat);
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = game.sets[hand + i]; word !== 0; word &= word - 1) {
      const card = (i << 5) + 31 - Math.clz32(word & -word);
      if (cardOf(game, card).decade === decade) count++;
    }
  }
  return count;
}

const seat = { each: 'seat' } as const;
const province = { each: 'province' } as const;
const open = (address: number, about: Parameters<typeof openCells>[2] = {}): Part =>
  openCells(layout, address, about);

const cardParts: readonly Part[] = [
  cardPlaces,
  cellEach('handSizes', SEAT_COUNT, [0, MAX_CARDS], (game, _, i) => countIn(game, handOf(i)), seat),
  cellEach('handBacks', SEAT_COUNT * DECADES, [0, MAX_CARDS], (game, _, i) =>
    backsOf(game, Math.floor(i / DECADES), (i % DECADES) + 1),
  ),
  oneCell('deckSize', [0, MAX_CARDS], deckCount),
  // What lies on top in order, the next one last; 0 for a card that the viewer does not know.
  cellEach(
    'deckTop',
    DECK.room,
    [0, MAX_CARDS],
    (game, viewer, i) => {
      if (i >= game.mem[DECK.top]) return 0;
      const card = game.mem[DECK.top + 1 + i];
      return sees(game, viewer, -1, card) ? card : 0;
    },
    { kind: 'category' },
  ),
  open(DECK.top),
  openSet('armsDeck', at.ARMS_DECK, 32, 'arms card'),
  openSet('conflictDeck', at.CONFLICT_DECK, 32, 'conflict card'),
];

/** What lies on the board of the German states, for all to see. */
export const boardParts: readonly Part[] = [
  cellEach('unrest', PROVINCE_COUNT, [0, 120], (game, _, i) => unrestOf(game, i), province),
  cellEach('protests', PROVINCE_COUNT, [0, 40], (game, _, i) => protestsIn(game, i), province),
  cellEach(
    'livingStandard',
    PROVINCE_COUNT,
    [0, 99],
    (game, _, i) => standardOf(game, i),
    province,
  ),
  open(at.SECTOR_STANDARD),
  open(at.SOCIALISTS, province),
  open(at.HOLDING_BOX),
  open(at.LINKED_PROTESTS),
  openSet('factories', at.FACTORIES, CITY_COUNT, 'site'),
  openSet('rundown', at.RUNDOWN, CITY_COUNT, 'site'),
  cellEach(
    'factoryValues',
    CITY_COUNT,
    [0, 9],
    (game, _, city) => (hasFactory(game, city) ? factoryValue(game, city) : 0),
    { each: 'site' },
  ),
  openSet('lines', at.LINES, LINE_COUNT, 'line'),
  open(at.TRACK, { each: 'track' }),
];

const flowParts: readonly Part[] = [
  ...[at.MODE, at.DECADE, at.STAGE, at.PHASE].map((address) => open(address)),
  open(at.TURN_ORDER, { kind: 'category' }),
  ...[at.TURN, at.ACTIVE, at.LAST_ACTOR, at.KEPT, at.EXHAUSTED].map((address) => open(address)),
  open(at.WALL, { kind: 'category', values: ['none', 'standing', 'down'] }),
  open(at.STASI_DISBANDED),
  open(at.HAMBURG, { kind: 'category' }),
  open(at.ABROAD, { ...seat, kind: 'category' }),
  cellEach('used', 2 * PROVINCE_COUNT, [0, 1], ({ mem }, _, i) => {
    const twice = i >= PROVINCE_COUNT ? 1 : 0;
    return (mem[at.USED + twice] >> (i % PROVINCE_COUNT)) & 1;
  }),
  open(at.PROTESTS, province),
];

const superpowerParts: readonly Part[] = [
  open(at.TREASURY),
  ...[at.DOVES, at.ARMS_COST_UP, at.USSR_VALUE_DOWN].map((address) => open(address)),
  open(at.TOP_DISCARD, { kind: 'category' }),
  open(at.SPACE_CARD),
  ...[at.ADVANTAGE_OF, at.ADVANTAGE, at.RESULT, at.MANNER].map((address) => open(address)),
  cellEach('rulings', RULINGS.length, [0, 1], ({ mem }, _, i) => (mem[at.RULING_BITS] >> i) & 1, {
    each: 'ruling',
  }),
  open(REVISION),
];

/** Games for two and for four have the same row; what only four have is 0 for two. */
export const observation = new Observation<Volk>(1, [
  ...decisionParts<Volk>(PROMPTS),
  ...flowParts,
  ...boardParts,
  ...superpowerParts,
  ...cardParts,
]);
