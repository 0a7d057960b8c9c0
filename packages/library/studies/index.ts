import type { GameId } from '@brink/games/ids';
import { exampleOfPlay } from '../told/example-of-play/index.ts';
import type { Words } from '../lessons/lesson.ts';
import { annotatedStudy, type AnnotatedGame } from './annotated-game.ts';
import type { ShippedStudy } from './shipped-study.ts';

const annotated = (
  id: string,
  game: GameId,
  title: Words,
  about: Words,
  load: () => Promise<AnnotatedGame>,
): ShippedStudy => ({
  id,
  game,
  title,
  about,
  chapters: 1,
  load: async () => annotatedStudy(await load(), title, about),
});

/** Studies that come with the program. */
export const SHIPPED_STUDIES: readonly ShippedStudy[] = [
  {
    id: 'example-of-play',
    game: exampleOfPlay.game,
    title: exampleOfPlay.title,
    about: exampleOfPlay.about,
    chapters: 3,
    load: async () => (await import('./example-of-play.ts')).exampleStudy(),
  },
  annotated(
    'asia-twice',
    'twilight-struggle',
    { en: 'Asia, twice', ru: 'Азия, дважды' },
    {
      en: 'Two bots, turn 7, 20 VP: how one region decided a game. Written after looking at it.',
      ru: 'Два бота, раунд 7, 20 ПО: как один регион решил партию. Написано после разбора.',
    },
    async () => (await import('./games/asia-twice.ts')).asiaTwice,
  ),
  annotated(
    'nine-points',
    'red-sea',
    { en: 'Nine points by the wrong card', ru: 'Девять очков чужой картой' },
    {
      en: 'Two bots and a scoring card that was held too long.',
      ru: 'Два бота и карта подсчета очков, которую держали слишком долго.',
    },
    async () => (await import('./games/nine-points.ts')).ninePoints,
  ),
  annotated(
    'berlin-alone',
    'volk',
    { en: 'Berlin alone is not enough', ru: 'Одного Берлина мало' },
    {
      en: 'Two bots, one decade: factories without living standards do not hold a state together.',
      ru: 'Два бота, одно десятилетие: без благосостояния фабрики государство не удержат.',
    },
    async () => (await import('./games/berlin-alone.ts')).berlinAlone,
  ),
];
