import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const home = '/usr/lib/postgresql';

const isInstalled = () =>
  existsSync(home) && readdirSync(home).some((each) => existsSync(join(home, each, 'bin/initdb')));

/**
 * Installs PostgreSQL where this machine lets us, for the tests that need it.
 * @returns {string | undefined} why it is not there
 */
export function installPostgres() {
  if (isInstalled()) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return 'PostgreSQL is not installed';
  if (process.getuid?.() !== 0) return 'PostgreSQL is not installed, and only root may install it';
  console.log('Installing: PostgreSQL, for the tests of the server');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'postgresql']);
  return isInstalled() ? undefined : 'PostgreSQL could not be installed';
}
