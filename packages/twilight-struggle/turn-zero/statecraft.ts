import { ANSWERS, add, bitCount, type Mask } from '@brink/kernel';
import { US, USSR, type Side, type Table } from '@brink/struggle';
import { STATECRAFT_LOST, STATECRAFT_SHOWN } from '../state.ts';

/** One of five cards that a side may lay down for a crisis. */
export interface Statecraft {
  readonly id: string;
  readonly side: Side;
  /** What it adds to the die. */
  readonly modifier: number;
  /** The rival's card counts for nothing. */
  readonly cancels?: boolean;
  /** Does nothing and returns to the hand. */
  readonly isBluff?: boolean;
}

export const STATECRAFT = [
  { id: 'kennan', side: US, modifier: 1 },
  { id: 'acheson', side: US, modifier: 1 },
  { id: 'marshall', side: US, modifier: 2 },
  { id: 'dulles', side: US, modifier: 0, cancels: true },
  { id: 'oss', side: US, modifier: 0, isBluff: true },
  { id: 'andropov', side: USSR, modifier: -1 },
  { id: 'khrushchev', side: USSR, modifier: -1 },
  { id: 'molotov', side: USSR, modifier: -2 },
  { id: 'beria', side: USSR, modifier: 0, cancels: true },
  { id: 'kgb', side: USSR, modifier: 0, isBluff: true },
] as const satisfies readonly Statecraft[];
export type StatecraftId = (typeof STATECRAFT)[number]['id'];

/** Cards of a side. */
export const HAND = 5;
const ALL = (1 << HAND) - 1;
const BLUFF = 1 << (HAND - 1);

/** A side's cards are numbered 0 to 4 in its masks; choices count the cards of both sides. */
export const choiceOfCard = (side: Side, card: number): number => side * HAND + card;
export const cardOfChoice = (choice: number): number => choice % HAND;

/** What a side can still lay down: one bit a card. The bluff is never used up. */
export function statecraftHand({ mem }: Table, side: Side): number {
  const spent = mem[STATECRAFT_SHOWN + side] & ~BLUFF;
  const lost = mem[STATECRAFT_LOST + side];
  return ALL & ~spent & ~(lost === 0 ? 0 : 1 << (lost - 1));
}

export function offerStatecraft(game: Table, side: Side, legal: Mask): void {
  const hand = statecraftHand(game, side);
  for (let card = 0; card < HAND; card++) {
    if (hand & (1 << card)) add(legal, choiceOfCard(side, card));
  }
}

function choicesOf(side: Side, mask: number): number[] {
  const choices: number[] = [];
  for (let card = 0; card < HAND; card++) {
    if (mask & (1 << card)) choices.push(choiceOfCard(side, card));
  }
  return choices;
}

export const cardsInHand = (game: Table, side: Side): number[] =>
  choicesOf(side, statecraftHand(game, side));

/** What the rival may suppose: all that has not been used up before his eyes. */
export const perhapsInHand = ({ mem }: Table, side: Side): number =>
  ALL & ~(mem[STATECRAFT_SHOWN + side] & ~BLUFF);

export const cardsPerhapsInHand = (game: Table, side: Side): number[] =>
  choicesOf(side, perhapsInHand(game, side));

export const statecraftCount = (game: Table, side: Side): number =>
  bitCount(statecraftHand(game, side));

/** Cards that a side might have lost: those it has never shown. */
export const unshown = ({ mem }: Table, side: Side): number => ALL & ~mem[STATECRAFT_SHOWN + side];

export const hasAnswered = ({ mem }: Table, side: Side): boolean => mem[ANSWERS + side] !== 0;

/** What both cards together add to the die; a cancelled card adds nothing. */
export function modifierOf(us: Statecraft | undefined, ussr: Statecraft | undefined): number {
  const ofUs = ussr?.cancels ? 0 : (us?.modifier ?? 0);
  const ofUssr = us?.cancels ? 0 : (ussr?.modifier ?? 0);
  return ofUs + ofUssr;
}
