import { OptionError, type OptionField, type OptionValues } from '@brink/kernel';
import { DeckError, parseDeck } from './deck/parse.ts';
import type { DeckFile } from './deck/schema.ts';

export const MODES = ['base', 'two-plus-two'] as const;
export type Mode = (typeof MODES)[number];

/** The deck that comes with the project, for those who give no file of their own. */
export const STAND_IN_DECK = 'stand-in';

/** What is agreed before a game begins. */
export interface VolkOptions {
  /** The base game for two, or 2+2 for four. */
  readonly mode: Mode;
  /** Cards and tracks of 2+2: the stand-in, or the data of a file (docs/formats/volk-deck.md). */
  readonly deck: typeof STAND_IN_DECK | DeckFile;
}

export const optionFields: Readonly<Record<keyof VolkOptions, OptionField>> = {
  mode: { kind: 'choice', values: MODES, default: 'base' },
  deck: { kind: 'choice', values: [STAND_IN_DECK], default: STAND_IN_DECK },
};

function parseDeckOption(value: unknown): VolkOptions['deck'] {
  if (value === STAND_IN_DECK) return STAND_IN_DECK;
  try {
    return parseDeck(value);
  } catch (error) {
    if (error instanceof DeckError) throw new OptionError(`deck: ${error.message}`);
    throw error;
  }
}

/** Completes options with their defaults; anything unknown is an error that names it. */
export function parseOptions(values: OptionValues): VolkOptions {
  const names = Object.keys(optionFields);
  for (const name of Object.keys(values)) {
    if (!names.includes(name)) {
      throw new OptionError(`unknown option "${name}"; there are: ${names.join(', ')}`);
    }
  }
  const mode = values.mode ?? 'base';
  if (!(MODES as readonly unknown[]).includes(mode)) {
    throw new OptionError(`unknown mode "${String(mode)}"; there are: ${MODES.join(', ')}`);
  }
  return { mode: mode as Mode, deck: parseDeckOption(values.deck ?? STAND_IN_DECK) };
}
