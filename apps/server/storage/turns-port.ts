/** A bot is waited for. */
export interface BotTurn {
  readonly game: string;
  /** In the order in which players came. */
  readonly player: number;
  /** The decision it has to make. */
  readonly decision: number;
}

/** A game and the newest revision of its rules that a process knows. */
export interface KnownRules {
  readonly id: string;
  readonly revision: number;
}

/**
 * The turns of bots, of which every one is taken by one process. They are written together with
 * the entries they follow from, so that none is lost when a process dies.
 */
export interface BotTurnStore {
  /**
   * Takes up to `most` turns nobody works on: new ones, and those of processes that are gone. Only
   * of games whose rules the holder knows.
   */
  take(holder: string, most: number, known: readonly KnownRules[]): Promise<BotTurn[]>;
  /** Tells that the holder is still at work on what it has taken. */
  keep(holder: string): Promise<void>;
  /** It could not be carried out: somebody should try again. */
  giveBack(holder: string, turn: BotTurn): Promise<void>;
  /** The holder stops: what it has not finished is for others. */
  release(holder: string): Promise<void>;
}
