// `npm test`: installs what is missing, then runs every stage and stops at the first that fails.
// `npm test -- types vitest` runs only the stages named; `npm test -- unit` one of the projects
// that vitest has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';
import { run, runTool } from './run.mjs';
import { installSystemPackages } from './system-packages.mjs';

/**
 * `run` answers with an exit code. `leaveOut` answers why the stage cannot run on this machine.
 * A stage that needs system packages (a browser, a database) installs them in its `run` where it
 * may, and says so in `leaveOut` where it may not.
 * @type {readonly { name: string, run: () => number, leaveOut?: () => string | undefined }[]}
 */
const everyStage = [
  { name: 'types', run: () => runTool('typescript', ['-b']) },
  { name: 'lint', run: () => runTool('oxlint', ['--deny-warnings']) },
  { name: 'format', run: () => runTool('oxfmt', ['--check']) },
  { name: 'layers', run: () => runTool('tsx', ['tools/check-layers.ts']) },
  {
    name: 'vitest',
    run: () => {
      leftOut.push(...installSystemPackages(), ...absentGames());
      return runTool('vitest', ['run']);
    },
  },
  {
    name: 'python',
    run: () => {
      process.env.BRINK_ENGINE ??= join(root, 'apps/cli/bin/brink.mjs');
      return run('python3', ['-m', 'unittest', 'discover', '-s', 'python', '-t', 'python']);
    },
    leaveOut: () => {
      const { status } = spawnSync('python3', [
        '-c',
        'import sys; sys.exit(sys.version_info < (3, 9))',
      ]);
      return status === 0 ? undefined : 'no Python from 3.9 on';
    },
  },
];

/**
 * Parts of the stage `vitest`, for those who do not want to wait for all of it.
 * @type {typeof everyStage}
 */
const projects = [
  {
    name: 'unit',
    run: () => {
      leftOut.push(...absentGames());
      return runTool('vitest', ['run', '--project', 'unit']);
    },
  },
  ...['server', 'browser'].map((name) => ({
    name,
    run: () => {
      leftOut.push(...installSystemPackages());
      return runTool('vitest', ['run', '--project', `${name}*`]);
    },
  })),
];

requireNode();
const chosen = process.argv.slice(2);
const stages = [...everyStage, ...projects.filter(({ name }) => chosen.includes(name))];
const names = [...everyStage, ...projects].map(({ name }) => name);
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`npm test: unknown stage '${unknown}'; the stages are ${names.join(', ')}.`);
  process.exit(2);
}

/** What needs a folder beside the project that not everybody has. */
function absentGames() {
  const beside = new URL('../../shared/', import.meta.url);
  return [
    { name: 'real games', path: 'games/' },
    { name: 'the example of play', path: 'facts/example-of-play.json' },
  ].flatMap(({ name, path }) =>
    existsSync(new URL(path, beside)) ? [] : [`${name} (no ../shared/${path})`],
  );
}

/** @type {string[]} */
const passed = [];
/** @type {string[]} */
const leftOut = [];

/** @param {string} name */
function fail(name) {
  const before = passed.length > 0 ? `; passed before it: ${passed.join(', ')}` : '';
  console.error(`\nnpm test: FAILED at ${name}${before}.`);
  process.exit(1);
}

if (!installMissing()) fail('install');
for (const { name, run, leaveOut } of stages) {
  const reason = chosen.length > 0 && !chosen.includes(name) ? 'not asked for' : leaveOut?.();
  if (reason) {
    leftOut.push(`${name} (${reason})`);
    continue;
  }
  console.log(`\n── ${name}`);
  const started = Date.now();
  if (run() !== 0) fail(name);
  passed.push(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(
  `\nnpm test: passed: ${passed.join(', ')}; left out: ${leftOut.join(', ') || 'nothing'}.`,
);
