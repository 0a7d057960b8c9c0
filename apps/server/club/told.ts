import { createHash } from 'node:crypto';
import type { LogEntry } from '@brink/kernel';

/** A fingerprint of what a game tells: every entry of its log, and who may read it. */
export function fingerprintOf(log: readonly LogEntry[]): string {
  const hash = createHash('sha256');
  for (const { code, audience, args } of log)
    hash.update(`${code} ${audience} ${args.join(' ')}\n`);
  return hash.digest('hex');
}
