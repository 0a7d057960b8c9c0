// `npm start`: installs what is missing, builds what is stale, opens a game in the terminal.
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

requireNode();
if (!installMissing()) {
  console.error('npm start: the installation failed (see above).');
  process.exit(1);
}
const brink = join(root, 'apps/cli/bin/brink.mjs');
process.exitCode = run(process.execPath, [brink, 'play', ...process.argv.slice(2)]);
