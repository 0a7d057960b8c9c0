import type { LevelText } from '@brink/bots';
import type { Pile } from '../terminal-table.ts';

/** What `brink play` itself says, whatever the game. */
export interface Words {
  readonly sideQuestion: string;
  readonly bothSides: string;
  readonly continueGame: (file: string) => string;
  readonly opponentQuestion: string;
  readonly level: (text: LevelText) => string;
  readonly otherLanguage: string;
  readonly answerWithNumber: (count: number) => string;
  readonly welcome: string;
  readonly welcomeBack: (choices: number) => string;
  /** Before the bids are open nobody has a side. */
  readonly players: readonly [first: string, second: string];
  readonly passToPlayer: readonly [first: string, second: string];
  readonly howToBid: (most: number) => string;
  readonly passTo: (seat: string) => string;
  readonly pressEnter: string;
  readonly earlier: (count: number) => string;
  readonly enterTakes: (label: string) => string;
  readonly undone: string;
  readonly cannotUndo: string;
  readonly emptyLog: string;
  readonly ambiguous: (text: string) => string;
  readonly unknown: (text: string) => string;
  readonly didYouMean: (labels: string) => string;
  readonly notNow: (label: string) => string;
  readonly noNumber: (text: string, most: string) => string;
  readonly ignored: (labels: string) => string;
  readonly sure: string;
  readonly yes: readonly string[];
  readonly resignSure: string;
  /** At a table where the others play on. */
  readonly resignToBot: string;
  readonly seatTaken: (seat: string) => string;
  readonly goesOn: string;
  readonly saved: (file: string) => string;
  readonly cannotSave: (file: string, why: string) => string;
  readonly resumeBy: (file: string) => string;
  readonly noPart: (text: string) => string;
  readonly noCard: (text: string) => string;
  readonly whichCard: string;
  readonly emptyHand: string;
  readonly noStaff: string;
  readonly noAdvice: string;
  readonly whyWhat: string;
  readonly isOpen: string;
  readonly piles: Readonly<Record<Pile, string>>;
  readonly emptyPile: string;
  readonly languages: string;
  readonly theEnd: string;
  readonly help: readonly (readonly [words: string, does: string])[];
  readonly helpChoices: readonly string[];
}
