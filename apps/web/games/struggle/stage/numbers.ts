import { read } from '@brink/kernel';
import { SHARED_LOG, type Arguments } from '@brink/struggle/log';
import type { Entry } from '../../../client/game-client.ts';

/** What a side did in a game, counted. */
export interface Numbers {
  coups: number;
  coupsWon: number;
  wars: number;
  warsWon: number;
  dice: number;
  pips: number;
  points: number;
}

const none = (): Numbers => ({
  coups: 0,
  coupsWon: 0,
  wars: 0,
  warsWon: 0,
  dice: 0,
  pips: 0,
  points: 0,
});

/** The game in numbers, a side each. */
export function numbersOf(log: readonly Entry[]): readonly [us: Numbers, ussr: Numbers] {
  const both = [none(), none()] as const;
  for (const entry of log) {
    const told = read<typeof SHARED_LOG, Arguments>(SHARED_LOG, entry);
    if (!told || !('side' in told)) continue;
    const own = both[told.side];
    if ('die' in told) {
      own.dice++;
      own.pips += told.die;
    }
    if (told.code === 'coupRoll') {
      own.coups++;
      if (told.result > 0) own.coupsWon++;
    } else if (told.code === 'warRoll') {
      own.wars++;
      if (told.die + told.modifier >= told.needed) own.warsWon++;
    } else if (told.code === 'vp' && told.points > 0) own.points += told.points;
  }
  return both;
}
