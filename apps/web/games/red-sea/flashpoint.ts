import type { Entry } from '../../client/game-client.ts';

/** So many cards are played before nobody asks any more what was shown. */
const PLAYS = 2;
const CONSEQUENCES: ReadonlySet<string> = new Set(['defcon', 'underPile', 'discard', 'remove']);

/**
 * What a coup in a flashpoint has brought to light (§6.3.6.1), and what came of it: the lines of
 * the log, until the cards after it have been played.
 */
export function flashpointIn(log: readonly Entry[]): readonly Entry[] {
  let plays = 0;
  for (let i = log.length - 1; i >= 0; i--) {
    const { code } = log[i];
    if (code === 'turn' || (code === 'play' && ++plays >= PLAYS)) return [];
    if (code !== 'flashpoint') continue;
    const after = log.slice(i + 1, i + 3);
    const end = after.findIndex((entry) => !CONSEQUENCES.has(entry.code));
    return [log[i], ...after.slice(0, end < 0 ? after.length : end)];
  }
  return [];
}
