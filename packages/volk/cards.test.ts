import { choose, legal, members, nextActor } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { BASE_CARDS } from './data/base-cards.ts';
import { Op, Track } from './deck/item.ts';
import { FIRST_NEW, LAST_CARD, type Card } from './deck/deck.ts';
import { SIDE_NAMES, TRACKS, type CardFace } from './deck/schema.ts';
import { PROVINCE_COUNT, TRACK, UNREST } from './state.ts';
import { cardName } from './notation.ts';
import { scenario, type Scenario } from './testing/scenario.ts';
import { SEATS, sideOf, type SeatName } from './sides.ts';
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
    'hannover',
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

/** Everybody takes the first choice there is, chance too; no police is sent when all is done. */
function playOut(t: Scenario): void {
  while (nextActor(t.game) >= 0) {
    if (t.prompt === 'endTurn') t.choose('done');
    else choose(t.game, nextActor(t.game), members(legal(t.game, nextActor(t.game)))[0]);
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
    // Every other icon happens as often as it is printed.
    const done = (code: string, side?: number): number =>
      t.logged(code).filter(([first]) => side === undefined || first === side).length;
    for (const [side, name] of SIDE_NAMES.entries()) {
      expect([name, done('build', side)]).toEqual([name, count(face, 'build', name)]);
      expect([name, done('dismantle', side)]).toEqual([name, count(face, 'dismantle', name)]);
    }
    const raised = (op: string): number => count(face, op, 'W') + count(face, op, 'E');
    expect(done('livingStandard')).toBe(raised('ls+') + raised('ls+noUnrest'));
    const printed = (op: string): number => face.icons.filter((icon) => icon.op === op).length;
    const codes = ['rundown', 'repair', 'stop', 'guillaume'];
    expect(codes.map((code) => done(code))).toEqual(codes.map(printed));
    expect([done('wall'), done('stasi')]).toEqual([printed('wallBuild'), printed('stasiDisband')]);
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

const newCards = Array.from({ length: LAST_CARD - FIRST_NEW + 1 }, (_, i) => FIRST_NEW + i).map(
  (card) => [cardName(card), card] as const,
);

describe('every card of the stand-in deck can be played', () => {
  test.each(newCards)('%s', (name, card) => {
    const { color, decade, items, below } = world.deck.cards[card]!;
    for (const seat of SEATS) {
      const side = sideOf(SEATS.indexOf(seat));
      const mayEvent = color === 'red' ? side === 1 : color === 'yellow' ? side === 0 : true;
      const t = scenario({ mode: 'two-plus-two', ...board, decade, display: [name] });
      t.plays(seat, name);
      expect(t.choices.includes('event')).toBe(mayEvent);
      t.choose(mayEvent ? 'event' : 'build');
      playOut(t);
      expect(t.result).toBeUndefined();
      const ops = new Set((mayEvent ? items : below).map((item) => world.deck.items[item].op));
      const home = ops.has(Op.police) ? 'police' : 'played';
      expect(t.where(name)).toBe(ops.has(Op.peacemaker) ? `peace-${seat}` : home);
    }
  });
});

/** What the event of a card does for a seat if everybody takes the first choice there is. */
function expectedOf(card: number, seat: SeatName): Outcome {
  const side = sideOf(SEATS.indexOf(seat));
  const { color, decade, items } = world.deck.cards[card]!;
  const tracks = [0, 0, 0, 0, 0, 0];
  const treasury = [6, 6];
  let doves = 6;
  let conflicts = 0;
  const drawArms = (power: number): void => {
    // The first arms race card: dollars that grow with the decade.
    treasury[power] -= [
      [1, 1, 2, 2],
      [1, 1, 2, 3],
    ][power][decade - 1];
  };
  const own = items
    .map((item) => world.deck.items[item])
    .filter(({ half }) => color !== 'blue' || half < 0 || half === side);
  for (const { op, power, amount, track, delta } of own) {
    if (op === Op.gain) treasury[power] += amount;
    if (op === Op.pay) treasury[power] -= amount;
    if (op === Op['dove-']) doves--;
    if (op === Op['dove+']) doves = Math.min(6, doves + 1);
    // The first conflict card: dominance by two against its superpower; the second: $2.
    if (op === Op.conflict && conflicts++ === 0) tracks[Track.dominance] += power === 0 ? 2 : -2;
    else if (op === Op.conflict) treasury[power] -= 2;
    // The first answer is prestige to the left.
    if (op === Op.choicePrestigeOrDominance) tracks[Track.prestige]--;
    if (op !== Op.arrow) continue;
    tracks[track] += delta;
    if (track === Track.arms) drawArms(delta < 0 ? 0 : 1);
  }
  return { tracks, treasury, doves };
}

interface Outcome {
  readonly tracks: readonly number[];
  readonly treasury: readonly number[];
  readonly doves: number;
}

describe('the event of each card of the stand-in deck does what its icons say', () => {
  test.each(newCards)('%s', (name, card) => {
    const { color, decade } = world.deck.cards[card]!;
    for (const seat of SEATS) {
      const side = sideOf(SEATS.indexOf(seat));
      if ((color === 'red' && side === 0) || (color === 'yellow' && side === 1)) continue;
      const t = scenario({ mode: 'two-plus-two', ...board, decade, display: [name] });
      t.plays(seat, name, 'event');
      if (t.prompt === 'leaveOut') t.choose('done');
      playOut(t);
      const tracks = [...t.game.mem.subarray(TRACK, TRACK + TRACKS.length)];
      const now: Outcome = { tracks, treasury: t.treasury, doves: t.doves };
      expect([seat, t.isSettled, now]).toEqual([seat, true, expectedOf(card, seat)]);
    }
  });
});
