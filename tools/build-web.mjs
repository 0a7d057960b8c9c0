// Builds the web client into apps/web/dist, where the server finds it.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runTool } from './run.mjs';

const home = join(root, 'apps/web');
const page = join(home, 'dist/index.html');

/** @param {string} folder @returns {number} when anything in it was last changed */
function newestIn(folder) {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'build', 'testing'].includes(entry.name)) continue;
    if (/\.test\.\w+$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs);
  }
  return newest;
}

function isStale() {
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return ['apps/web', 'packages'].some((folder) => newestIn(join(root, folder)) > built);
}

/** @returns {boolean} whether the client is there, or there is none to build */
export function buildWeb() {
  if (!existsSync(join(home, 'index.html'))) return true;
  return runTool('vite', ['build', 'apps/web', '--logLevel', 'warn']) === 0;
}

/** @returns {boolean} */
export const buildWebIfStale = () => !isStale() || buildWeb();
