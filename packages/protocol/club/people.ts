import { z } from 'zod';
import { USER_KINDS } from '../accounts.ts';
import { PlayerName } from '../identity.ts';
import { Held } from '../showcase.ts';

export { SIGNS, type Sign } from '../signs.ts';

const person = {
  name: z.string(),
  kind: z.enum(USER_KINDS),
  /** They were on a page of this server a moment ago. */
  isHere: z.boolean(),
};

/** Whom one follows, who is here, and whether others see one's own games and results. */
export const People = z.strictObject({
  following: z.array(z.strictObject(person)),
  here: z.array(z.strictObject(person)),
  isPrivate: z.boolean(),
});
export type People = z.infer<typeof People>;

export const FollowRequest = z.strictObject({ player: PlayerName });
export const PrivacyRequest = z.strictObject({ isPrivate: z.boolean() });

export const PortraitQuery = z.strictObject({ game: z.string().max(40) });

/** What somebody's last games were like: how they ended, what was played, how it began. */
export const Portrait = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      ended: z.int(),
      turn: z.int(),
      manner: z.string(),
      side: z.string(),
      /** 1 for a win, ½ for a draw, 0 for a loss. */
      score: z.number(),
      opponent: z.string(),
      /** The level of a bot of the server. */
      bot: z.string().optional(),
      vp: z.int(),
      defcon: z.int(),
      /** Good for the map: every country at the end. */
      countries: z.array(Held).readonly(),
    }),
  ),
  /** Cards played as events, the most played first. */
  cards: z.array(z.strictObject({ card: z.int(), times: z.int(), wins: z.int(), games: z.int() })),
  /** How they placed what they began with, the most frequent first. */
  openings: z.array(
    z.strictObject({
      side: z.string(),
      /** Countries with how many points were placed there. */
      places: z.array(z.tuple([z.int(), z.int()]).readonly()),
      games: z.int(),
      wins: z.int(),
      /** Of so many with that side. */
      of: z.int(),
    }),
  ),
});
export type Portrait = z.infer<typeof Portrait>;
