import type { GamePackage, OptionValues } from './contract.ts';
import type { Game, Rules } from './game.ts';
import type { LogSink } from './log.ts';
import { choose, nextActor } from './machine.ts';
import { PositionError } from './position-text.ts';
import { UnknownRevision, setUpAgreed } from './revision.ts';

/** A game on paper: what was agreed, and every choice and every die in order. */
export interface GameRecord {
  readonly format: 'brink-record';
  readonly version: 1;
  readonly game: string;
  /** The revision of the rules it was played by; without it the first. */
  readonly rules?: number;
  readonly options: OptionValues;
  /** The position it began with; without it the game began with its first decision. */
  readonly position?: string;
  readonly choices: readonly number[];
  /** Anything else worth keeping: names, dates, where it came from. */
  readonly about?: Readonly<Record<string, string>>;
  /** A game that ended outside the rules: resignation, agreement, time, closed. */
  readonly ended?: { readonly manner: string; readonly winner?: number };
  readonly fairness?: Fairness;
}

/** Where chance came from: a hash told before the game and the secret told after it. */
export interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  /** The number of each draw; without it they are 0, 1, 2… */
  readonly counters?: readonly number[];
  /** What the players mixed in; games begun before they could have no list. */
  readonly seeds?: readonly PlayerSeed[];
  /** Why numbers are missing; older records do not say. */
  readonly takeBacks?: readonly DrawsTakenBack[];
}

/** A player's own part of the chance: its hash was told before anybody told a seed. */
export interface PlayerSeed {
  /** In the order in which players sat down. */
  readonly player: number;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  /** Absent where it was not told in time: then the game went on without it. */
  readonly seed?: string;
}

/** The players went back: of `draws` draws until then, those that stood, the first `kept` stay. */
export interface DrawsTakenBack {
  /** The seat that asked for it. */
  readonly by: number;
  readonly draws: number;
  readonly kept: number;
}

/** A record is broken or of another game; the message says what and where. */
export class RecordError extends Error {
  override name = 'RecordError';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the JSON of a record; the first thing wrong with it is named. */
export function parseRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RecordError(`not JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw new RecordError('a record is a JSON object');
  if (value.format !== 'brink-record') {
    throw new RecordError(`"format" must be "brink-record", not ${JSON.stringify(value.format)}`);
  }
  if (value.version !== 1) {
    throw new RecordError(`"version" must be 1, not ${JSON.stringify(value.version)}`);
  }
  if (typeof value.game !== 'string') throw new RecordError('"game" must be the id of a game');
  if (value.rules !== undefined && !(Number.isInteger(value.rules) && Number(value.rules) >= 1)) {
    throw new RecordError(
      `"rules" must be a revision from 1 on, not ${JSON.stringify(value.rules)}`,
    );
  }
  if (value.position !== undefined && typeof value.position !== 'string') {
    throw new RecordError('"position" must be the text of a position');
  }
  if (!isObject(value.options)) throw new RecordError('"options" must be an object');
  if (!Array.isArray(value.choices)) throw new RecordError('"choices" must be a list of integers');
  const bad = value.choices.findIndex((c) => !Number.isInteger(c) || c < 0 || c > 255);
  if (bad >= 0) {
    const found = JSON.stringify(value.choices[bad]);
    throw new RecordError(`choices[${bad}] must be an integer from 0 to 255, not ${found}`);
  }
  return value as unknown as GameRecord;
}

/** A record as JSON on one line. */
export const writeRecord = (record: GameRecord): string => `${JSON.stringify(record)}\n`;

/** A record of rules that this program does not know yet is one that it cannot read. */
function begin<R extends Rules, Options extends object>(
  game: GamePackage<R, Options>,
  record: GameRecord,
  log?: LogSink,
): Game<R> {
  try {
    return setUpAgreed(game, record, log);
  } catch (error) {
    if (error instanceof PositionError) {
      throw new RecordError(`position: ${error.message}`, { cause: error });
    }
    if (!(error instanceof UnknownRevision)) throw error;
    throw new RecordError(error.message, { cause: error });
  }
}

/** Plays a record again from the start; stops at the first choice that does not fit. */
export function replay<R extends Rules, Options extends object>(
  game: GamePackage<R, Options>,
  record: GameRecord,
  log?: LogSink,
  onChoice?: (game: Game<R>, index: number) => void,
): Game<R> {
  if (record.game !== game.id) {
    throw new RecordError(`a record of "${record.game}", not of "${game.id}"`);
  }
  const played = begin(game, record, log);
  for (const [index, choice] of record.choices.entries()) {
    onChoice?.(played, index);
    const actor = nextActor(played);
    if (actor < 0) throw new RecordError(`choices[${index}]: the game is already over`);
    try {
      choose(played, actor, choice);
    } catch (error) {
      throw new RecordError(`choices[${index}]: ${(error as Error).message}`, { cause: error });
    }
  }
  return played;
}
