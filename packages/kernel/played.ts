/** A step of an opening, as far as the explorer tells openings apart. */
export interface OpeningStep {
  readonly kind: OpeningKind;
  readonly seat: number;
  /** What was chosen: words and numbers of the game, joined by dots and underscores. */
  readonly choice: string;
  /** Where a hand or a display decides what can be chosen: all that could be, this included. */
  readonly among?: readonly string[];
}

/** Setting up, extra influence agreed on, a headline, a play. */
export const OPENING_KINDS = ['setup', 'bonus', 'headline', 'play'] as const;
/** What a step of an opening is. */
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** One use of a card. */
export interface CardPlay {
  /** The turn or decade. */
  readonly turn: number;
  readonly seat: number;
  readonly card: number;
  /** A word of the game: 'event', 'space'… */
  readonly use: string;
  /** Where its event changed the board, if it was one. */
  readonly targets?: readonly number[];
}

/** What was played in a game, for statistics over many: how it opened, what became of its cards. */
export interface Played {
  /** Games of different variants are never counted together. */
  readonly variant: string;
  /** Extra points at the start of the first side, less those of the second. */
  readonly bonus: number;
  /** Stage by stage; the steps of one stage were chosen at the same time. */
  readonly opening: readonly (readonly OpeningStep[])[];
  readonly cards: readonly CardPlay[];
}

/** A step as a word of a line: `s1-15.4_18.2`, a set-up by the second seat. */
export const stepCode = ({ kind, seat, choice }: OpeningStep): string =>
  `${kind[0]}${seat}-${choice}`;

const STEP = /^([sbhp])([0-3])-([\w.-]+)$/;

/** Reads the word of a step; nothing if it is none. */
export function parseStep(code: string): OpeningStep | undefined {
  const [, letter, seat, choice] = STEP.exec(code) ?? [];
  const kind = OPENING_KINDS.find((each) => each[0] === letter);
  return kind && { kind, seat: Number(seat), choice };
}
