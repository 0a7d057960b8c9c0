import {
  ALL_SEEING,
  ANSWERS,
  REVISION,
  cellEach,
  decisionParts,
  oneCell,
  openCells,
  openSet,
  type Layout,
  type ObservationPart,
  type Schema,
  type Viewer,
} from '@brink/kernel';
import { absentFrom, cardCount, handOf, knownTo, pileCount } from './deck.ts';
import { stabilityOf } from './influence.ts';
import { HIDDEN_ZONES, seenWord, type HiddenZone } from './knowledge.ts';
import { US, USSR, type Side } from './sides.ts';
import {
  BATTLEGROUNDS,
  BONUS_INFLUENCE,
  CARD_WORDS,
  COMMITTED,
  CONTROL,
  COUNTRY_WORDS,
  DEFCON,
  DISCARD,
  DRAW,
  EXAMINED,
  FIXED_DIE,
  FLAGS,
  FLAG_WORDS,
  HEADLINES,
  INFLUENCE,
  IN_FRONT,
  MANNER,
  MARKED,
  MAX_CARDS,
  MAX_COUNTRIES,
  MILITARY_OPS,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  PHASING,
  REACHED_TWO,
  REMOVED,
  RESOLVING,
  RESULT,
  ROUND,
  ROUND_OF,
  RULING_BITS,
  SEATS_SWAPPED,
  SPACE,
  SPACE_ATTEMPTS,
  SWAPPED,
  TURN,
  VP,
  WAITING,
} from './state.ts';
import { askingCard } from './table-view.ts';
import type { Table, World } from './world.ts';

type Part = ObservationPart<World>;

/** Where a card lies as far as the viewer can tell. */
const PLACES = [
  'out',
  'unseen',
  'hand of the US',
  'hand of the USSR',
  'draw pile',
  'examined',
  'discarded',
  'removed',
  'resolving',
  'in front',
  'first deck to come',
  'second deck to come',
  'top of the pile',
  'bottom of the pile',
] as const;
const UNSEEN = PLACES.indexOf('unseen');
const TOP = PLACES.indexOf('top of the pile');
const BOTTOM = PLACES.indexOf('bottom of the pile');

interface PlaceOfZone {
  readonly zone: number;
  readonly place: number;
  readonly hidden: HiddenZone | undefined;
}

const ZONE_PLACES: readonly PlaceOfZone[] = (
  [
    [handOf(US), 'hand of the US'],
    [handOf(USSR), 'hand of the USSR'],
    [DRAW, 'draw pile'],
    [EXAMINED, 'examined'],
    [DISCARD, 'discarded'],
    [REMOVED, 'removed'],
    [RESOLVING, 'resolving'],
    [IN_FRONT, 'in front'],
    [WAITING, 'first deck to come'],
    [WAITING + CARD_WORDS, 'second deck to come'],
  ] as const
).map(([zone, place]) => ({
  zone,
  place: PLACES.indexOf(place),
  hidden: HIDDEN_ZONES.find((hidden) => hidden.zone === zone),
}));

function fillEnd({ mem }: Table, end: number, place: number, into: Int16Array, at: number): void {
  for (let i = 1; i <= mem[end]; i++) into[at + mem[end + i]] = place;
}

const cardPlaces: Part = {
  name: 'cardPlaces',
  length: MAX_CARDS,
  kind: 'category',
  each: 'card',
  values: PLACES,
  min: 0,
  max: PLACES.length - 1,
  fill: (game, viewer, into, at) => {
    const { sets, rules } = game;
    for (let card = 0; card < MAX_CARDS; card++) into[at + card] = 0;
    for (let z = 0; z < ZONE_PLACES.length; z++) {
      const { zone, place, hidden } = ZONE_PLACES[z];
      for (let i = 0; i < CARD_WORDS; i++) {
        const seen = hidden ? seenWord(game, viewer, hidden, i) : -1;
        for (let word = sets[zone + i]; word !== 0; word &= word - 1) {
          const bit = word & -word;
          into[at + (i << 5) + 31 - Math.clz32(bit)] = (seen & bit) !== 0 ? place : UNSEEN;
        }
      }
    }
    if (!rules.pile) return;
    fillEnd(game, rules.pile.top, TOP, into, at);
    fillEnd(game, rules.pile.bottom, BOTTOM, into, at);
  },
};

/** Whether a viewer may look at what a side keeps face down. */
export const maySee = (viewer: Viewer, side: number): boolean =>
  viewer === side || viewer === ALL_SEEING;

/** What everybody knows of hands, beyond the cards that lie open. */
const handParts: readonly Part[] = [
  cardPlaces,
  // A card that its owner has shown to the other side, or had to.
  {
    name: 'shownCards',
    length: MAX_CARDS,
    kind: 'flag',
    min: 0,
    max: 1,
    each: 'card',
    fill: ({ sets }, _viewer, into, at) => {
      for (let i = 0; i < CARD_WORDS; i++) {
        const word =
          (sets[handOf(US) + i] & sets[knownTo(USSR) + i]) |
          (sets[handOf(USSR) + i] & sets[knownTo(US) + i]);
        for (let bit = 0; bit < 32; bit++) into[at + (i << 5) + bit] = (word >>> bit) & 1;
      }
    },
  },
  openSet('absentFromUs', absentFrom(US), MAX_CARDS, 'card'),
  openSet('absentFromUssr', absentFrom(USSR), MAX_CARDS, 'card'),
  cellEach('handSizes', 2, [0, MAX_CARDS], (game, _, side) => cardCount(game, handOf(side)), {
    each: 'side',
  }),
  oneCell('pileSize', [0, MAX_CARDS], (game) => pileCount(game)),
  oneCell('examinedCount', [0, MAX_CARDS], (game) => cardCount(game, EXAMINED)),
  oneCell('asking', [0, MAX_CARDS], (game) => askingCard(game), { kind: 'category' }),
  cellEach('hasCommitted', 2, [0, 1], ({ mem }, _, side) => (mem[COMMITTED + side] ? 1 : 0), {
    each: 'side',
  }),
  cellEach(
    'committed',
    2,
    [0, MAX_CARDS],
    ({ mem }, viewer, side) => (maySee(viewer, side) ? mem[COMMITTED + side] : 0),
    { each: 'side', kind: 'category' },
  ),
  cellEach('hasAnswered', 2, [0, 1], ({ mem }, _, side) => (mem[ANSWERS + side] ? 1 : 0), {
    each: 'side',
  }),
  cellEach(
    'answers',
    2,
    [0, 256],
    ({ mem }, viewer, side) => (maySee(viewer, side) ? mem[ANSWERS + side] : 0),
    { each: 'side', kind: 'category' },
  ),
];

const CONTROLLED_BY = ['nobody', 'us', 'ussr'] as const;

/** One cell for each country; loops of their own, for a row is filled at every decision. */
function mapParts(areas: number): readonly Part[] {
  const country = { length: areas, min: 0, each: 'country' } as const;
  const influence = (name: string, side: Side): Part => ({
    ...country,
    name,
    kind: 'number',
    max: 99,
    fill: ({ mem }, _viewer, into, at) => {
      const first = INFLUENCE + side * MAX_COUNTRIES;
      for (let i = 0; i < areas; i++) into[at + i] = mem[first + i];
    },
  });
  /** 1 for members of the first set, and `second` for those of the set after it. */
  const twoSets = (word: number, second: number): Part['fill'] => {
    const next = word + COUNTRY_WORDS;
    return ({ sets }, _viewer, into, at) => {
      for (let i = 0; i < areas; i++) {
        const one = (sets[word + (i >> 5)] >>> (i & 31)) & 1;
        into[at + i] = one + second * ((sets[next + (i >> 5)] >>> (i & 31)) & 1);
      }
    };
  };
  return [
    influence('influenceUs', US),
    influence('influenceUssr', USSR),
    {
      ...country,
      name: 'control',
      kind: 'category',
      max: 2,
      values: CONTROLLED_BY,
      fill: twoSets(CONTROL, 2),
    },
    {
      ...country,
      name: 'stability',
      kind: 'number',
      max: 15,
      fill: (game, _viewer, into, at) => {
        for (let i = 0; i < areas; i++) into[at + i] = stabilityOf(game, i);
      },
    },
    openSet('battlegrounds', BATTLEGROUNDS, areas, 'country'),
    // How often the step that asks has used a country.
    { ...country, name: 'marks', kind: 'number', max: 2, fill: twoSets(MARKED, 1) },
  ];
}

const BITS_PER_CELL = 15;
const RULING_CELLS = 3;

/** What was agreed as one flag a bit. */
export const bitFlags = (name: string, address: number, length: number): Part => ({
  name,
  length,
  kind: 'flag',
  min: 0,
  max: 1,
  each: name,
  fill: ({ mem }, _viewer, into, at) => {
    for (let i = 0; i < length; i++) {
      into[at + i] = (mem[address + Math.trunc(i / BITS_PER_CELL)] >> (i % BITS_PER_CELL)) & 1;
    }
  },
});

/**
 * What all games of the family show, in this order; a game adds its own after it. `areas`: how
 * many countries and boxes there may be.
 */
export function tableParts(layout: Layout, prompts: Schema, areas: number): readonly Part[] {
  const cells = (address: number): Part => openCells(layout, address);
  const bySide = (address: number): Part => openCells(layout, address, { each: 'side' });
  return [
    ...decisionParts<World>(prompts),
    ...[TURN, ROUND, ROUND_OF, PHASING, DEFCON, VP].map(cells),
    ...[MILITARY_OPS, SPACE, SPACE_ATTEMPTS, BONUS_INFLUENCE].map(bySide),
    ...[PASSING_HOLDER, PASSING_FACE_UP, SWAPPED, REACHED_TWO, FIXED_DIE, SEATS_SWAPPED].map(cells),
    openCells(layout, HEADLINES, { each: 'side', kind: 'category' }),
    ...[RESULT, MANNER, REVISION].map(cells),
    bitFlags('rulings', RULING_BITS, BITS_PER_CELL * RULING_CELLS),
    openSet('effects', FLAGS, FLAG_WORDS * 32, 'effect'),
    ...mapParts(areas),
    ...handParts,
  ];
}
