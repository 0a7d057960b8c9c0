import { anyGame, type LogEntry } from '@brink/kernel';
import { volk, type VolkView } from '@brink/volk';
import { counterpartOf } from '@brink/volk/sides';
import type { CourseNote, WorkerRules } from '../../client/worker-rules.ts';

function noteOf({ code, args }: LogEntry): CourseNote | undefined {
  switch (code) {
    case 'decade':
      return { isTurn: true, isRound: true };
    case 'stage':
    case 'phase':
    case 'takeCard':
      return { isRound: true };
    case 'protests':
      return { mark: 'scoring', score: args[1] - args[0] };
    default:
      return undefined;
  }
}

export const workerRules: WorkerRules = {
  rules: anyGame(volk),
  glance: (view) => {
    const { decade, stage, protests } = view as VolkView;
    return [decade, stage, ...protests];
  },
  rivalOf: counterpartOf,
  noteOf,
};
