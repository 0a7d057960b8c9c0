import type { BoardLanguage, LogLine } from '@brink/board';
import { useMemo } from 'react';
import type { Entry } from '../../client/game-client.ts';
import { Tape, type Spoken } from './log-lines.ts';

/** The log in words; lines that were there already stay the same objects. */
export function useLogLines(
  ui: Spoken,
  log: readonly Entry[],
  language: BoardLanguage,
): readonly LogLine[] {
  const tape = useMemo(() => new Tape(ui, language), [ui, language]);
  return useMemo(() => tape.print(log), [tape, log]);
}
