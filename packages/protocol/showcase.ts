import { z } from 'zod';
import { ClockReading } from './clock.ts';
import { GameSummary } from './http.ts';
import { Id } from './identity.ts';
import { WireLogEntry } from './server-messages.ts';

/** Influence of both sides in a country, and who controls it: -1 for nobody. */
export const Held = z.tuple([z.int(), z.int(), z.int()]).readonly();

const tracks = {
  turn: z.int(),
  /** 0 in the headline phase. */
  round: z.int(),
  defcon: z.int(),
  /** Good for the US if positive. */
  vp: z.int(),
};

/** A table of the Twilight Struggle family as it is seen from across the room: no cards. */
export const Glance = z.strictObject({ ...tracks, countries: z.array(Held).readonly() });
export type Glance = z.infer<typeof Glance>;

/** What somebody who has a link is told before they sit down. */
export const Invited = z.strictObject({
  game: GameSummary,
  host: z.strictObject({
    name: z.string(),
    hasProfile: z.boolean().optional(),
    /** How strong the host is in this game, and how often they have finished it. */
    rating: z.int().optional(),
    games: z.int().optional(),
  }),
  until: z.int().optional(),
  /** The link is one's own. */
  isHost: z.boolean(),
  /** The board as the game begins. */
  glance: Glance.optional(),
});
export type Invited = z.infer<typeof Invited>;

/** A game in progress as any spectator sees it. */
export const GameGlance = z.strictObject({
  game: GameSummary,
  /** When the last move was made. */
  at: z.int(),
  /** Only for games with a map of influence. */
  glance: Glance.optional(),
  /** The last play of a card. */
  last: z.array(WireLogEntry),
  clocks: ClockReading.optional(),
  /** Spectators; untold where another process may have more of them. */
  watching: z.int().optional(),
});
export type GameGlance = z.infer<typeof GameGlance>;

/** A finished game that turned round: how far behind its winner was, and the score on the way. */
export const Comeback = z.strictObject({
  game: GameSummary,
  /** The most points the winner was behind by, and in which turn. */
  behind: z.int(),
  inTurn: z.int(),
  /** The score after each change of it. */
  curve: z.array(z.strictObject({ turn: z.int(), vp: z.int() })),
});
export type Comeback = z.infer<typeof Comeback>;

const Words = z.strictObject({ en: z.string(), ru: z.string() });

/** The puzzle of the day; its answer stays where it is solved. */
export const DailyPuzzle = z.strictObject({
  id: z.string(),
  game: z.string(),
  title: Words,
  say: Words,
  /** The position; only for games with a map of influence. */
  glance: Glance.optional(),
});
export type DailyPuzzle = z.infer<typeof DailyPuzzle>;

/** What a stranger sees of the house. */
export const Showcase = z.strictObject({
  /** Public games in progress. */
  playing: z.int(),
  /** Players with an account who were seen in the last minutes. */
  here: z.int(),
  /** Those moved in last, the latest first. */
  live: z.array(GameGlance),
  /** Finished games, for want of live ones. */
  finished: z.array(z.strictObject({ id: Id, game: z.string() })),
  comeback: Comeback.optional(),
  puzzle: DailyPuzzle,
});
export type Showcase = z.infer<typeof Showcase>;

export const OwnGames = z.strictObject({ games: z.array(GameGlance) });
export type OwnGames = z.infer<typeof OwnGames>;

/** A finished game play by play, as the public saw it; the board is empty before the first step. */
export const Film = z.strictObject({
  countries: z.int(),
  steps: z.array(
    z.strictObject({
      ...tracks,
      changes: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly()).readonly(),
      log: z.array(WireLogEntry),
    }),
  ),
});
export type Film = z.infer<typeof Film>;
