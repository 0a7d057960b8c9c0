import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from './site.ts';

test('every exported name has a sentence, and every link of the site leads somewhere', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'brink-docs-'));
  try {
    expect(await buildSite(join(scratch, 'site'), join(scratch, 'rules'))).toEqual([]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
