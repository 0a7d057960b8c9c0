import { OptionError, type GamePackage, type OptionField, type OptionValues } from '@brink/kernel';
import * as redSea from '@brink/red-sea/options';
import * as twilight from '@brink/twilight-struggle/options';

/** What the crossover adds to the options of a game. */
export interface CrossoverOptions {
  /** §12: cards of the other game may be chosen. */
  readonly crossover: boolean;
}

/** In Red Sea they may also be chosen before the hands are dealt. */
export interface DraftOptions extends CrossoverOptions {
  readonly draftFirst: boolean;
}

const SWITCH: OptionField = { kind: 'switch', default: false };

function flag(values: OptionValues, name: string): boolean {
  const value = values[name] ?? false;
  if (typeof value !== 'boolean') throw new OptionError(`${name} must be on or off`);
  return value;
}

/** What of a game package is about its options. */
type Terms<Options extends object> = Pick<
  GamePackage<never, Options>,
  'optionFields' | 'parseOptions'
>;

export const redSeaOptions: Terms<redSea.RedSeaOptions & DraftOptions> = {
  optionFields: { ...redSea.optionFields, crossover: SWITCH, draftFirst: SWITCH },
  parseOptions: ({ crossover, draftFirst, ...rest }) => {
    const options = {
      ...redSea.parseOptions(rest),
      crossover: flag({ crossover }, 'crossover'),
      draftFirst: flag({ draftFirst }, 'draftFirst'),
    };
    if (options.draftFirst && !options.crossover) {
      throw new OptionError('draftFirst needs crossover', 'draftWithoutVisitors');
    }
    return options;
  },
};

export const twilightOptions: Terms<twilight.TwilightOptions & CrossoverOptions> = {
  optionFields: { ...twilight.optionFields, crossover: SWITCH },
  parseOptions: ({ crossover, ...rest }) => {
    const options = {
      ...twilight.parseOptions(rest),
      crossover: flag({ crossover }, 'crossover'),
    };
    if (options.crossover && options.scenario === 'late-war') {
      throw new OptionError(
        'crossover does not go with the scenario "late-war"',
        'visitorsInLateWar',
      );
    }
    return options;
  },
};
