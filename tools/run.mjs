import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program in the root folder with this terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {number} its exit code
 */
export function run(program, args) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: program.endsWith('.cmd'),
  });
  if (error) console.error(`${program}: ${error.message}`);
  return status ?? 1;
}

/**
 * Runs the command line tool of an installed package.
 * @param {string} packageName
 * @param {readonly string[]} args
 */
export function runTool(packageName, args) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : (bin[packageName] ?? Object.values(bin)[0]);
  return run(process.execPath, [join(folder, script), ...args]);
}

/**
 * Runs npm itself: the one that started us when there is one.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own)) return run(process.execPath, [own, ...args]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}
