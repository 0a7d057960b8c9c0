import { choose, legal, members, nextActor } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { BASE_CARDS } from './data/base-cards.ts';
import { Op } from './deck/item.ts';
import { FIRST_NEW, LAST_CARD, type Card } from './deck/deck.ts';
import { TRACKS, type CardFace } from './deck/schema.ts';
import { PROVINCE_COUNT, TRACK, UNREST } from './state.ts';
import { cardName } from './notation.ts';
import { scenario, type Scenario } from './testing/scenario.ts';
import type { SeatName } from './sides.ts';
import { world } from './world.ts';

/** A board on which everything can happen and nothing is at an end. */
const board = {
  unrest: {
    SH: 3,
    NI: 3,
    NW: 3,
    HE: 3,
    RP: 3,
    BW: 3,
    BY: 3,
    WB: 3,
    MV: 3,
    BB: 3,
    EB: 3,
    ST: 3,
    SN: 3,
    TH: 3,
  },
  factories: [
    'hamburg',
    'dortmund',
    'koeln',
    'bremen',
    'ulm',
    'bitterfeld',
    'jena',
    'leipzig',
    'rostock',
    'polska-north',
    'cssr-south',
  ],
  rundown: ['east-berlin'],
  lines: ['duisburg--dortmund', 'dortmund--koeln', 'bitterfeld--leipzig'],
} as const;

/** Everybody takes the first choice there is, chance too. */
function playOut(t: Scenario): void {
  while (nextActor(t.game) >= 0) {
    choose(t.game, nextActor(t.game), members(legal(t.game, nextActor(t.game)))[0]);
  }
}

const seatFor = ({ color }: Pick<Card, 'color'>): SeatName => (color === 'red' ? 'east' : 'west');

const unrestOf = ({ game }: Scenario, side: number): number => {
  let sum = 0;
  for (let p = 0; p < PROVINCE_COUNT; p++) {
    if ((p < 8 ? 0 : 1) === side) sum += game.mem[UNREST + p];
  }
  return sum;
};

const count = (face: CardFace, op: string, side: 'W' | 'E'): number =>
  face.icons.filter((icon) => icon.op === op && icon.side === side).length;

/** Levels of living standard calm one unrest each. */
const calmedBy = (face: CardFace, side: 'W' | 'E'): number =>
  count(face, 'unrest-', side) + count(face, 'ls+', side) - count(face, 'unrest+', side);

describe('the event of each base card does what its icons say', () => {
  const faces = (BASE_CARDS as readonly CardFace[]).filter(({ number }) => number !== 'IVb');
  test.each(faces.map((face) => [face.id, face] as const))('%s', (id, face) => {
    const t = scenario({
      ...board,
      decade: face.decade,
      display: [id],
      hands: { east: face.special ? ['1953-uprising'] : [], west: [] },
    });
    const [west, east] = [unrestOf(t, 0), unrestOf(t, 1)];
    t.plays(seatFor(face), id);
    if (!face.special) t.choose('event');
    // Nothing is left out of neutral cards.
    if (t.prompt === 'leaveOut') t.choose('done');
    playOut(t);
    expect(t.isSettled).toBe(true);
    for (const [index, track] of TRACKS.entries()) {
      const moved = face.arrows.filter((arrow) => arrow.track === track);
      const delta = moved.reduce((sum, arrow) => sum + arrow.delta, 0);
      expect([track, t.game.mem[TRACK + index]]).toEqual([track, delta]);
    }
    expect([west - unrestOf(t, 0), east - unrestOf(t, 1)]).toEqual([
      calmedBy(face, 'W'),
      calmedBy(face, 'E'),
    ]);
    expect(t.where(id)).toBe(face.police ? 'police' : 'played');
  });
});

test('the special card of decade IV depends on the wall', () => {
  const play = (wall?: 'standing'): Scenario => {
    const t = scenario({
      ...board,
      decade: 4,
      display: ['round-table-emergency-cabinet'],
      hands: { east: ['1953-uprising'] },
      ...(wall && { wall }),
    });
    t.plays('east', 'round-table-emergency-cabinet');
    playOut(t);
    return t;
  };
  const down = play('standing');
  expect([down.isSettled, down.track('prestige'), down.track('socialists')]).toEqual([true, 1, 2]);
  expect(down.logged('wall', 1)).toEqual([[2]]);
  const table = play();
  expect([table.isSettled, table.track('westernCurrency'), table.logged('wall')]).toEqual([
    true,
    -1,
    [],
  ]);
});

describe('every card of the stand-in deck can be played', () => {
  const cards = Array.from({ length: LAST_CARD - FIRST_NEW + 1 }, (_, i) => FIRST_NEW + i);
  test.each(cards.map((card) => [cardName(card), card] as const))('%s', (name, card) => {
    const { color, decade, items } = world.deck.cards[card]!;
    for (const seat of ['west', 'east', 'usa', 'ussr'] as const) {
      const side = seat === 'west' || seat === 'usa' ? 0 : 1;
      const mayEvent = color === 'red' ? side === 1 : color === 'yellow' ? side === 0 : true;
      const t = scenario({ mode: 'two-plus-two', ...board, decade, display: [name] });
      t.plays(seat, name);
      expect(t.choices.includes('event')).toBe(mayEvent);
      t.choose(mayEvent ? 'event' : 'build');
      playOut(t);
      expect(t.result).toBeUndefined();
      const isPeace = items.some((item) => world.deck.items[item].op === Op.peacemaker);
      const home = mayEvent && isPeace ? `peace-${seat}` : t.where(name);
      expect(t.where(name)).toBe(home);
    }
  });
});
