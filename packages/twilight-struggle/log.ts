import type { Schema } from '@brink/kernel';
import { OPTIONAL_LOG, SHARED_LOG } from '@brink/struggle/log';

const OWN = {
  scoringSoutheastAsia: ['us', 'ussr'],
  // Turn Zero and optional rules.
  crisis: ['crisis'],
  crisisRoll: ['crisis', 'die', 'modifier', 'band'],
  statecraft: ['side', 'statecraft'],
  statecraftLost: ['side', 'statecraft'], // to the one who loses it
  statecraftLostHidden: ['side'], // to the other
  takeFromDeck: ['side', 'card'],
  joinsDeck: ['card', 'period'], // 0 Early War, 1 Mid War
  skipRound: ['side'],
} as const satisfies Schema;

declare module '@brink/struggle/log' {
  interface Log extends OwnLog {}
}
type OwnLog = typeof OWN;

const { bid, seats, rollAgain } = OPTIONAL_LOG;

/** Everything that can happen in Twilight Struggle. */
export const LOG = { ...SHARED_LOG, bid, seats, rollAgain, ...OWN } as const;
