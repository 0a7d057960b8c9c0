import { OptionError, type OptionField, type OptionValues } from '@brink/kernel';
import { RULINGS, type Ruling } from './rulings.ts';
import { EDITIONS, type EditionId } from './editions/index.ts';

/** What is agreed before a game begins. */
export interface TwilightOptions {
  readonly edition: EditionId;
  /** Cards 104 to 110. */
  readonly optionalCards: boolean;
  /** Extra influence at the start (handicap or bid, §11.4). */
  readonly bonusUs: number;
  readonly bonusUssr: number;
  /** Rulings that differ from their default. */
  readonly rulings: readonly Ruling[];
}

const MAX_BONUS = 40;

/** The same for people who make a form of it. */
export const optionFields: Readonly<Record<keyof TwilightOptions, OptionField>> = {
  edition: { kind: 'choice', values: Object.keys(EDITIONS), default: 'deluxe' },
  optionalCards: { kind: 'switch', default: true },
  bonusUs: { kind: 'number', min: 0, max: MAX_BONUS, default: 0 },
  bonusUssr: { kind: 'number', min: 0, max: MAX_BONUS, default: 0 },
  rulings: { kind: 'set', values: RULINGS, default: [] },
};

function isBonus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_BONUS;
}

/** Completes options with their defaults; anything unknown is an error that names it. */
export function parseOptions(values: OptionValues): TwilightOptions {
  const given: Partial<TwilightOptions> = values;
  const edition = given.edition ?? 'deluxe';
  if (!Object.hasOwn(EDITIONS, edition)) {
    const known = Object.keys(EDITIONS).join(', ');
    throw new OptionError(`unknown edition "${edition}"; there are: ${known}`);
  }
  const options: TwilightOptions = {
    edition,
    optionalCards: given.optionalCards ?? EDITIONS[edition].optionalCards,
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
  if (typeof options.optionalCards !== 'boolean') {
    throw new OptionError('optionalCards must be on or off');
  }
  if (options.optionalCards && !EDITIONS[edition].hasOptionalCards) {
    throw new OptionError(`the edition "${edition}" has no optional cards`);
  }
  for (const name of ['bonusUs', 'bonusUssr'] as const) {
    if (!isBonus(options[name])) {
      throw new OptionError(`${name} must be a whole number from 0 to ${MAX_BONUS}`);
    }
  }
  if (!Array.isArray(options.rulings)) throw new OptionError('rulings must be a list');
  for (const ruling of options.rulings) {
    if (!RULINGS.includes(ruling)) throw new OptionError(`unknown ruling "${ruling}"`);
  }
  return options;
}
