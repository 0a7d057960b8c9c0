import type { ToldGame } from '../told-game.ts';
import { TURN_1 } from './turn-1.ts';
import { TURN_2 } from './turn-2.ts';
import { TURN_3 } from './turn-3.ts';

/** The moves of the rulebook's example of play; every word about them is ours. */
export const exampleOfPlay: ToldGame = {
  id: 'example-of-play',
  game: 'twilight-struggle',
  options: { bonusUs: 5, optionalCards: false },
  title: { en: 'Example of play', ru: 'Пример партии' },
  about: {
    en: 'Three turns of the rulebook’s own game, step by step: what happens, why, and what else there was.',
    ru: 'Три раунда партии из книги правил, шаг за шагом: что происходит, почему и как можно было иначе.',
  },
  names: [
    { en: 'Stefan', ru: 'Стефан' },
    { en: 'Chris', ru: 'Крис' },
  ],
  steps: [...TURN_1, ...TURN_2, ...TURN_3],
};
