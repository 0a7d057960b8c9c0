import { gameCalled } from '@brink/games';
import type { GamePackage, OptionValues, Random } from '@brink/kernel';
import type { Training } from '@brink/struggle/bot/value/training';
import { training as redSeaTraining } from '@brink/red-sea/bot/value/training';
import { training as twilightTraining } from '@brink/twilight-struggle/bot/value/training';

/** A game whose bot can be trained. */
export interface Subject {
  readonly kind: GamePackage;
  readonly training: () => Training;
  /** What the players of a game to learn from agree on: the bot shall know it all. */
  readonly options: (random: Random) => OptionValues;
  /** Where what was learned is kept, from the root of the repository. */
  readonly weights: string;
  /** None of games whose policy is not learned. */
  readonly policy?: string;
}

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
    training: twilightTraining,
    options: twilightOptions,
    weights: 'packages/twilight-struggle/bot/value/weights.ts',
    policy: 'packages/twilight-struggle/bot/policy/weights.ts',
  },
  'red-sea': {
    kind: gameCalled('red-sea')!,
    training: redSeaTraining,
    options: (random) => ({ bonusUs: random.below(3) }),
    weights: 'packages/red-sea/bot/value/weights.ts',
  },
};
