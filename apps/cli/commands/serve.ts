import { existsSync } from 'node:fs';
import { serverBundle } from '../server-bundle.ts';
import { command } from '../command.ts';
import { UserError } from '../errors.ts';

export default command({
  name: 'serve',
  summary: 'serves games to browsers: what npm start runs',
  options: {
    port: { type: 'integer', about: 'instead of PORT (default: 8080)', value: 'N' },
    host: { type: 'string', about: 'instead of HOST: the address to listen on', value: 'ADDRESS' },
    data: { type: 'string', about: 'instead of DATA_DIR: where games are kept', value: 'FOLDER' },
  },
  help: `Settings come from the environment: PORT, HOST, DATABASE_URL (postgres://…; without it
games are kept in an embedded database), DATA_DIR, LOG_LEVEL, TRUST_PROXY=1 behind a proxy.
An interrupt lets what is under way come to its end.`,
  async run({ options }) {
    const bundle = serverBundle();
    if (!existsSync(bundle)) throw new UserError(`${bundle.pathname} is missing; npm run build`);
    const given = { PORT: options.port, HOST: options.host, DATA_DIR: options.data };
    for (const [name, value] of Object.entries(given)) {
      if (value !== undefined) process.env[name] = String(value);
    }
    // Its own program in this process: signals and exit codes are the server's.
    await import(bundle.href);
  },
});
