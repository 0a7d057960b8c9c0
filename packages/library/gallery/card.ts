import type { GameId } from '@brink/games/ids';
import type { Language } from '@brink/kernel';
import type { Note } from './note.ts';
import type { NamedRuling } from './rulings.ts';

export const GALLERY_SIDES = ['us', 'ussr', 'west', 'east', 'neutral'] as const;
export type GallerySide = (typeof GALLERY_SIDES)[number];

/** Periods of the war and decades, in the order of time. */
export const GALLERY_PERIODS = [
  'zero',
  'early',
  'mid',
  'late',
  'decade1',
  'decade2',
  'decade3',
  'decade4',
] as const;
export type GalleryPeriod = (typeof GALLERY_PERIODS)[number];

/** Everything there is to read about one card. */
export interface GalleryCard {
  /** 'twilight-struggle/nato'; crises and statecraft are 'turn-zero/…'. */
  readonly key: string;
  readonly game: GameId;
  readonly kind: 'card' | 'crisis' | 'statecraft';
  /** The number of the card, where it is known. */
  readonly number: number | undefined;
  /** The number by which the rules know it, printed or not: figures are found by it. */
  readonly place?: number;
  /** Of a card that is known by name alone neither period nor side is known. */
  readonly period: GalleryPeriod | undefined;
  readonly side: GallerySide | undefined;
  readonly ops?: number;
  /** Wir sind das Volk!: value for West and for East. */
  readonly values?: readonly [number, number];
  /** Colour of the face in Wir sind das Volk! */
  readonly color?: string;
  readonly marks: readonly string[];
  /** The face is ours because the printed one is not known. */
  readonly isStandIn: boolean;
  /** A rulebook names it and tells nothing more, so it cannot be played. */
  readonly isNameOnly?: boolean;
  readonly name: Readonly<Record<Language, string>>;
  /** What it does, in lines. */
  readonly text: Readonly<Record<Language, readonly string[]>>;
  readonly note: Note;
  readonly rulings: readonly NamedRuling[];
}
