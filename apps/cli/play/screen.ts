import type { Detail, Look, TerminalTable } from './terminal-table.ts';

/** What stands on a screen besides the table itself. */
export interface Frame {
  readonly log: readonly string[];
  readonly prompt: readonly string[];
  /** Says how many lines of the log are left out. */
  readonly earlier: (count: number) => string;
  readonly height: number;
}

/** Log lines that are kept even if the board has to shrink for them. */
const LOG_ROOM = 8;

const DETAILS_TRIED: readonly (Detail | undefined)[] = ['lines', 'names', undefined];

/**
 * The table for one decision: the fullest board and hand that fit the height. A terminal too
 * low for any shows the barest board with the whole prompt, and scrolls.
 */
export function screenOf(table: TerminalTable, look: Look, frame: Frame): string[] {
  const tracks = table.tracks(look);
  const { lines: choices, showsHand } = table.choices(look);
  const fixed = tracks.length + choices.length + frame.prompt.length;
  const hands = (showsHand ? [undefined] : DETAILS_TRIED).map((detail) =>
    detail ? table.hand(look, detail) : [],
  );
  const boards = table.boards(look).map((draw) => draw());
  const logRoom = Math.min(frame.log.length, LOG_ROOM);
  const left = frame.height - fixed - logRoom;
  const fits = (board: readonly string[], hand: readonly string[]): boolean =>
    board.length + hand.length <= left;
  const pairs = boards.flatMap((board) => hands.map((hand) => ({ board, hand })));
  const barest = { board: boards.at(-1) ?? [], hand: hands.at(-1) ?? [] };
  const { board, hand } =
    pairs.find((pair) => pair.hand.length > 0 && fits(pair.board, pair.hand)) ??
    pairs.find((pair) => fits(pair.board, pair.hand)) ??
    barest;
  const room = Math.max(logRoom, frame.height - fixed - board.length - hand.length);
  const hidden = frame.log.length > room ? frame.log.length - room + 1 : 0;
  const log = hidden > 0 ? [frame.earlier(hidden), ...frame.log.slice(hidden)] : frame.log;
  return [...tracks, ...board, ...log, ...hand, ...choices, ...frame.prompt];
}
