import { createHash, randomBytes } from 'node:crypto';

export const newId = (): string => randomBytes(12).toString('base64url');

/** Only the hash of a token is stored: whoever reads the database cannot use it. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
