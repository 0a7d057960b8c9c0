import type { Game, Mask, Pile, Rules } from '@brink/kernel';
import type { CardSets } from './card-sets.ts';
import type { Manner, MannerNumbers } from './result.ts';
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

/** One point less for operations that touch a region, once in all (Albano-Stalinist Economics). */
export interface RegionPenalty {
  readonly where: Mask;
  readonly applies: (game: Table, side: Side, card: number) => boolean;
}

/** A box of the space race: what it takes, what it pays. */
export interface SpaceBox {
  readonly ops: number;
  /** Highest die that succeeds. */
  readonly die: number;
  readonly vpFirst: number;
  readonly vpSecond: number;
  /** Whoever is first here draws a card. */
  readonly drawsFirst?: boolean;
  /** Its place in the list of names, if that is not its place on the track. */
  readonly label?: number;
}

/** How and why a coup or realignment is made. */
export const COUP_WITH_OPS = 0;
/** Granted by an event: no DEFCON limits, no military operations (§6.3.5, §8.2.2). */
export const COUP_FREE = 1;
/** Whether a coup is made with operations or is free. */
export type CoupKind = typeof COUP_WITH_OPS | typeof COUP_FREE;

/**
 * The named points where rules differ: those of the book, and what cards change while they last
 * (`lasting/`). One function each, made when the world is: nothing is looked up during a game.
 */
export interface RulePoints {
  /** Sum of what changes the value of a side's operations everywhere. */
  readonly opsModifier: (game: Table, side: Side, printed: number) => number;
  /** Operations on a card that depend on more than the card. */
  readonly printedOps?: (game: Table, side: Side, card: number) => number;
  readonly maxOps: number;
  /** Whether operations that an event grants are changed as well (§7.4.3). */
  readonly modifiesEventOps: (game: Table) => boolean;
  /** Take what is forbidden out of `targets`. */
  readonly limitPlacing: (game: Table, side: Side, targets: Mask) => void;
  readonly limitCoups: (game: Table, side: Side, targets: Mask, kind: CoupKind) => void;
  readonly limitRealignments: (game: Table, side: Side, targets: Mask, kind: CoupKind) => void;
  /** The same of a war that an event lets a side carry where it likes. */
  readonly limitWars?: (game: Table, side: Side, targets: Mask) => void;
  /** Realignments need no influence of the rival where they are tried (second edition). */
  readonly realignsAnywhere?: (game: Table) => boolean;
  readonly coupDie: (game: Table, side: Side, country: number) => number;
  readonly realignmentDie: (game: Table, side: Side) => number;
  /** Before the die of a coup is cast; may end the game. */
  readonly onCoup: (game: Table, side: Side) => void;
  readonly coupSparesDefcon: (game: Table, side: Side, kind: CoupKind) => boolean;
  /** A coup costs DEFCON outside battlegrounds as well. */
  readonly everyCoupCosts?: (game: Table, country: number) => boolean;
  /** Whether the world's `beforeCoup` comes before the die of a coup in this country. */
  readonly isFlashpoint?: (game: Table, country: number) => boolean;
  readonly onCoupSuccess?: (game: Table, side: Side, country: number) => void;
  /** Who may fix the die that `roller` is about to roll, or -1. */
  readonly whoFixesDie?: (game: Table, roller: Side) => number;
  readonly onDieFixed?: (game: Table, roller: Side) => void;
  /** Influence has come into a country: boxes that react to it. */
  readonly onInfluence?: (game: Table, side: Side, country: number) => void;
  /** Operations have placed influence in a country, or try to realign it. */
  readonly onPlacing?: (game: Table, side: Side, country: number) => void;
  readonly onRealigning?: (game: Table, side: Side, country: number) => void;
  /** The next point in a country of the rival costs 1 instead of 2. */
  readonly placesCheaply?: (game: Table, side: Side) => boolean;
  readonly onCheapPlacing?: (game: Table, side: Side) => void;
  /** The die of a coup may be rolled once more. */
  readonly mayRollCoupAgain?: (game: Table, side: Side) => boolean;
  readonly onCoupRolledAgain?: (game: Table, side: Side) => void;
  /** Points of one card may be mixed between placing and realignments (optional rule). */
  readonly mixesOperations?: (game: Table) => boolean;
  /** Who wins by the score, if the marker does not tell it (Late War scenario). */
  readonly winnerByScore?: (game: Table, manner: Manner) => Side | undefined;
  /** Where DEFCON stops falling; 1 if left out. */
  readonly defconFloor?: (game: Table) => number;
  /** The track of the space race, if it is not the usual one. */
  readonly spaceTrack?: (game: Table) => readonly SpaceBox[];
  /** Whoever sends a card into space may leave the die (optional rule). */
  readonly mayDeclineSpaceDie?: (game: Table) => boolean;
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
  /** A failed realignment costs the side that tried it nothing (optional rule). */
  readonly activeKeepsInfluence: (game: Table, side: Side) => boolean;
  readonly spaceAttemptsAllowed: (game: Table, side: Side) => number;
  /** Takes uses of a card that its player does not have out of `uses`. */
  readonly limitUses: (game: Table, side: Side, card: number, uses: Mask) => void;
  /** A card goes to the discard pile without being played. */
  readonly onDiscard?: (game: Table, side: Side, card: number) => void;
  /** Cards dealt up to, at the beginning of a turn. */
  readonly handSize: (game: Table) => number;
  /** Rounds that have to be played, and with those that are allowed on top (§4.5 D). */
  readonly regularRounds: (game: Table) => number;
  readonly roundsOf: (game: Table, side: Side) => number;
  /** Of these the ones that the rival cannot take away; all of them if left out. */
  readonly certainRounds?: (game: Table, side: Side) => number;
  /** Who plays first in a round; the USSR if left out. */
  readonly goesFirst?: (game: Table) => Side;
  /** An action round or the headline phase begins. */
  readonly onRound?: (game: Table) => void;
  /** The turn is over and its effects have ended. */
  readonly onTurnEnd?: (game: Table) => void;
  /** A country that counts as a battleground when a region is scored; -1 for none. */
  readonly extraBattleground?: (game: Table, region: number) => number;
  /** Takes cards that are no headline out of `legal`. */
  readonly limitHeadlines?: (game: Table, side: Side, legal: Mask) => void;
  /** The rival's headline is chosen and shown first. */
  readonly seesHeadline?: (game: Table, side: Side) => boolean;
  /** A headline that goes first whatever its operations. */
  readonly headlineFirst?: (game: Table, us: number, ussr: number) => Side | undefined;
  /** A card of the hand that has to be played next; 0 for none. */
  readonly dueCard?: (game: Table, side: Side) => number;
  /** A scoring card has to be played if there is one. */
  readonly mustScore?: (game: Table, side: Side) => boolean;
  /** A side plays no card in its action round. */
  readonly onNoPlay?: (game: Table, side: Side) => void;
  readonly trappedMayScore?: (game: Table) => boolean;
  /** A trapped side with nothing to discard plays a scoring card if it has one. */
  readonly trappedMustScore?: (game: Table) => boolean;
  /** The passing card may be played although a scoring card is then left in hand. */
  readonly passingCardMayKeepScoring?: (game: Table) => boolean;
  /** A trapped side that must score does so; the trap waits. */
  readonly mustScoreFirst?: (game: Table) => boolean;
  readonly militaryVpWinsAtOnce?: (game: Table) => boolean;
  /** A side has shown the card it plays and how; before anything of it is carried out. */
  readonly onPlay: (game: Table, side: Side, card: number, use: number) => void;
}

/** What the play of a card may depend on. */
export type Condition = (game: Table) => boolean;

/** The same of an event: it may also look at who plays the card. */
export type EventCondition = (game: Table, player: Side) => boolean;

/** What the play of a card does by itself, whatever it is used for. */
export type WhenPlayed = (game: Table, side: Side, use: number) => void;

/** The event of a card, linked. */
export interface CardEvent {
  readonly address: number;
  /** Other events that allow or forbid this one; operations cannot change it. */
  readonly needs: Condition | undefined;
  /** What must be true on the board when the event would take place. */
  readonly condition: EventCondition | undefined;
  /** The card has been shown, for whatever use. */
  readonly whenPlayed: WhenPlayed | undefined;
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
  readonly penalty?: RegionPenalty;
  readonly events: readonly (CardEvent | undefined)[];
  readonly space: readonly SpaceBox[];
  readonly rule: RulePoints;
  readonly vpToWin: number;
  readonly manners: MannerNumbers;
  readonly cardSets: CardSets;
  /** The card that passes from side to side and is never in a hand (§9). */
  readonly passingCard: number;
  /** The draw pile, where its ends may be known; a plain set otherwise. */
  readonly pile?: Pile;
  /** Address of the program between the target of a coup and its die. */
  readonly beforeCoup?: number;
  /** The decks that have joined the draw pile by the turn it is. */
  readonly joinDecks: (game: Table) => void;
  /** Address of the program that goes on from a position. */
  readonly playOn: number;
  /** Address of the program that stands still for good. */
  readonly halt: number;
}

/** A game of the family in progress. */
export type Table = Game<World>;
