import { readFileSync } from 'node:fs';
import {
  LANGUAGES,
  PositionError,
  RecordError,
  gameOfPosition,
  replay,
  type Game,
  type GameRecord,
  type Language,
} from '@brink/kernel';
import { parseAnyRecord } from '../any-record.ts';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameOfText, gameWith } from '../games.ts';

function read(file: string): GameRecord {
  try {
    return parseAnyRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RecordError) throw new UserError(`${file}: ${error.message}`);
    throw new UserError((error as Error).message);
  }
}

interface Written {
  readonly game: string;
  /** Choices before it. */
  readonly at: number;
  readonly position: string;
}

/** The last position that can be written, after at most `most` choices. */
function lastPosition(record: GameRecord, most: number): Written | undefined {
  const game = gameWith(record.game, record.options);
  const options = game.parseOptions(record.options);
  const moments: { at: number; table: Game }[] = [];
  const see = (table: Game, at: number): void => {
    if (at <= most) moments.push({ at, table: table.clone() });
  };
  const end = replay(game, record, undefined, see);
  see(end, record.choices.length);
  for (const { at, table } of moments.toReversed()) {
    try {
      return { game: game.id, at, position: game.position!.write(table, options) };
    } catch (error) {
      if (!(error instanceof PositionError)) throw error;
    }
  }
  return undefined;
}

/** Says whether a position can be played, and what is wrong with it or odd about it. */
function check(text: string, language: Language): object {
  const game = gameOfText(text);
  const { faults, notes } = game.position!.read(text);
  const told = [...faults, ...notes].map((fault) => game.texts[language].fault!(fault));
  for (const line of told) console.log(line);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(text);
  return { game: game.id, isPlayable: faults.length === 0, faults, notes };
}

export default command({
  name: 'position',
  summary: 'writes a position of a record as text, or checks such a text',
  operands: 'FILE|TEXT',
  options: {
    at: { type: 'integer', about: 'after so many choices (default: all)', value: 'N' },
    lang: { type: 'string', about: 'language', value: 'L', choices: LANGUAGES, default: 'en' },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `A position can be written where a play begins: the headline phase, an action round, a turn of
Wir sind das Volk! Of a moment in between the last beginning before it is written.
'brink play --position TEXT' plays on from it.`,
  run({ options, operands }) {
    const [operand, more] = operands;
    if (operand === undefined || more !== undefined) throw new UsageError('one FILE or TEXT');
    if (gameOfPosition(operand) !== undefined) {
      const told = check(operand, options.lang);
      if (options.json) console.log(JSON.stringify(told));
      return;
    }
    const record = read(operand);
    const found = lastPosition(record, options.at ?? record.choices.length);
    if (!found) throw new UserError(`${operand}: no play has begun there`);
    console.log(options.json ? JSON.stringify(found) : found.position);
  },
});
