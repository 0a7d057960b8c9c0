import type { CodeOf, Schema } from '@brink/kernel';
import {
  OPTIONAL_PROMPTS,
  PICKS,
  SHARED_CHANCE_PROMPTS,
  SHARED_PLAYER_PROMPTS,
} from '@brink/struggle/prompts';

const OWN_CHANCE = { eventDie: [], flashpoint: [] } as const satisfies Schema;

const OWN = {
  centcom: PICKS,
  cyrusVance: [],
  defconStep: [],
  famine: PICKS,
  gosplan: ['left'],
  heroDiscard: [],
  heroTake: [],
  mengistu: [],
  mrNyet: PICKS,
  oau: [],
  separatists: PICKS,
  usaid: [],
  vanguard: PICKS,
  waterWars: PICKS,
  weAreTheWorld: PICKS,
} as const satisfies Schema;

declare module '@brink/struggle/prompts' {
  interface Prompts extends OwnPrompts {}
}
type OwnPrompts = typeof OWN & typeof OWN_CHANCE;

const { bid, bidDie, fixDie } = OPTIONAL_PROMPTS;

export const CHANCE_PROMPTS = { ...SHARED_CHANCE_PROMPTS, bidDie, ...OWN_CHANCE } as const;
export const PLAYER_PROMPTS = { ...SHARED_PLAYER_PROMPTS, bid, fixDie, ...OWN } as const;
export type PlayerPrompt = CodeOf<typeof PLAYER_PROMPTS>;

/** Everything that is decided in Red Sea. */
export const PROMPTS = { ...CHANCE_PROMPTS, ...PLAYER_PROMPTS } as const;
