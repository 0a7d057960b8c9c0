import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { buildSite } from './site.ts';

test('every exported name has a sentence, and every link of the site leads somewhere', async () => {
  // TypeDoc wants all pages below one folder.
  mkdirSync(join(root, 'build'), { recursive: true });
  const scratch = mkdtempSync(join(root, 'build/docs-'));
  try {
    expect(await buildSite(join(scratch, 'site'), join(scratch, 'rules'))).toEqual([]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}, 300_000);
