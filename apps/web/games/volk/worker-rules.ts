import { read, type GamePackage, type LogEntry } from '@brink/kernel';
import type { VolkView } from '@brink/volk';
import { LOG } from '@brink/volk/log';
import { counterpartOf } from '@brink/volk/sides';
import { unseenBy } from '@brink/volk/unseen';
import type { Table } from '@brink/volk/volk';
import type { CourseNote, WorkerRules } from '../../client/worker-rules.ts';

function noteOf(entry: LogEntry): CourseNote | undefined {
  const told = read(LOG, entry);
  switch (told?.code) {
    case 'decade':
      return { isTurn: true, isRound: true, isPlay: true };
    case 'stage':
      return { isRound: true };
    case 'phase':
    case 'takeCard':
    case 'automaticEvent':
      return { isPlay: true };
    case 'draw':
    case 'drawHidden':
    case 'display':
      return { isDeal: true };
    case 'protests':
      return { mark: 'scoring', score: told.east - told.west };
    default:
      return undefined;
  }
}

export const workerRules = (rules: GamePackage): WorkerRules => ({
  rules,
  glance: (view) => {
    const { decade, stage, protests } = view as VolkView;
    return [decade, stage, ...protests];
  },
  rivalOf: counterpartOf,
  unseen: (game, seat) => unseenBy(game as Table, seat),
  noteOf,
});
