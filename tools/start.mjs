// `npm start`: installs what is missing, builds what is stale, serves games to browsers.
// `npm start -- --port 9000` hands options on to `brink serve`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWebIfStale } from './build-web.mjs';
import { installMissing } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';

requireNode();
if (!installMissing()) {
  console.error('npm start: the installation failed (see above).');
  process.exit(1);
}
if (!buildWebIfStale()) {
  console.error('npm start: the web client could not be built (see above).');
  process.exit(1);
}
// In this process, so that a signal reaches the server itself.
const brink = join(root, 'apps/cli/bin/brink.mjs');
process.argv.splice(1, 1, brink, 'serve');
await import(pathToFileURL(brink).href);
