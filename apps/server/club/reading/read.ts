import {
  PUBLIC,
  RecordError,
  parseRecord,
  replay,
  type GameRecord,
  type LogEntry,
} from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import { importLog } from '@brink/twilight-struggle/playdek/import';
import { gameCalled, gameIds, type AnyGame } from '../../play/catalogue.ts';

/** Somebody else's file, as it came. */
export type Upload = { readonly record: string } | { readonly playdek: string };

/** A finished game that was understood to the last choice. */
export interface ReadGame {
  readonly record: GameRecord;
  readonly result: GameResult;
  readonly log: readonly LogEntry[];
  readonly players: readonly {
    readonly seat: number;
    readonly side: string;
    readonly name: string;
  }[];
}

function fromPlaydek(text: string): GameRecord {
  const { record, firstDivergence } = importLog(text);
  if (record) return record;
  const at = firstDivergence;
  throw new RecordError(at ? `line ${at.line}: ${at.log}` : 'this is not a log of a game');
}

function resultOf(kind: AnyGame, record: GameRecord, game: ReturnType<AnyGame['setup']>) {
  const outcome = kind.outcome(game);
  if (outcome) return { ...outcome, winners: [...outcome.winners] };
  const { ended } = record;
  if (!ended) throw new RecordError('the game is not finished');
  const { turn } = kind.view(game, PUBLIC) as { turn?: number };
  const winners = ended.winner === undefined ? [] : [ended.winner];
  return { winners, turn: turn ?? 0, manner: ended.manner };
}

/** Plays a file through the rules; throws a `RecordError` that says what is wrong with it. */
export function readUpload(upload: Upload): ReadGame {
  const record = 'playdek' in upload ? fromPlaydek(upload.playdek) : parseRecord(upload.record);
  const kind = gameCalled(record.game);
  if (!kind) throw new RecordError(`"game" must be one of ${gameIds().join(', ')}`);
  const log: LogEntry[] = [];
  const game = replay(kind, record, (entry) => log.push(entry));
  const result = resultOf(kind, record, game);
  const players = kind.seats(kind.parseOptions(record.options)).map((side, seat) => ({
    seat,
    side,
    name: String(record.about?.[side] ?? '').slice(0, 40),
  }));
  return { record, result, log, players };
}
