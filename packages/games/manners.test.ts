import { MANNERS as RED_SEA } from '@brink/red-sea/manners';
import { MANNERS as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/manners';
import { MANNERS as VOLK } from '@brink/volk/result';
import { expect, test } from 'vitest';
import { GAME_IDS, type GameId } from './ids.ts';
import { MANNERS } from './manners.ts';

const RULED: Readonly<Record<GameId, readonly string[]>> = {
  'twilight-struggle': Object.keys(TWILIGHT_STRUGGLE),
  'red-sea': Object.keys(RED_SEA),
  volk: VOLK,
};

test.each(GAME_IDS)('%s: every way in which the rules end a game is listed', (game) => {
  const told: readonly string[] = MANNERS[game];
  expect(RULED[game].filter((manner) => !told.includes(manner))).toEqual(['none']);
});
