import { OptionError, type OptionField, type OptionValues } from '@brink/kernel';
import { RULINGS, type Ruling } from './rulings.ts';

/** What is agreed before a game begins. */
export interface RedSeaOptions {
  /** §11.4: the players bid for their sides before anything else. */
  readonly bidding: boolean;
  /** Extra influence at the start (handicap or bid, §11.4). */
  readonly bonusUs: number;
  readonly bonusUssr: number;
  /** Rulings that differ from their default. */
  readonly rulings: readonly Ruling[];
}

const MAX_BONUS = 12;

/** The same for people who make a form of it. */
export const optionFields: Readonly<Record<keyof RedSeaOptions, OptionField>> = {
  bidding: { kind: 'switch', default: false },
  bonusUs: { kind: 'number', min: 0, max: MAX_BONUS, default: 0 },
  bonusUssr: { kind: 'number', min: 0, max: MAX_BONUS, default: 0 },
  rulings: { kind: 'set', values: RULINGS, default: [] },
};

const isBonus = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_BONUS;

/** Completes options with their defaults; anything unknown is an error that names it. */
export function parseOptions(values: OptionValues): RedSeaOptions {
  const given: Partial<RedSeaOptions> = values;
  const options: RedSeaOptions = {
    bidding: given.bidding ?? false,
    bonusUs: given.bonusUs ?? 0,
    bonusUssr: given.bonusUssr ?? 0,
    rulings: given.rulings ?? [],
  };
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(options, name)) {
      const known = Object.keys(options).join(', ');
      throw new OptionError(`unknown option "${name}"; there are: ${known}`);
    }
  }
  if (typeof options.bidding !== 'boolean') throw new OptionError('bidding must be on or off');
  for (const name of ['bonusUs', 'bonusUssr'] as const) {
    if (!isBonus(options[name])) {
      throw new OptionError(`${name} must be a whole number from 0 to ${MAX_BONUS}`);
    }
  }
  if (options.bidding && options.bonusUs + options.bonusUssr > 0) {
    throw new OptionError(
      'bidding decides the extra influence: leave bonusUs and bonusUssr at 0',
      'bidAndBonus',
    );
  }
  if (!Array.isArray(options.rulings)) throw new OptionError('rulings must be a list');
  for (const ruling of options.rulings) {
    if (!RULINGS.includes(ruling)) throw new OptionError(`unknown ruling "${ruling}"`);
  }
  return options;
}
