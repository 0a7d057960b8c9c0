import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** The enum of the package is a constant one, which single files cannot import. */
const ARGON2ID = 2 as Algorithm;

/** As OWASP recommends: 19 MiB, two passes, one lane. */
const SETTING = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), SETTING);

/** Stands in for accounts that do not exist, so that the time of an answer tells nothing. */
let nobody: Promise<string> | undefined;

/** Whether a password fits; without an account it never does, after the same work. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const fits = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return stored !== undefined && fits;
}
