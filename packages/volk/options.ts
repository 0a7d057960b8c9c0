import { OptionError, type OptionField, type OptionValues } from '@brink/kernel';
import { DeckError, parseDeck } from './deck/parse.ts';
import type { DeckFile } from './deck/schema.ts';
import { RULINGS, type Ruling } from './rulings.ts';

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
  /** Rulings that differ from their default. */
  readonly rulings: readonly Ruling[];
}

export const optionFields: Readonly<Record<keyof VolkOptions, OptionField>> = {
  mode: { kind: 'choice', values: MODES, default: 'base' },
  deck: { kind: 'choice', values: [STAND_IN_DECK], default: STAND_IN_DECK },
  rulings: { kind: 'set', values: RULINGS, default: [] },
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

function parseRulings(value: unknown): readonly Ruling[] {
  if (!Array.isArray(value)) throw new OptionError('rulings must be a list');
  for (const ruling of value) {
    if (!(RULINGS as readonly unknown[]).includes(ruling)) {
      throw new OptionError(`unknown ruling "${String(ruling)}"`);
    }
  }
  return value as readonly Ruling[];
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
  return {
    mode: mode as Mode,
    deck: parseDeckOption(values.deck ?? STAND_IN_DECK),
    rulings: parseRulings(values.rulings ?? []),
  };
}
