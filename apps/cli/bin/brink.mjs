#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// An installation without the sources or without the build tools runs the bundle it came with.
const builder = new URL('../../../tools/build.mjs', import.meta.url);
if (existsSync(fileURLToPath(builder))) {
  const { buildIfStale } = await import(builder.href);
  await buildIfStale();
}

process.setSourceMapsEnabled(true);
await import('../dist/brink.mjs');
