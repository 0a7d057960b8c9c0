import { GAME_IDS, gameCalled } from '@brink/games';
import {
  PUBLIC,
  RecordError,
  parseRecord,
  replay,
  type GameRecord,
  type LogEntry,
  type GamePackage,
} from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import { z } from 'zod';
import { importLog } from '@brink/twilight-struggle/playdek/import';

/** Who has won and how, as the uploader says. */
export interface ToldEnding {
  readonly manner: string;
  /** The seat; nobody for a draw. */
  readonly winner?: number;
}

/** Somebody else's file, as it came. */
export type Upload = ({ readonly record: string } | { readonly playdek: string }) & {
  readonly ended?: ToldEnding;
};

/** A game that was understood to the last choice. */
export interface ReadGame {
  readonly record: GameRecord;
  /** Undefined: it breaks off, and nobody has said how it ended. */
  readonly result: GameResult | undefined;
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

/** Logs break off more often than not; what was played here has an end. */
const mayBeOpen = ({ about }: GameRecord): boolean => about?.['source'] === 'Playdek';

function resultOf(kind: GamePackage, record: GameRecord, game: ReturnType<GamePackage['setup']>) {
  const outcome = kind.outcome(game);
  if (outcome) return { ...outcome, winners: [...outcome.winners] };
  const { ended } = record;
  if (!ended) {
    if (mayBeOpen(record)) return undefined;
    throw new RecordError('the game is not finished');
  }
  const { turn } = kind.view(game, PUBLIC) as { turn?: number };
  const winners = ended.winner === undefined ? [] : [ended.winner];
  return { winners, turn: turn ?? 0, manner: ended.manner };
}

/** The record with what the uploader says of its end, if it says nothing itself. */
function withEnding(record: GameRecord, ended: ToldEnding | undefined): GameRecord {
  if (!ended || record.ended || !mayBeOpen(record)) return record;
  return { ...record, ended, about: { ...record.about, endingToldBy: 'uploader' } };
}

/** Somebody may write what he likes about a game, as long as it is short. */
const ABOUT = { most: 20, name: 40, text: 200 } as const;

function shortened(about: unknown): GameRecord['about'] {
  if (typeof about !== 'object' || about === null) return undefined;
  const texts = Object.entries(about).filter(
    ([name, text]) => name.length <= ABOUT.name && typeof text === 'string',
  );
  return Object.fromEntries(
    texts.slice(0, ABOUT.most).map(([name, text]) => [name, String(text).slice(0, ABOUT.text)]),
  );
}

const Ended = z.object({ manner: z.string().max(40), winner: z.int().min(0).max(7).optional() });
const Fairness = z.object({
  commitment: z.string().max(200),
  secret: z.string().max(200),
  counters: z.array(z.int().min(0)).max(100_000).optional(),
  seeds: z
    .array(
      z.object({
        player: z.int().min(0).max(7),
        commitment: z.string().max(200),
        seed: z.string().max(200).optional(),
      }),
    )
    .max(8)
    .optional(),
  takeBacks: z
    .array(z.object({ by: z.int().min(0).max(7), draws: z.int().min(0), kept: z.int().min(0) }))
    .max(1_000)
    .optional(),
});

function part<T>(schema: z.ZodType<T>, given: unknown, name: string): T {
  const read = schema.safeParse(given);
  if (!read.success) throw new RecordError(`"${name}" cannot be read`);
  return read.data;
}

/** What belongs to a record, and nothing else that was in the file. */
function onlyKnown(record: GameRecord): GameRecord {
  const { format, version, game, rules, options, choices, ended, fairness } = record;
  const about = shortened(record.about);
  return {
    format,
    version,
    game,
    ...(rules !== undefined && { rules }),
    options,
    choices,
    ...(about && { about }),
    ...(ended !== undefined && { ended: part(Ended, ended, 'ended') }),
    ...(fairness !== undefined && { fairness: part(Fairness, fairness, 'fairness') }),
  };
}

/** Plays a file through the rules; throws a `RecordError` that says what is wrong with it. */
export function readUpload(upload: Upload): ReadGame {
  const read = 'playdek' in upload ? fromPlaydek(upload.playdek) : parseRecord(upload.record);
  // What games and ratings are counted by is whole games.
  if (read.position !== undefined) {
    throw new RecordError('"position": the archive takes games from their first choice on');
  }
  const record = withEnding(onlyKnown(read), upload.ended);
  const kind = gameCalled(record.game);
  if (!kind) throw new RecordError(`"game" must be one of ${GAME_IDS.join(', ')}`);
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
