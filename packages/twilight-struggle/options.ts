import { OptionError, type OptionField, type OptionValues } from '@brink/kernel';
import { OFFERED_RULINGS, RULINGS, type Ruling } from './rulings.ts';
import { EDITIONS, type EditionId } from './editions/index.ts';

export const SCENARIOS = ['standard', 'late-war', 'turn-zero'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** What is agreed before a game begins. */
export interface TwilightOptions {
  readonly edition: EditionId;
  readonly scenario: ScenarioId;
  /** Cards 104 to 110. */
  readonly optionalCards: boolean;
  /** Cards 117 to 124. */
  readonly promoCards: boolean;
  /** §12: the China Card has to be won first. */
  readonly chineseCivilWar: boolean;
  /** The track of Turn Zero with other boxes and abilities. */
  readonly alternativeSpaceRace: boolean;
  /** §11.4: the players bid for their sides before anything else. */
  readonly bidding: boolean;
  /** Extra influence at the start (handicap or bid, §11.4). */
  readonly bonusUs: number;
  readonly bonusUssr: number;
  /** §11.1: cards left at the end of a turn are shown. */
  readonly heldCardsShown: boolean;
  /** Optional rules of the designers, each by itself. */
  readonly realignIgnoresDefcon: boolean;
  readonly realignIsSafe: boolean;
  readonly mixOperations: boolean;
  readonly mayDeclineSpaceDie: boolean;
  /** Rulings that differ from their default. */
  readonly rulings: readonly Ruling[];
}

const MAX_BONUS = 40;
const off: OptionField = { kind: 'switch', default: false };
const bonus: OptionField = { kind: 'number', min: 0, max: MAX_BONUS, default: 0 };

/** The same for people who make a form of it. */
export const optionFields: Readonly<Record<keyof TwilightOptions, OptionField>> = {
  edition: { kind: 'choice', values: Object.keys(EDITIONS), default: 'deluxe' },
  scenario: { kind: 'choice', values: SCENARIOS, default: 'standard' },
  optionalCards: { kind: 'switch', default: true },
  promoCards: off,
  chineseCivilWar: off,
  alternativeSpaceRace: off,
  bidding: off,
  bonusUs: bonus,
  bonusUssr: bonus,
  heldCardsShown: off,
  realignIgnoresDefcon: off,
  realignIsSafe: off,
  mixOperations: off,
  mayDeclineSpaceDie: off,
  rulings: { kind: 'set', values: OFFERED_RULINGS, default: [] },
};

function knownOf(name: string, value: unknown, known: readonly string[]): void {
  if (known.includes(value as string)) return;
  throw new OptionError(`unknown ${name} "${String(value)}"; there are: ${known.join(', ')}`);
}

/** The first thing wrong with a value by itself, in words. */
function checkValue(name: string, value: unknown, field: OptionField): void {
  switch (field.kind) {
    case 'choice':
      return knownOf(name, value, field.values);
    case 'switch':
      if (typeof value !== 'boolean') throw new OptionError(`${name} must be on or off`);
      return;
    case 'number': {
      const { min, max } = field;
      if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) {
        throw new OptionError(`${name} must be a whole number from ${min} to ${max}`);
      }
      return;
    }
    case 'set':
      if (!Array.isArray(value)) throw new OptionError(`${name} must be a list`);
      for (const each of value as unknown[]) {
        // Older games may have agreed on more than is offered today.
        if (!RULINGS.includes(each as Ruling)) {
          throw new OptionError(`unknown ruling "${String(each)}"`);
        }
      }
  }
}

/** Options that make no sense together, by name. */
export const CONFLICT_CODES = ['noOptionalCards', 'chinaInLateWar', 'bidAndBonus'] as const;
export type ConflictCode = (typeof CONFLICT_CODES)[number];

const CONFLICTS: readonly (readonly [
  (options: TwilightOptions) => boolean,
  ConflictCode,
  reason: string,
])[] = [
  [
    ({ edition, optionalCards }) => optionalCards && !EDITIONS[edition].hasOptionalCards,
    'noOptionalCards',
    'the edition "second" has no optional cards',
  ],
  [
    ({ scenario, chineseCivilWar }) => chineseCivilWar && scenario === 'late-war',
    'chinaInLateWar',
    'chineseCivilWar does not go with the scenario "late-war": the USSR has the China Card there',
  ],
  [
    ({ bidding, bonusUs, bonusUssr }) => bidding && bonusUs + bonusUssr > 0,
    'bidAndBonus',
    'bidding decides the extra influence: leave bonusUs and bonusUssr at 0',
  ],
];

/** Unless said otherwise; Turn Zero leaves the optional cards out. */
const withOptionalCards = (edition: EditionId, scenario: ScenarioId): boolean =>
  EDITIONS[edition].optionalCards && scenario !== 'turn-zero';

/** Completes options with their defaults; anything unknown is an error that names it. */
export function parseOptions(values: OptionValues): TwilightOptions {
  const given: Partial<Record<string, unknown>> = values;
  const names = Object.keys(optionFields);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(optionFields, name)) {
      throw new OptionError(`unknown option "${name}"; there are: ${names.join(', ')}`);
    }
  }
  const complete: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(optionFields)) {
    let value = given[name] ?? field.default;
    if (name === 'optionalCards' && given[name] === undefined) {
      value = withOptionalCards(complete.edition as EditionId, complete.scenario as ScenarioId);
    }
    checkValue(name, value, field);
    complete[name] = value;
  }
  const options = complete as unknown as TwilightOptions;
  for (const [conflicts, code, reason] of CONFLICTS) {
    if (conflicts(options)) throw new OptionError(reason, code);
  }
  return options;
}
