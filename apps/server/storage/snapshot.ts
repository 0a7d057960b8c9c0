/** A game as it was after entry `seq` of its journal, in the form of the program that made it. */
export interface Snapshot {
  readonly game: string;
  readonly seq: number;
  /** Which program can read it. */
  readonly maker: string;
  readonly data: Uint8Array;
}
