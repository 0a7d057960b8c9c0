import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const POSTGRES_HOME = '/usr/lib/postgresql';

const hasPostgres = () =>
  existsSync(POSTGRES_HOME) &&
  readdirSync(POSTGRES_HOME).some((each) => existsSync(join(POSTGRES_HOME, each, 'bin/initdb')));

const hasChromium = () =>
  Boolean(process.env.CHROMIUM) ||
  (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, 'chromium')));

/** What tests need of the system, by the name of the Debian package. */
const NEEDED = [
  { name: 'PostgreSQL', debian: 'postgresql', tests: 'tests on PostgreSQL', isThere: hasPostgres },
  { name: 'Chromium', debian: 'chromium', tests: 'tests in a browser', isThere: hasChromium },
];

/**
 * Installs what tests need and this machine lacks, where it lets us.
 * @returns {string[]} the tests that have to be left out, with the reason
 */
export function installSystemPackages() {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name).join(' and ');
  const leaveOut = (/** @type {string} */ why) =>
    missing
      .filter(({ isThere }) => !isThere())
      .map(({ tests, name }) => `${tests} (${name} ${why})`);
  if (!existsSync('/usr/bin/apt-get')) return leaveOut('is not installed');
  if (process.getuid?.() !== 0) return leaveOut('is not installed, and only root may install it');
  console.log(`Installing for the tests: ${names}`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', ...missing.map(({ debian }) => debian)]);
  return leaveOut('could not be installed');
}
