import type { StoredGame } from '../client/local-games.ts';
import type { Opening } from '../client/opening.ts';
import { openingOf } from './twilight-struggle/opening.ts';

/** What is known of the first moment of a game before its rules have come. */
export const openingFor = (game: StoredGame): Opening | undefined =>
  game.record.game === 'twilight-struggle' ? openingOf(game) : undefined;
