/** What has become of a damaged log. */
import type { GameRecord } from '@brink/kernel';
import { exportLog, unitsOf } from '../export.ts';
import { importLog } from '../import.ts';
import { keyOf } from '../units.ts';
import { untold } from './untold.ts';

/**
 * `same`: the story of the whole log. `shorter`: without lines that are lost and that nothing
 * asks for, as those of a log that breaks off. `stopped`: the reader says where, and what it has
 * read by then is of the story. Everything else is a mistake.
 */
export type Outcome = 'same' | 'shorter' | 'stopped' | 'wrong';

/** The public story: all lines but those that a log may leave out. */
const storyOf = (record: GameRecord): string[] =>
  unitsOf(record)
    .filter(({ cleanup, statement: s }) => cleanup === undefined && s.kind !== 'game-end')
    .map(({ statement }) => keyOf(statement));

/** The first line of a part that does not stand in the story, or not in this order. */
function firstNotOf(story: readonly string[], part: readonly string[]): string | undefined {
  let at = 0;
  return part.find((line) => {
    at = story.indexOf(line, at) + 1;
    return at === 0;
  });
}

/** The outcome for a damaged log whose whole story is that of this record; mistakes with a reason. */
export function outcomeOf(whole: GameRecord, log: string): { outcome: Outcome; why?: string } {
  const { record, partial, firstDivergence } = importLog(log);
  const read = record ?? partial;
  if (read) {
    const missing = untold(read, log);
    if (missing.length > 0) return { outcome: 'wrong', why: `not in the log: ${missing[0]}` };
  }
  if (record && exportLog(record) !== log) return { outcome: 'wrong', why: 'other bytes' };
  if (!record && !firstDivergence) return { outcome: 'wrong', why: 'nothing is said' };
  if (!read) return { outcome: 'stopped' };
  const [story, told] = [storyOf(whole), storyOf(read)];
  const strange = firstNotOf(story, told);
  if (strange !== undefined) return { outcome: 'wrong', why: `not of the story: ${strange}` };
  if (!record) return { outcome: 'stopped' };
  return { outcome: told.length === story.length ? 'same' : 'shorter' };
}
