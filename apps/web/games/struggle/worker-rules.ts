import { read, type GamePackage, type LogEntry } from '@brink/kernel';
import type { TableView } from '@brink/struggle';
import { SHARED_LOG } from '@brink/struggle/log';
import type { CourseNote, WorkerRules } from '../../client/worker-rules.ts';
import { looksAt } from './foresight.ts';
import { factsFor, guardNote, guardedChoices, memoryNote, scoreNote } from './staff.ts';

const MARKS = { coupRoll: 'coup', scoring: 'scoring', warRoll: 'war' } as const;

function noteOf(entry: LogEntry): CourseNote | undefined {
  const told = read(SHARED_LOG, entry);
  switch (told?.code) {
    case 'turn':
      return { isTurn: true, isRound: true, isPlay: true };
    case 'round':
      return { isRound: true };
    case 'play':
    case 'headline':
      return { isPlay: true };
    case 'draw':
    case 'drawHidden':
      return { isDeal: true };
    case 'vp':
      return { score: told.score };
    default: {
      const mark = MARKS[entry.code as keyof typeof MARKS];
      return mark && { mark };
    }
  }
}

/** A game of influence and cards as the worker plays it. */
export function workerRules(rules: GamePackage): WorkerRules {
  return {
    rules,
    glance: (view) => {
      const { turn, vp } = view as Pick<TableView, 'turn' | 'vp'>;
      return [turn, vp];
    },
    rivalOf: (seat) => 1 - seat,
    noteOf,
    looks: {
      prompt: 'useOfCard',
      at: looksAt,
    },
    staff: {
      facts: (table, seat) => factsFor(rules.id, table, seat),
      memory: (table, seat) => memoryNote(rules.id, table, seat),
      score: (table) => scoreNote(rules.id, table),
      guarded: guardedChoices,
      warn: (table, seat, choice) => guardNote(rules.id, table, seat, choice),
    },
  };
}
