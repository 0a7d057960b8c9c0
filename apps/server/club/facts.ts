import { gameCalled } from '@brink/games';
import { readAll, type GameRecord, type LogEntry, type Played } from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import { SHARED_LOG } from '@brink/struggle/log';
import { fingerprintOf } from './told.ts';
import type { NewArchivedGame, PlayedSide } from '../storage/club/archive-port.ts';

export interface Finished {
  readonly id: string;
  readonly record: GameRecord;
  /** None: the log it was read from breaks off. */
  readonly result: GameResult | undefined;
  readonly log: readonly LogEntry[];
  /** Those who played, without how they fared. */
  readonly players: readonly Omit<PlayedSide, 'score'>[];
  readonly ended: number;
  readonly rated: boolean;
  readonly isOpen: boolean;
  readonly owner?: string;
}

/** Winners share one point, so that a game is worth the same however many play it. */
export const scoreOf = (winners: readonly number[], seat: number): number => {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
};

const lastTurn = (log: readonly LogEntry[]): number =>
  readAll(SHARED_LOG, log, 'turn').at(-1)?.turn ?? 0;

/** What was played in a game, if it can be counted with others. */
export function playedIn(
  { game, options }: GameRecord,
  log: readonly LogEntry[],
): Played | undefined {
  const rules = gameCalled(game);
  return rules?.played?.(log, rules.parseOptions(options));
}

/** What the archive calls the end of a game that nobody knows, as manner and as winner. */
export const OPEN = 'open';

/** What the archive keeps of a finished game, or of one whose log breaks off. */
export function factsOf(finished: Finished): NewArchivedGame {
  const { id, record, result, log, players, ended, rated, isOpen, owner } = finished;
  const { winners, turn, manner } = result ?? { winners: [], turn: lastTurn(log), manner: OPEN };
  const won = players.filter(({ seat }) => winners.includes(seat)).map(({ side }) => side);
  const headlines = readAll(SHARED_LOG, log, 'headline').map(({ card }) => card);
  return {
    id,
    game: record.game,
    scenario: String(record.options['scenario'] ?? record.options['mode'] ?? 'standard'),
    ended,
    turn,
    manner,
    winner: won.length > 0 ? won.join('+') : result ? 'draw' : OPEN,
    moves: record.choices.length,
    rated,
    isOpen,
    ...(owner !== undefined && { owner }),
    sides: players.map((player) =>
      Object.assign({ score: player.hasLeft ? 0 : scoreOf(winners, player.seat) }, player),
    ),
    headlines,
    told: fingerprintOf(log),
    record: JSON.stringify({ ...record, ...(result && { result }) }),
    played: playedIn(record, log),
  };
}
