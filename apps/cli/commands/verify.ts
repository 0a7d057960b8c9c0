import { readFileSync } from 'node:fs';
import { OptionError, RecordError, parseRecord, type GameRecord } from '@brink/kernel';
import { verifyRecord, type Verdict } from '@brink/protocol';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameNamed } from '../games.ts';

function read(file: string): GameRecord {
  try {
    return parseRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RecordError) throw new UserError(`${file}: ${error.message}`);
    throw new UserError((error as Error).message);
  }
}

function verify(file: string): Verdict {
  const record = read(file);
  try {
    return verifyRecord(gameNamed(record.game), record);
  } catch (error) {
    if (error instanceof OptionError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

export default command({
  name: 'verify',
  summary: 'checks every die and deal of a finished game against its commitment',
  operands: 'FILE',
  options: {
    json: { type: 'boolean', about: 'print one JSON object' },
  },
  run({ options, operands }) {
    if (operands.length !== 1) throw new UsageError('one FILE is needed');
    const verdict = verify(operands[0]);
    const { ok, draws, problem } = verdict;
    if (options.json) console.log(JSON.stringify(verdict));
    else if (ok) console.log(`${draws} dice and deals are as promised`);
    else console.error(`brink verify: ${problem}`);
    return ok ? 0 : 1;
  },
});
