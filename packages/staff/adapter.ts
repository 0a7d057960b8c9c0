import type { BOOKS_OF } from '@brink/games/books';
import type { StruggleId } from '@brink/games/ids';
import type { GamePackage, Language } from '@brink/kernel';
import type { Side, Table, World } from '@brink/struggle';
import type { WhyCode } from './why/codes.ts';

/** A group that cards and scores are told by. */
export interface RegionFacts {
  readonly id: string;
  /** The cards that score it. */
  readonly scoredBy: readonly number[];
}

/** How one language calls what codes carry as integers. */
export interface AdapterNames {
  readonly card: (card: number) => string;
  readonly country: (country: number) => string;
  readonly region: (region: number) => string;
  readonly effect: (flag: number) => string;
}

/**
 * What the staff has to know of one game of the family beyond its rules. All that the rules can
 * tell is asked of them: the staff plays copies of the game and looks at what they become.
 */
export interface Adapter {
  readonly id: string;
  /** The rulebook that sections are counted in: `ts:6.1.2`. */
  readonly book: (typeof BOOKS_OF)[StruggleId][0];
  readonly names: Readonly<Record<Language, AdapterNames>>;
  readonly package: Pick<
    GamePackage<World>,
    'outcome' | 'determinise' | 'caution' | 'choiceName' | 'choiceOf' | 'ai' | 'texts'
  >;
  /** Regions in the order of the log's numbers. */
  readonly regions: readonly RegionFacts[];
  /** Carries out final scoring on a copy. */
  readonly scoreFinally: (game: Table) => void;
  readonly periods: readonly string[];
  /** The place in `periods` of the deck that a card belongs to, -1 for visiting cards. */
  readonly periodOf: (card: number) => number;
  /** Turns before which the decks of later periods join, in the order of the waiting zones. */
  readonly joins: readonly number[];
  /** Places in `regions` that the event of a card touches. */
  readonly regionsOf: (card: number) => readonly number[];
  /** How an event can begin a nuclear war in the round of whoever plays it. */
  readonly dangerOf: (card: number) => string | undefined;
  /** Why a variant lets an event not happen, if it does. */
  readonly barredEvent?: (game: Table, side: Side, card: number) => WhyCode | undefined;
  /** Why a variant closes a country to an operation, if it does. */
  readonly closedCountry?: (
    game: Table,
    side: Side,
    country: number,
    prompt: string,
  ) => WhyCode | undefined;
}
