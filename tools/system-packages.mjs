import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const POSTGRES_HOME = '/usr/lib/postgresql';

const hasPostgres = () =>
  existsSync(POSTGRES_HOME) &&
  readdirSync(POSTGRES_HOME).some((each) => existsSync(join(POSTGRES_HOME, each, 'bin/initdb')));

/** @param {string} program */
const hasProgram = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((each) => existsSync(join(each, program)));

/** The window of WebKit is a few lines of Python. */
const hasWebKitWindow = () => {
  const script = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', script]).status === 0;
};

const BARE = '--no-install-recommends';

/** What tests need of the system, with what `apt-get install` is told and what else would do. */
const NEEDED = [
  {
    name: 'PostgreSQL',
    debian: ['postgresql'],
    tests: 'tests on PostgreSQL',
    isThere: hasPostgres,
  },
  {
    name: 'Chromium',
    debian: ['chromium-headless-shell'],
    tests: 'tests in a browser',
    isThere: () => Boolean(process.env.CHROMIUM) || hasProgram('chromium-headless-shell'),
    // It is slower.
    hasOther: () => hasProgram('chromium'),
  },
  {
    name: 'Firefox',
    debian: [BARE, 'firefox-esr'],
    tests: 'the first turn in Firefox',
    isThere: () => Boolean(process.env.FIREFOX) || hasProgram('firefox-esr'),
  },
  {
    name: 'WebKit',
    debian: [BARE, 'webkit2gtk-driver', 'xvfb', 'gir1.2-webkit2-4.1', 'python3-gi'],
    tests: 'the first turn in WebKit',
    isThere: () => hasProgram('WebKitWebDriver') && hasProgram('Xvfb') && hasWebKitWindow(),
  },
];

/**
 * Installs what tests need and this machine lacks, where it lets us.
 * @returns {string[]} the tests that have to be left out, with the reason
 */
export function installSystemPackages() {
  const missing = NEEDED.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name).join(', ');
  const leaveOut = (/** @type {string} */ why) =>
    missing
      .filter(({ isThere, hasOther }) => !isThere() && !hasOther?.())
      .map(({ tests, name }) => `${tests} (${name} ${why})`);
  if (!existsSync('/usr/bin/apt-get')) return leaveOut('is not installed');
  if (process.getuid?.() !== 0) return leaveOut('is not installed, and only root may install it');
  console.log(`Installing for the tests: ${names}`);
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  run('apt-get', ['update', '-qq']);
  // One by one: a package that a system does not know keeps none of the others out.
  for (const { debian } of missing) {
    run('apt-get', ['install', '-y', '-qq', ...debian]);
  }
  return leaveOut('could not be installed');
}
