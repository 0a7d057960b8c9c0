import type { Schema } from '@brink/kernel';
import { PROMPTS as RED_SEA } from '@brink/red-sea/prompts';
import { PROMPTS as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/prompts';

const OWN = { draftCards: ['ops'] } as const satisfies Schema; // operations left

declare module '@brink/struggle/prompts' {
  interface Prompts extends OwnPrompts {}
}
type OwnPrompts = typeof OWN;

/** Everything that is decided where cards of both games meet. */
export const PROMPTS = { ...TWILIGHT_STRUGGLE, ...RED_SEA, ...OWN } as const;
