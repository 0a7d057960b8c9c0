import type { Side } from '../sides.ts';
import {
  BATTLEGROUNDS,
  FLAGS,
  FLAG_WORDS,
  INFLUENCE,
  MARKED,
  PHASING,
  PRESENCE,
} from '../state.ts';
import type { Table } from '../world.ts';
import type { Alarm } from './alarm.ts';
import type { Board } from './board.ts';
import type { Placing } from './placing.ts';
import { rollsValue, type Striking } from './striking.ts';

/** What operations are worth to a side, used as well as it can. */
export interface Operations {
  /** Comes before each decision: what was worked out holds only if the table is still the same. */
  readonly look: () => void;
  readonly influenceWorth: (game: Table, side: Side, raw: number) => number;
  readonly coupWorth: (game: Table, side: Side, card: number, raw: number) => number;
  readonly realignWorth: (game: Table, side: Side, raw: number) => number;
  readonly operationsWorth: (game: Table, side: Side, card: number, raw: number) => number;
}

/** Cells and words of a game's own memory that the worth of operations depends on. */
export interface Watched {
  readonly cells: readonly number[];
  readonly words: readonly number[];
}

interface OperationsParts {
  readonly board: Board;
  readonly alarm: Alarm;
  readonly placing: Placing;
  readonly striking: Striking;
  readonly watched: Watched;
  /** What more the operations are worth of the card that passes from side to side. */
  readonly passingBonus: number;
}

const MOST_POINTS = 6;

/** What was worked out for one side, when it was first asked for. */
class Worth {
  readonly influence = new Float64Array(MOST_POINTS + 1);
  readonly coups = new Float64Array(MOST_POINTS + 1);
  readonly passingCoups = new Float64Array(MOST_POINTS + 1);
  roll = 0;
  hasInfluence = false;
  hasCoups = false;
  hasPassingCoups = false;
  hasRoll = false;

  forget(): void {
    this.hasInfluence = false;
    this.hasCoups = false;
    this.hasPassingCoups = false;
    this.hasRoll = false;
  }
}

const pointsOf = (raw: number): number => Math.max(1, Math.min(MOST_POINTS, raw));

/** Stands for every card but the one that passes from side to side. */
const ANY_CARD = 0;

export function operationsOn(parts: OperationsParts): Operations {
  const { board, alarm, watched, passingBonus } = parts;
  const { weighPlacing } = parts.placing;
  const { weighCoups, bestRoll } = parts.striking;
  const worths = [new Worth(), new Worth()] as const;

  /** All that the worth of operations depends on, as it was when they were last weighed. */
  const cells = new Int16Array(PHASING + 1 - INFLUENCE);
  const words = new Int32Array(FLAGS + FLAG_WORDS - PRESENCE);
  const rest = new Int32Array(
    1 + watched.cells.length + watched.words.length + board.readings().length,
  );

  /** Keeps what only the alarm, the game and the board know; answers whether it has changed. */
  function hasRestChanged({ mem, sets }: Table): boolean {
    let hasChanged = rest[0] !== alarm.excess;
    rest[0] = alarm.excess;
    let at = 1;
    for (let i = 0; i < watched.cells.length; i++, at++) {
      const value = mem[watched.cells[i]];
      if (rest[at] !== value) hasChanged = true;
      rest[at] = value;
    }
    for (let i = 0; i < watched.words.length; i++, at++) {
      const value = sets[watched.words[i]];
      if (rest[at] !== value) hasChanged = true;
      rest[at] = value;
    }
    const readings = board.readings();
    for (let i = 0; i < readings.length; i++, at++) {
      if (rest[at] !== readings[i]) hasChanged = true;
      rest[at] = readings[i];
    }
    return hasChanged;
  }

  /** Most decisions ask for nothing here, so the table is compared when the first one does. */
  let isCompared = false;

  function compare(game: Table): void {
    isCompared = true;
    const { mem, sets } = game;
    let isSame = !hasRestChanged(game);
    for (let i = INFLUENCE; i <= PHASING; i++) {
      if (cells[i - INFLUENCE] === mem[i]) continue;
      cells[i - INFLUENCE] = mem[i];
      isSame = false;
    }
    for (let i = PRESENCE; i < FLAGS + FLAG_WORDS; i++) {
      // What the present step has marked does not count.
      if (words[i - PRESENCE] === sets[i] || (i >= MARKED && i < BATTLEGROUNDS)) continue;
      words[i - PRESENCE] = sets[i];
      isSame = false;
    }
    if (isSame) return;
    worths[0].forget();
    worths[1].forget();
  }

  function worthOf(game: Table, side: Side): Worth {
    if (!isCompared) compare(game);
    return worths[side];
  }

  const influenceWorth: Operations['influenceWorth'] = (game, side, raw) => {
    const worth = worthOf(game, side);
    if (!worth.hasInfluence) weighPlacing(game, side, worth.influence);
    worth.hasInfluence = true;
    return worth.influence[pointsOf(raw)];
  };

  const coupWorth: Operations['coupWorth'] = (game, side, card, raw) => {
    const worth = worthOf(game, side);
    const points = Math.min(MOST_POINTS, Math.max(0, raw));
    if (card === game.rules.passingCard) {
      if (!worth.hasPassingCoups) weighCoups(game, side, card, worth.passingCoups);
      worth.hasPassingCoups = true;
      return worth.passingCoups[points];
    }
    if (!worth.hasCoups) weighCoups(game, side, ANY_CARD, worth.coups);
    worth.hasCoups = true;
    return worth.coups[points];
  };

  const realignWorth: Operations['realignWorth'] = (game, side, raw) => {
    const worth = worthOf(game, side);
    if (!worth.hasRoll) worth.roll = bestRoll(game, side);
    worth.hasRoll = true;
    return rollsValue(worth.roll, pointsOf(raw));
  };

  return {
    look: () => {
      isCompared = false;
    },
    influenceWorth,
    coupWorth,
    realignWorth,
    operationsWorth: (game, side, card, raw) => {
      const best = Math.max(
        influenceWorth(game, side, raw),
        coupWorth(game, side, card, raw),
        realignWorth(game, side, raw),
      );
      return card === game.rules.passingCard ? best + passingBonus : best;
    },
  };
}
