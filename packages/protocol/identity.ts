import { z } from 'zod';

/** Games and users are named by 96 random bits: a link cannot be guessed. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{16}$/);

export const MAX_SEATS = 4;
export const Seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** What a player is called: no control characters, nothing that cannot be seen, no blanks at the ends. */
export const PlayerName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u);
