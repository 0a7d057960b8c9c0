import type { GameId } from '@brink/games/ids';
import type { Study } from '@brink/study';
import type { Words } from '../lessons/lesson.ts';

/** A study that comes with the program; what it says is fetched when it is opened. */
export interface ShippedStudy {
  readonly id: string;
  readonly game: GameId;
  readonly title: Words;
  readonly about: Words;
  readonly chapters: number;
  readonly load: () => Promise<Study>;
}
