/** What spectators of a broadcast would choose. */
export interface Votes {
  cast(game: string, decision: number, user: string, choice: number): Promise<void>;
  count(game: string, decision: number): Promise<ReadonlyMap<number, number>>;
  of(game: string, decision: number, user: string): Promise<number | undefined>;
}
