import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { pictograms } from './apps/web/games/draw-pictograms.mjs';

/** Tests that tell most of the server's fast paths; they run a second time without those. */
const TELLING = ['http/wire', 'storage/storage', 'two-processes'];
const PLAIN_WAY = { GATEWAY: 'inline', WRITE_BUFFER: 'off', GROUP_COMMIT: 'off' };

export default defineConfig({
  plugins: [pictograms()],
  test: {
    // The rules keep no state of their own, so test files may share what they have loaded.
    isolate: false,
    // Left to itself vitest spares one core for its own process, which has little to do:
    // half of a machine with two.
    maxWorkers: availableParallelism(),
    // A loaded machine is slow, not broken.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps/web,tools}/**/*.test.ts'],
          exclude: ['apps/web/e2e/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['apps/{server,cli}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server-plain',
          include: TELLING.map((name) => `apps/server/${name}.test.ts`),
          env: PLAIN_WAY,
        },
      },
      {
        extends: true,
        test: { name: 'browser', include: ['apps/web/e2e/**/*.test.ts'] },
      },
    ],
  },
});
