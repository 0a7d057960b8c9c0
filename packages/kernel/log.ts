/** Who may read an entry: one bit a seat. */
export type Audience = number;
export const EVERYONE: Audience = 0xff;
export const only = (seat: number): Audience => 1 << seat;
export const exceptFor = (seat: number): Audience => EVERYONE & ~(1 << seat);

/** What happened, as a code with integers; the texts of a game turn it into a sentence. */
export interface LogEntry {
  readonly code: string;
  readonly args: readonly number[];
  readonly audience: Audience;
}

export type LogSink = (entry: LogEntry) => void;
