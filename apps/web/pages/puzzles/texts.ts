import { useLanguage, type BoardLanguage } from '@brink/board';
import type { StateCount } from '@brink/library/puzzles/facts';
import type { Theme } from '@brink/library/puzzles/themes';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';

interface ThemeTexts {
  readonly name: string;
  readonly about: string;
  /** What to look for, told after a try that failed. */
  readonly look: string;
}

export interface PuzzleTexts {
  readonly title: string;
  readonly ofTheDay: string;
  readonly puzzle: (name: string) => string;
  readonly rated: (rating: number) => string;
  readonly solve: string;
  readonly share: string;
  readonly shared: string;
  readonly themesTitle: string;
  readonly themesNote: string;
  readonly tooFew: string;
  readonly kindsTitle: string;
  readonly kinds: Readonly<Record<'exact' | 'odds', string>>;
  readonly kindsAbout: Readonly<Record<'exact' | 'odds', string>>;
  readonly earlier: string;
  readonly next: string;
  readonly nextOf: (game: string) => string;
  readonly yourRating: string;
  /** Under the change of a rating that is hardly known yet. */
  readonly unsettled: string;
  readonly puzzleRating: string;
  /** How many solved it at the first try. */
  readonly firstTries: (solved: number, of: number) => string;
  /** Where ratings and streaks are kept. */
  readonly keptBy: Readonly<Record<'account' | 'device', string>>;
  readonly streak: string;
  readonly best: (days: number) => string;
  readonly days: string;
  readonly games: string;
  readonly solvedOf: (solved: number, of: number) => string;
  readonly state: Readonly<Record<'open' | 'solved' | 'failed', string>>;
  // At the board.
  readonly goals: Readonly<Record<'survive' | 'win', string>>;
  readonly solved: string;
  readonly notYet: string;
  readonly shown: string;
  readonly prompt: Readonly<Record<'solved' | 'failed' | 'shown', string>>;
  readonly yourTry: string;
  readonly firstIsRated: string;
  readonly notRated: string;
  readonly chooseOne: string;
  readonly hint: string;
  readonly hintSays: (what: string) => string;
  readonly giveUp: string;
  readonly showAnswer: string;
  readonly tryAgain: string;
  readonly analyse: string;
  readonly nextPuzzle: string;
  readonly allPuzzles: string;
  readonly shownAfter: string;
  readonly lookFor: string;
  readonly every: string;
  readonly everyTried: string;
  readonly someOnly: string;
  readonly chances: string;
  readonly deals: (n: number) => string;
  readonly commonMistake: string;
  readonly answer: string;
  readonly alsoRight: (plays: string) => string;
  readonly engine: (words: string) => string;
  /** Where neither a fact nor a reason stands out. */
  readonly noOneThing: string;
  readonly follows: (play: string) => string;
  readonly worse: string;
  readonly missing: string;
  readonly missingText: string;
  readonly facts: {
    readonly lose: (how: string, best: string, wrong: string) => string;
    readonly win: (best: string, wrong: string) => string;
    /** Places that you, or your opponent, will control. */
    readonly control: readonly [Joined, Joined];
    readonly vp: (points: string) => string;
    readonly state: Readonly<Record<StateCount, readonly [string, string]>>;
    readonly average: Joined;
  };
  readonly manners: Readonly<Record<string, string>>;
  readonly otherManner: string;
  readonly percent: (value: number) => string;
  readonly themes: Readonly<Record<Theme, ThemeTexts>>;
}

/** What is compared, after the answer and after the common mistake, in one sentence. */
export interface Compared {
  readonly what: string;
  readonly best: string;
  readonly wrong: string;
}
type Joined = (list: readonly Compared[]) => string;

export const PUZZLE_TEXTS: Readonly<Record<BoardLanguage, PuzzleTexts>> = { en, ru };

export const usePuzzleTexts = (): PuzzleTexts => PUZZLE_TEXTS[useLanguage()];
