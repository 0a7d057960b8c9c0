import { ALL_SEEING, PUBLIC, type Viewer } from './contract.ts';

/** Who may read an entry: one bit a seat, and the highest for the public. */
export type Audience = number;
const PUBLIC_BIT: Audience = 0x80;
/** An entry that all may read. */
export const EVERYONE: Audience = 0xff;
/** An entry for one seat alone. */
export const only = (seat: number): Audience => 1 << seat;
/** An entry for all but one seat. */
export const exceptFor = (seat: number): Audience => EVERYONE & ~(1 << seat);

/** What happened, as a code with integers; the texts of a game turn it into a sentence. */
export interface LogEntry {
  readonly code: string;
  readonly args: readonly number[];
  readonly audience: Audience;
}

/** Takes the entries of a game as they come. */
export type LogSink = (entry: LogEntry) => void;

/** Whether a viewer may read an entry. Who sees all needs no line written for the uninitiated. */
export function canRead({ audience }: LogEntry, viewer: Viewer): boolean {
  if (viewer === ALL_SEEING) return audience === EVERYONE || (audience & PUBLIC_BIT) === 0;
  return (audience & (viewer === PUBLIC ? PUBLIC_BIT : 1 << viewer)) !== 0;
}
