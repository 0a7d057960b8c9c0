import type { GameRecord } from '@brink/kernel';
import { goTo } from '../../ui/router.ts';

interface OpenedMoment {
  readonly record: GameRecord;
  /** How many choices have been made. */
  readonly at: number;
}

let opened: OpenedMoment | undefined;

/** Opens the editor at a moment of a game: at the last play that had begun by then. */
export function editMoment(record: GameRecord, at: number): void {
  opened = { record, at };
  goTo(`/editor?game=${record.game}`);
}

/** The moment that was opened, once. */
export function openedMoment(): OpenedMoment | undefined {
  const moment = opened;
  opened = undefined;
  return moment;
}
