import { z } from 'zod';
import { Id } from '../identity.ts';
import { ArchivedGame } from './archive.ts';

/** Both players have at least so many points. */
export const EXPLORER_RATINGS = [1400, 1600, 1800, 2000] as const;
const FIRST_YEAR = 2000;
const LAST_YEAR = 2200;
const MOST_BONUS = 40;
const MOST_STEPS = 20;

/** Steps of an opening as the explorer writes them, joined by stars; the first page has none. */
const Line = z
  .string()
  .max(2000)
  .default('')
  .transform((text) => (text === '' ? [] : text.split('*')))
  .refine((steps) => steps.length <= MOST_STEPS, 'too many steps')
  .refine(
    (steps) => steps.every((step) => /^[sbhp][0-3]-[\w.-]+$/.test(step)),
    'a step is like s1-15.4_18.2',
  );

const Filters = {
  game: z.string().max(40),
  /** An edition, scenario or mode; games of different ones are never counted together. */
  variant: z.string().max(40),
  rated: z.stringbool().optional(),
  /** Rated, and both players have at least so many points. */
  over: z.coerce
    .number()
    .refine((least) => EXPLORER_RATINGS.some((each) => each === least), 'no such level')
    .optional(),
  /** Games that ended in this year or later. */
  since: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR).optional(),
  /** One's own newest games; needs a session. */
  mine: z.stringbool().optional(),
};

export const ExplorerQuery = z.strictObject({
  ...Filters,
  line: Line,
  /** Extra influence of the first side, less that of the second. */
  bonus: z.coerce.number().int().min(-MOST_BONUS).max(MOST_BONUS).optional(),
});
export type ExplorerQuery = z.input<typeof ExplorerQuery>;

/** A game that went through a line, and after how many choices it was at its end. */
export const ExplorerMoment = z.strictObject({ id: Id, at: z.int() });
export type ExplorerMoment = z.infer<typeof ExplorerMoment>;

const Tallied = {
  games: z.int(),
  /** Wins of the side of the first seat. */
  first: z.int(),
  draws: z.int(),
};

export const ExplorerStep = z.strictObject({
  /** The word to add to the line. */
  step: z.string(),
  ...Tallied,
  /** The average rating of those who met. */
  rating: z.int().optional(),
  /** In how many of the games it could have been chosen, where a hand or a display decides. */
  held: z.int().optional(),
});
export type ExplorerStep = z.infer<typeof ExplorerStep>;

export const ExplorerGroup = z.strictObject({
  kind: z.enum(['setup', 'bonus', 'headline', 'play']),
  seat: z.int(),
  steps: z.array(ExplorerStep),
});
export type ExplorerGroup = z.infer<typeof ExplorerGroup>;

export const ExplorerAnswer = z.strictObject({
  ...Tallied,
  /** What was played in the place of the last step; that step is among them. */
  beside: ExplorerGroup.optional(),
  /** What was played next; headlines of both sides stand side by side. */
  next: z.array(ExplorerGroup),
  /** The newest games that came here. */
  last: z.array(
    z.strictObject({
      game: ArchivedGame,
      /** By seat, after the game; 0 where nobody was rated. */
      ratings: z.array(z.int()),
    }),
  ),
});
export type ExplorerAnswer = z.infer<typeof ExplorerAnswer>;

export const CardsQuery = z
  .strictObject({
    ...Filters,
    card: z.coerce.number().int().min(0).max(255).optional(),
    turn: z.coerce.number().int().min(0).max(10).optional(),
  })
  .refine(({ card, turn }) => (card === undefined) !== (turn === undefined), 'a card or a turn');
export type CardsQuery = z.input<typeof CardsQuery>;

export const CardsAnswer = z.strictObject({
  /** All games that the filters let through, and who won them. */
  ...Tallied,
  /** Uses by card, turn, seat; `games` counts uses. */
  uses: z.array(
    z.strictObject({
      card: z.int(),
      turn: z.int(),
      seat: z.int(),
      use: z.string(),
      ...Tallied,
    }),
  ),
  /** Of one card: how often its event happened, and where it changed the board. */
  events: z.int(),
  targets: z.array(z.strictObject({ target: z.int(), events: z.int() })),
});
export type CardsAnswer = z.infer<typeof CardsAnswer>;
