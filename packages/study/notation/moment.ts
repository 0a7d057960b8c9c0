import { STRUGGLE_IDS } from '@brink/games/ids';
import type { TableView } from '@brink/struggle';
import type { VolkView } from '@brink/volk';

/** When something is played: turn 3, action round 2. Decades of Wir sind das Volk! are turns. */
export interface Moment {
  /** 0 before the first. */
  readonly turn: number;
  /** 0 in the headline phase; of Wir sind das Volk! the half or the stage. */
  readonly round: number;
  /** The end of a decade. */
  readonly isEnd?: boolean;
}

/** Before anything is played. */
export const SET_UP: Moment = { turn: 0, round: 0 };

const isStruggle = (game: string): boolean => STRUGGLE_IDS.some((id) => id === game);

/** When a position of a game is, by what everybody sees of it. */
export function momentIn(game: string, view: object): Moment {
  if (isStruggle(game)) {
    const { turn, round } = view as Pick<TableView, 'turn' | 'round'>;
    return { turn, round };
  }
  const { decade, stage, phase } = view as Pick<VolkView, 'decade' | 'stage' | 'phase'>;
  return { turn: decade, round: stage, ...(phase > 0 && { isEnd: true }) };
}
