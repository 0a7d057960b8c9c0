import type { Game, Mask, Rules } from '@brink/kernel';
import type { Side } from './sides.ts';

/** The fixed facts of a card. */
export interface CardFacts {
  readonly number: number;
  readonly id: string;
  readonly ops: number;
  /** 0 US, 1 USSR, 2 either. */
  readonly side: number;
  readonly isScoring: boolean;
  /** Leaves the game once its event has happened. */
  readonly isStarred: boolean;
  readonly isWar: boolean;
}

/** An extra point for operations that lie wholly inside a region (China Card, Vietnam). */
export interface RegionBonus {
  readonly where: Mask;
  readonly applies: (game: Table, side: Side, card: number) => boolean;
}

export interface SpaceBox {
  readonly ops: number;
  /** Highest die that succeeds. */
  readonly die: number;
  readonly vpFirst: number;
  readonly vpSecond: number;
}

/** How and why a coup or realignment is made. */
export const COUP_WITH_OPS = 0;
/** Granted by an event: no DEFCON limits, no military operations (§6.3.5, §8.2.2). */
export const COUP_FREE = 1;
export type CoupKind = typeof COUP_WITH_OPS | typeof COUP_FREE;

/** The named points where lasting effects are read: no listeners. */
export interface RulePoints {
  /** Sum of what changes the value of a side's operations everywhere. */
  readonly opsModifier: (game: Table, side: Side) => number;
  readonly maxOps: number;
  /** Whether operations that an event grants are changed as well (§7.4.3). */
  readonly modifiesEventOps: (game: Table) => boolean;
  /** Take what is forbidden out of `targets`. */
  readonly limitPlacing: (game: Table, side: Side, targets: Mask) => void;
  readonly limitCoups: (game: Table, side: Side, targets: Mask, kind: CoupKind) => void;
  readonly limitRealignments: (game: Table, side: Side, targets: Mask, kind: CoupKind) => void;
  /** Realignments need no influence of the rival where they are tried (second edition). */
  readonly realignsAnywhere?: (game: Table) => boolean;
  readonly coupDie: (game: Table, side: Side, country: number) => number;
  readonly realignmentDie: (game: Table, side: Side) => number;
  /** Before the die of a coup is cast; may end the game. */
  readonly onCoup: (game: Table, side: Side) => void;
  readonly coupSparesDefcon: (game: Table, side: Side, kind: CoupKind) => boolean;
  /** Influence has come into a country: boxes that react to it. */
  readonly onInfluence?: (game: Table, side: Side, country: number) => void;
  /** A side has drawn a card, seen by nobody else yet. */
  readonly onDraw?: (game: Table, side: Side, card: number) => void;
  /** Influence that the event of a card has moved counts for the operations after it. */
  readonly reachAfterEvent?: (game: Table) => boolean;
  /** The rival's event on a card has gone first; its operations follow. */
  readonly afterEventFirst?: (game: Table, side: Side, card: number) => void;
  /** The discards are reshuffled when the last card is drawn, not when the next is needed. */
  readonly reshufflesWhenEmptied?: (game: Table) => boolean;
  /** Points may be left unused although there is a legal target. */
  readonly mayWastePoints: (game: Table) => boolean;
  /** A failed realignment costs the one who tried it nothing (optional rule). */
  readonly activeKeepsInfluence: (game: Table) => boolean;
  readonly spaceAttemptsAllowed: (game: Table, side: Side) => number;
  /** Takes uses of a card that its player does not have out of `uses`. */
  readonly limitUses: (game: Table, side: Side, card: number, uses: Mask) => void;
  /** A card goes to the discard pile without being played. */
  readonly onDiscard?: (game: Table, side: Side, card: number) => void;
  /** A side has shown the card it plays and how; before anything of it is carried out. */
  readonly onPlay: (game: Table, side: Side, card: number, use: number) => void;
}

/** What the play of a card may depend on. */
export type Condition = (game: Table) => boolean;

/** The event of a card, linked. */
export interface CardEvent {
  readonly address: number;
  /** Other events that allow or forbid this one; operations cannot change it. */
  readonly needs: Condition | undefined;
  /** What must be true on the board when the event would take place. */
  readonly condition: Condition | undefined;
}

/** The tables of one game of the family. */
export interface World extends Rules {
  readonly countryCount: number;
  readonly cards: readonly (CardFacts | undefined)[];
  /** Neighbours of each country: COUNTRY_WORDS words a country. */
  readonly adjacency: Int32Array;
  /** Countries next to each superpower: COUNTRY_WORDS words a side. */
  readonly nextToSuperpower: Int32Array;
  readonly bonuses: readonly RegionBonus[];
  readonly events: readonly (CardEvent | undefined)[];
  readonly space: readonly SpaceBox[];
  readonly rule: RulePoints;
  readonly vpToWin: number;
  /** Address of the program that stands still for good. */
  readonly halt: number;
}

export type Table = Game<World>;
