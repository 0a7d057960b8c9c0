import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools}/**/*.test.ts'],
    // The rules keep no state of their own, so test files may share what they have loaded.
    isolate: false,
    // Left to itself vitest spares one core for its own process, which has little to do:
    // half of a machine with two.
    maxWorkers: availableParallelism(),
    // A loaded machine is slow, not broken.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 50_000, interval: 20 } },
  },
});
