import type { GameId } from '@brink/games/ids';
import type { OptionValues } from '@brink/kernel';

/** A game from its beginning, or from where so many choices have led. */
export interface GameStart {
  readonly kind: 'game';
  readonly game: GameId;
  /** The revision of the rules it is played by. */
  readonly rules: number;
  readonly options: OptionValues;
  /** Choices before the first of the tree: nobody goes back behind them. */
  readonly choices: readonly number[];
}

/** A position that was written down: docs/formats/position.md. */
export interface PositionStart extends Omit<GameStart, 'kind'> {
  readonly kind: 'position';
  readonly position: string;
}

/** Where a tree begins. */
export type Start = GameStart | PositionStart;
