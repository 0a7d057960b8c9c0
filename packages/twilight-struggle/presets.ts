import type { TwilightOptions } from './options.ts';

/** Options that go well together, for those who do not want to choose one by one. */
export const PRESETS = {
  /** The rulebook as it is, without the cards it leaves to agreement. */
  rulebook: { edition: 'deluxe', optionalCards: false },
  /** How most tournaments play: all cards, 2 extra influence for the US. */
  tournament: { edition: 'deluxe', optionalCards: true, bonusUs: 2 },
  secondEdition: { edition: 'second' },
  lateWar: { scenario: 'late-war' },
  turnZero: { scenario: 'turn-zero' },
} as const satisfies Record<string, Partial<TwilightOptions>>;
/** The name of options that go well together. */
export type PresetId = keyof typeof PRESETS;
