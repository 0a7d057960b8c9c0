import { z } from 'zod';
import { Id, PlayerName } from './identity.ts';

export const USER_KINDS = ['guest', 'account', 'bot'] as const;
export type UserKind = (typeof USER_KINDS)[number];

export const User = z.strictObject({ id: Id, name: z.string(), kind: z.enum(USER_KINDS) });
export type User = z.infer<typeof User>;

export const GuestRequest = z.strictObject({ name: PlayerName });

/** Long enough not to be guessed, short enough not to keep the server busy. */
export const Password = z.string().min(8).max(200);

/** A guest who sends it keeps his games; his name too, unless he gives another. */
export const RegisterRequest = z.strictObject({
  name: PlayerName.optional(),
  password: Password,
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const LoginRequest = z.strictObject({ name: PlayerName, password: z.string().max(200) });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RenameRequest = z.strictObject({ name: PlayerName });

export const ChangePasswordRequest = z.strictObject({
  current: z.string().max(200),
  password: Password,
});

/** Asks for a mail with a link that replaces a forgotten password. */
export const AskResetRequest = z.strictObject({ name: PlayerName });

/** `token` stands in the link. */
export const ResetPasswordRequest = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  password: Password,
});

/** An account is deleted only by somebody who knows its password; a guest needs none. */
export const DeleteRequest = z.strictObject({ password: z.string().max(200).optional() });

export const MAX_PREFERENCE_CHARACTERS = 8_000;

/** What a client likes to find again on another device; the server keeps it and does not read it. */
export const Preferences = z
  .looseObject({
    language: z.enum(['en', 'ru']).optional(),
    board: z.record(z.string().max(40), z.unknown()).optional(),
  })
  .refine((value) => JSON.stringify(value).length <= MAX_PREFERENCE_CHARACTERS, 'too long');
export type Preferences = z.infer<typeof Preferences>;
