import { readFileSync } from 'node:fs';
import { OptionError, RecordError, parseRecord, type GameRecord } from '@brink/kernel';
import { verifyRecord, type Promised, type Verdict } from '@brink/protocol';
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

const players = (numbers: readonly number[]): string =>
  numbers.map((player) => `player ${player + 1}`).join(', ');

/** What the players were promised, a line each. */
function promiseLines({ mixedIn, withheld, takeBacks, skipped }: Promised): string[] {
  const lines = [
    mixedIn.length > 0
      ? `mixed in: the secret of the server and the seeds of ${players(mixedIn)}`
      : 'mixed in: the secret of the server alone, which it could have chosen',
  ];
  if (withheld.length > 0) lines.push(`promised and not told in time: ${players(withheld)}`);
  if (takeBacks !== undefined) {
    lines.push(`draw numbers skipped: ${skipped}, each by one of ${takeBacks} take-backs`);
  } else if (skipped > 0) {
    lines.push(`draw numbers skipped: ${skipped}; a record as old as this does not say why`);
  }
  return lines;
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
    const { ok, draws, promised, problem } = verdict;
    if (options.json) console.log(JSON.stringify(verdict));
    else if (problem !== undefined) console.error(`brink verify: ${problem}`);
    else {
      console.log(`${draws} dice and deals are as promised`);
      for (const line of promised ? promiseLines(promised) : []) console.log(line);
    }
    return ok ? 0 : 1;
  },
});
