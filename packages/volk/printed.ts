import type { Language } from '@brink/kernel';
import { LAST_BASE, WALL_FACE, type BoxTrack, type Card, type Drawn } from './deck/deck.ts';
import { Op, packItem, unpackItem } from './deck/item.ts';
import { PROVINCES } from './data/provinces.ts';
import { SOCIALIST_BOXES, TRACK_END } from './data/tracks.ts';
import { STAND_IN_DECK, type VolkOptions } from './options.ts';
import { wordings } from './text/index.ts';
import { ROMAN } from './text/signs.ts';
import { STAND_IN, worldWith } from './world.ts';

/** A box of a track as it is printed; items are packed. */
export interface PrintedBox {
  readonly position: number;
  readonly vp: number;
  readonly victory: boolean;
  readonly privilege: number;
  readonly income: readonly [usa: number, ussr: number];
  readonly items: readonly number[];
}

export interface PrintedCard extends Pick<
  Card,
  'id' | 'color' | 'value' | 'isSpecial' | 'decade' | 'flight' | 'police' | 'noArms'
> {
  readonly items: readonly number[];
  /** What using the value brings besides: for players of the icon's colour, and for everybody. */
  readonly beside: readonly number[];
  readonly below: readonly number[];
}

/** An arms race or conflict card: for each superpower a row a decade, or one for all of them. */
export interface PrintedDrawn {
  readonly kind: 'arms' | 'conflict';
  readonly number: number;
  readonly reshuffle: boolean;
  readonly columns: readonly (readonly (readonly number[])[])[];
}

/** Everything printed that a table shows, from the deck it plays with; no rules. */
export interface Printed {
  readonly isStandIn: boolean;
  readonly card: (card: number, isWallFace?: boolean) => PrintedCard;
  readonly prestige: readonly PrintedBox[];
  /** What each box of the socialists' track brings, from -6 to +6. */
  readonly socialists: readonly number[];
  readonly arms: readonly PrintedBox[];
  readonly space: readonly PrintedBox[];
  readonly dominance: readonly PrintedBox[];
  readonly armsCards: readonly PrintedDrawn[];
  readonly conflictCards: readonly PrintedDrawn[];
}

/** Every card of a deck as it would be printed. */
export function printedWith(file: VolkOptions['deck'] = STAND_IN_DECK): Printed {
  const { deck } = worldWith(file === STAND_IN_DECK ? STAND_IN : file, 4);
  const packed = (items: readonly number[]): number[] =>
    items.map((item) => packItem(deck.items[item]));
  const track = ({ min, boxes }: BoxTrack): PrintedBox[] =>
    boxes.map(({ vp, victory, privilege, income, list }, i) => ({
      position: min + i,
      vp,
      victory,
      privilege,
      income,
      items: packed(deck.lists[list]),
    }));
  const drawn =
    (kind: PrintedDrawn['kind']) =>
    ({ reshuffle, lists }: Drawn, i: number): PrintedDrawn => {
      const rows = lists.map((list) => packed(deck.lists[list]));
      const half = rows.length / 2;
      return { kind, number: i + 1, reshuffle, columns: [rows.slice(0, half), rows.slice(half)] };
    };
  return {
    isStandIn: deck.isStandIn,
    card: (card, isWallFace = false) => {
      const face = deck.cards[card === LAST_BASE && isWallFace ? WALL_FACE : card]!;
      const { id, color, value, isSpecial, decade, flight, police, noArms } = face;
      const [items, beside, below] = [face.items, face.right, face.below].map(packed);
      return { id, color, value, isSpecial, decade, flight, police, noArms, items, beside, below };
    },
    prestige: deck.prestige.map((list, i) => ({
      position: i - TRACK_END,
      vp: 0,
      victory: false,
      privilege: 0,
      income: [0, 0],
      items: packed(deck.lists[list]),
    })),
    socialists: SOCIALIST_BOXES,
    arms: track(deck.armsTrack),
    space: track(deck.spaceTrack),
    dominance: track(deck.dominanceTrack),
    armsCards: deck.arms.map(drawn('arms')),
    conflictCards: deck.conflicts.map(drawn('conflict')),
  };
}

/** An icon or arrow in a few words. */
export function itemText(language: Language, packed: number): string {
  const words = wordings[language];
  const province = (number: number): string => words.provinces[PROVINCES[number].id];
  return words.item(unpackItem(packed), { province });
}

/** Icons in words, each once with how often it is printed. */
export function itemTexts(language: Language, items: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const line = itemText(language, item);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${count} × ${line}` : line));
}

/** What a card says: the lines of its event, and what else is to be known before it is played. */
export interface CardText {
  readonly event: readonly string[];
  readonly notes: readonly string[];
}

/** What stands on a card, in words. */
export function cardTexts(language: Language, card: PrintedCard): CardText {
  const { half, beside, withValue, ...rules } = wordings[language].cardRules;
  const { color, items, isSpecial, police, noArms } = card;
  const isOf = (side: number) => (item: number) => unpackItem(item).half === side;
  const event =
    color === 'blue'
      ? [0, 1].map((side) => half[side](itemTexts(language, items.filter(isOf(side))).join('; ')))
      : itemTexts(language, items);
  const value = [
    ...card.beside.map((item) => beside[unpackItem(item).power](itemText(language, item))),
    ...itemTexts(language, card.below),
  ];
  const notes = [
    color === 'blue' && rules.blue,
    color === 'neutral' && !isSpecial && rules.neutral,
    isSpecial && rules.special,
    items.some((item) => unpackItem(item).op === Op.wallBuild) && rules.wall,
    police !== undefined && rules.police[police],
    value.length > 0 && withValue(value.join('; ')),
    noArms && rules.noArms,
  ];
  return { event, notes: notes.filter((note) => note !== false) };
}

/** The title of an arms race or conflict card. */
export const drawnTitle = (language: Language, { kind, number }: PrintedDrawn): string =>
  wordings[language].cardRules[kind === 'arms' ? 'armsCard' : 'conflictCard'](number);

/** A line for each superpower; on arms race cards with the row of every decade. */
export function drawnTexts(language: Language, { columns, reshuffle }: PrintedDrawn): string[] {
  const { seats, cardRules } = wordings[language];
  const row = (items: readonly number[], decade: string): string =>
    `${decade}${itemTexts(language, items).join('; ') || cardRules.nothing}`;
  const lines = columns.map((rows, power) => {
    const told = rows.map((items, i) => row(items, rows.length > 1 ? `${ROMAN[i + 1]} ` : ''));
    return `${seats[power + 2]}: ${told.join(' · ')}`;
  });
  return reshuffle ? [...lines, cardRules.reshuffle] : lines;
}
