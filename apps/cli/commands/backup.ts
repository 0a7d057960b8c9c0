import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { backupBundle } from '../server-bundle.ts';

export default command({
  name: 'backup',
  summary: 'copies the embedded database while the server runs',
  operands: 'FILE',
  options: {
    data: { type: 'string', about: 'instead of DATA_DIR: where games are kept', value: 'FOLDER' },
  },
  help: `To restore: stop the server, put the copy in the place of brink.db in the data folder,
remove brink.db-wal and brink.db-shm, start the server. PostgreSQL is backed up with pg_dump.`,
  async run({ options, operands: [file, ...more] }) {
    if (file === undefined || more.length > 0) throw new UsageError('backup takes one FILE');
    if (options.data !== undefined) process.env['DATA_DIR'] = options.data;
    process.env['BACKUP_FILE'] = file;
    await import(backupBundle().href);
    return Number(process.exitCode ?? 0);
  },
});
