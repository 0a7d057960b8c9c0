import type { Language } from '@brink/kernel';
import type { Manner } from '@brink/struggle';
import type { Verdict } from '../guard/guard.ts';
import type { Grouping, Place, Source } from '../memory/memory.ts';
import type { OddsKind } from '../odds/odds.ts';
import type { AdapterNames } from '../adapter.ts';
import type { WhyCode } from '../why/codes.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** Turns a reason into a sentence. */
export type WhyLine = (names: AdapterNames, ...args: readonly number[]) => string;

/** What the staff says, in one language. A missing line does not compile. */
export interface StaffTexts {
  readonly why: Readonly<Record<WhyCode, WhyLine>>;
  /** The rule behind each end of the game. */
  readonly ends: Readonly<Record<Manner, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** "42%" in English, «42 %» in Russian. */
  readonly percent: (figure: string) => string;
  /** "if the worst happens: 42%". */
  readonly risk: (percent: string, isExact: boolean) => string;
  readonly isCut: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  readonly groupings: Readonly<Record<Grouping, string>>;
  /** Names of the groups that are no region and no place. */
  readonly periods: Readonly<Record<string, string>>;
  readonly sides: readonly [us: string, ussr: string, neutral: string];
  readonly scoringCards: string;
  readonly wholeWorld: string;
  readonly dangers: Readonly<Record<string, string>>;
  readonly noDanger: string;
  readonly reshuffle: (turn: number | undefined, pile: number, discards: number) => string;
  readonly hiddenInHand: (count: number) => string;
  readonly odds: Readonly<Record<OddsKind, string>>;
  readonly effect: string;
  readonly control: string;
  readonly loss: string;
  readonly military: (missingUs: number, missingUssr: number, vp: number) => string;
  readonly final: string;
  readonly finalShort: string;
  readonly militaryOps: string;
  /** The most that a score may move. */
  readonly upTo: (vp: number) => string;
  readonly visitors: string;
  readonly vp: (vp: number) => string;
  readonly review: {
    readonly curve: (seat: string) => string;
    readonly turningPoints: (places: string) => string;
    readonly luck: (seat: string, dice: string, draws: string) => string;
    /** What the choices of a side did for it, against what was to be expected of a quick player. */
    readonly decided: (seat: string, part: string, error: string) => string;
    readonly good: (good: number, all: number) => string;
    readonly estimate: string;
    readonly better: string;
  };
  readonly section: (number: string) => string;
}

/** Everything the staff says, by language. */
export const STAFF_TEXTS: Readonly<Record<Language, StaffTexts>> = { en, ru };
