import { readFileSync } from 'node:fs';
import {
  RecordError,
  nameRecord,
  writeNamedRecord,
  writeRecord,
  type GameRecord,
} from '@brink/kernel';
import { LogError } from '@brink/twilight-struggle/playdek/preamble';
import { exportLog } from '@brink/twilight-struggle/playdek/export';
import { parseAnyRecord } from '../any-record.ts';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameWith } from '../games.ts';
import { readable } from '../readable.ts';

function read(file: string): GameRecord {
  try {
    return parseAnyRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RecordError) throw new UserError(`${file}: ${error.message}`);
    throw new UserError((error as Error).message);
  }
}

/** The text as it is: it brings its last line end itself. */
const print = (text: string): void => console.log(text.replace(/\n$/, ''));

export default command({
  name: 'export',
  summary: 'prints a record as text, as JSON, by names or as a Playdek log',
  operands: 'FILE',
  options: {
    format: {
      type: 'string',
      about: 'what it becomes',
      value: 'F',
      choices: ['text', 'json', 'named', 'playdek'],
      default: 'text',
    },
    lang: {
      type: 'string',
      about: 'language of the text',
      value: 'L',
      choices: ['en', 'ru'],
      default: 'en',
    },
  },
  help: `named writes every choice by name, one a line; every command reads such a record as well.
The log format is that of Twilight Struggle alone.`,
  run({ options, operands }) {
    if (operands.length !== 1) throw new UsageError('one FILE is needed');
    const [file] = operands;
    const record = read(file);
    const game = gameWith(record.game, record.options);
    try {
      // The record is played through in any case: a broken one is not passed on.
      const text = readable(game, record, options.lang);
      if (options.format === 'text') print(text);
      else if (options.format === 'json') print(writeRecord(record));
      else if (options.format === 'named') print(writeNamedRecord(nameRecord(game, record)));
      else print(exportLog(record));
    } catch (error) {
      const isBad = error instanceof RecordError || error instanceof LogError;
      if (isBad) throw new UserError(`${file}: ${error.message}`);
      throw error;
    }
  },
});
