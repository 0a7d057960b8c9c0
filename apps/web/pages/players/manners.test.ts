import { MANNERS as RED_SEA } from '@brink/red-sea/manners';
import { MANNERS as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/manners';
import { MANNERS as VOLK } from '@brink/volk/result';
import { expect, test } from 'vitest';
import { MANNERS } from './manners.ts';

test('every way in which the rules end a game can be searched for', () => {
  const ruled = {
    'twilight-struggle': Object.keys(TWILIGHT_STRUGGLE),
    'red-sea': Object.keys(RED_SEA),
    volk: [...VOLK],
  };
  for (const [game, told] of Object.entries(MANNERS)) {
    const missing = ruled[game as keyof typeof ruled].filter(
      (manner) => !(told as readonly string[]).includes(manner),
    );
    expect([game, missing]).toEqual([game, ['none']]);
  }
});
