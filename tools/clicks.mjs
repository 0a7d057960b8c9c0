// `npm run clicks [number]`: plays whole games in a real browser by clicking whatever is lit, much
// longer than `npm test` does. Any complaint of the browser ends it.
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** Every game, with its variants. */
const FILES = [
  'apps/web/e2e/app.test.ts',
  'apps/web/e2e/variants.test.ts',
  'apps/web/e2e/volk.test.ts',
];
const [clicks = '5000'] = process.argv.slice(2);
if (!/^\d+$/.test(clicks)) {
  console.error(`npm run clicks: '${clicks}' is no number of clicks.`);
  process.exit(2);
}
const seed = process.env.BRINK_SEED ?? `${Math.floor(Math.random() * 1e9)}`;
console.log(`npm run clicks: the same deals again with BRINK_SEED=${seed}`);
const { status } = spawnSync('npx', ['vitest', 'run', ...FILES, '-t', 'random clicks'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BRINK_CLICKS: clicks, BRINK_SEED: seed },
});
process.exit(status ?? 1);
