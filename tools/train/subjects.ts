import { gameCalled } from '@brink/games';
import type { GamePackage, OptionValues, Random, Rules } from '@brink/kernel';
import type { ValueTraining } from '@brink/kernel/learned-value';
import type { PlayTraining, Training } from '@brink/struggle/bot/value/training';
import { training as redSeaTraining } from '@brink/red-sea/bot/value/training';
import { training as twilightTraining } from '@brink/twilight-struggle/bot/value/training';
import { training as volkTraining } from '@brink/volk/bot/value/training';

/** A game whose bot can be trained. */
export interface Subject {
  readonly kind: GamePackage;
  readonly training: () => ValueTraining;
  /** What the players of a game to learn from agree on: the bot shall know it all. */
  readonly options: (random: Random) => OptionValues;
  /** Where what was learned is kept, from the root of the repository. */
  readonly weights: string;
  /** Where leads are kept, of games that keep them apart from the value. */
  readonly leads?: string;
  /** Hidden units of its value, where they were found to help. */
  readonly units?: number;
  /** Of games whose bot learns what ways to play a card bring. */
  readonly plays?: {
    readonly training: () => PlayTraining;
    readonly weights: string;
  };
  /** Of games whose searches teach which cards are worth a look. */
  readonly policy?: {
    readonly training: () => Training;
    readonly weights: string;
  };
}

/** Those who train know no rules: a game's own training fits its own tables. */
const ofAnyGame = <R extends Rules>(training: () => ValueTraining<R>): (() => ValueTraining) =>
  training as unknown as () => ValueTraining;

/** One game in twenty each by the second edition and with the promo cards, two without optional ones. */
function twilightOptions(random: Random): OptionValues {
  const bonusUs = random.below(5);
  switch (random.below(20)) {
    case 0:
      return { bonusUs, edition: 'second' };
    case 1:
    case 2:
      return { bonusUs, optionalCards: false };
    case 3:
      return { bonusUs, promoCards: true };
    default:
      return { bonusUs };
  }
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  'twilight-struggle': {
    kind: gameCalled('twilight-struggle')!,
    training: ofAnyGame(twilightTraining),
    options: twilightOptions,
    weights: 'packages/twilight-struggle/bot/value/weights.ts',
    units: 32,
    leads: 'packages/twilight-struggle/bot/leads/weights.ts',
    plays: {
      training: twilightTraining,
      weights: 'packages/twilight-struggle/bot/experience/weights.ts',
    },
    policy: {
      training: twilightTraining,
      weights: 'packages/twilight-struggle/bot/policy/weights.ts',
    },
  },
  'red-sea': {
    kind: gameCalled('red-sea')!,
    training: ofAnyGame(redSeaTraining),
    options: (random) => ({ bonusUs: random.below(3) }),
    weights: 'packages/red-sea/bot/value/weights.ts',
    units: 32,
    leads: 'packages/red-sea/bot/leads/weights.ts',
  },
  volk: {
    kind: gameCalled('volk')!,
    training: ofAnyGame(volkTraining),
    options: () => ({}),
    weights: 'packages/volk/bot/value/weights.ts',
  },
};
