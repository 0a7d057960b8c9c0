import type { CodeOf, Schema } from '@brink/kernel';
import {
  OPTIONAL_PROMPTS,
  PICKS,
  SHARED_CHANCE_PROMPTS,
  SHARED_PLAYER_PROMPTS,
} from '@brink/struggle/prompts';

const OWN_CHANCE = {
  olympicDie: [],
  olympicDieRival: [],
  summitDie: [],
  summitDieRival: [],
  // Turn Zero.
  crisis: [],
  crisisDie: [],
  statecraftLost: [],
} as const satisfies Schema;

const OWN = {
  discardHeld: [],
  orderCard: [],
  // Single cards.
  aldrichAmes: [],
  askNot: [],
  blockade: [],
  blockadeDiscard: [],
  chernobyl: [],
  deStalinization: PICKS,
  debtCrisis: [],
  defconLevel: [],
  doubleInfluence: PICKS,
  grainSales: [],
  independentReds: PICKS,
  missileEnvy: [],
  olympicGames: [],
  ourManInTehran: [],
  saltNegotiations: [],
  shuttleDiplomacy: PICKS,
  southAfricanUnrest: [],
  starWars: [],
  summit: [],
  unIntervention: [],
  wargames: [],
  warsawPact: [],
  firstLightning: [],
  kremlinFlu: [],
  nonAligned: PICKS,
  // Turn Zero.
  statecraft: ['crisis'],
  yaltaCard: [],
} as const satisfies Schema;

declare module '@brink/struggle/prompts' {
  interface Prompts extends OwnPrompts {}
}
type OwnPrompts = typeof OWN & typeof OWN_CHANCE;

const { bid, bidDie, coupAgain, mixedOperations, spaceRoll } = OPTIONAL_PROMPTS;

export const CHANCE_PROMPTS = { ...SHARED_CHANCE_PROMPTS, bidDie, ...OWN_CHANCE } as const;
export const PLAYER_PROMPTS = {
  ...SHARED_PLAYER_PROMPTS,
  bid,
  coupAgain,
  mixedOperations,
  spaceRoll,
  ...OWN,
} as const;
export type PlayerPrompt = CodeOf<typeof PLAYER_PROMPTS>;

/** Everything that is decided in Twilight Struggle. */
export const PROMPTS = { ...CHANCE_PROMPTS, ...PLAYER_PROMPTS } as const;
