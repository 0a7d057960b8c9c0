import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { rehearseBundle } from '../server-bundle.ts';

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
    if (options.json) process.env['REHEARSE_JSON'] = '1';
    await import(rehearseBundle().href);
    return Number(process.exitCode ?? 0);
  },
});
