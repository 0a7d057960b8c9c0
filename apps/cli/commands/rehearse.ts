import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { progress, type Progress } from '../progress.ts';
import { rehearseBundle } from '../server-bundle.ts';

const SHOWN = 50;

/** Not 1, which says that games would change. */
class NoDatabase extends UserError {
  override readonly exitCode = 2;
}

/** What the program of the server answers. */
interface Rehearsal {
  readonly games: number;
  readonly same: number;
  readonly changed: number;
  readonly unreadable: number;
  readonly list: readonly {
    readonly id: string;
    readonly status: string;
    readonly at?: number;
    readonly why: string;
  }[];
}

interface Program {
  readonly Failure: new () => Error;
  rehearseDatabase(onProgress: (done: number, total: number) => void): Promise<Rehearsal>;
}

async function rehearsed(): Promise<Rehearsal> {
  const { Failure, rehearseDatabase } = (await import(rehearseBundle().href)) as Program;
  let bar: Progress | undefined;
  try {
    return await rehearseDatabase((done, total) => {
      bar ??= progress('Rehearsing', total);
      bar.to(done, 'games');
    });
  } catch (error) {
    if (error instanceof Failure) throw new NoDatabase(error.message);
    throw error;
  } finally {
    bar?.clear();
  }
}

export default command({
  name: 'rehearse',
  summary: 'plays every stored game of a database again, before an upgrade',
  options: {
    data: { type: 'string', about: 'instead of DATA_DIR: where games are kept', value: 'FOLDER' },
    json: { type: 'boolean', about: 'one JSON object: games, same, changed, unreadable, list' },
  },
  help: `Take a copy of the database (brink backup, pg_dump) and rehearse the new program on it:
running and archived games are played again and held against what was stored. It ends with 1 if
any would change or could not be read. DATABASE_URL and DATA_DIR say which database; its tables
are brought up to date, nothing else is written.`,
  async run({ options, operands }) {
    if (operands.length > 0) throw new UsageError('rehearse takes no FILE; --data names a folder');
    if (options.data !== undefined) process.env['DATA_DIR'] = options.data;
    const result = await rehearsed();
    const { games, same, changed, unreadable, list } = result;
    if (options.json) console.log(JSON.stringify(result));
    else {
      console.log(`${games} games: ${same} the same, ${changed} changed, ${unreadable} unreadable`);
      for (const { id, status, at, why } of list.slice(0, SHOWN)) {
        console.log(`${id} ${status}${at === undefined ? '' : ` at ${at}`}: ${why}`);
      }
      if (list.length > SHOWN) console.log(`… and ${list.length - SHOWN} more; --json lists all`);
    }
    return list.length === 0 ? 0 : 1;
  },
});
