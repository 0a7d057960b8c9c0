import { readFileSync, readdirSync } from 'node:fs';
import { anyGame, parseRecord } from '@brink/kernel';
import { coveredBy } from '@brink/testkit';
import { testGoldens } from '@brink/testkit/testing/golden-games';
import { expect, test } from 'vitest';
import { LAST_CARD } from './deck/deck.ts';
import { volk } from './package.ts';

testGoldens(anyGame(volk), {
  folder: 'volk',
  least: 12,
  cards: Array.from({ length: LAST_CARD }, (_, i) => ({ number: i + 1 })),
});

test('they go through every phase of the decade’s end, those of 2+2 too', () => {
  const folder = new URL('../../goldens/volk/1/', import.meta.url);
  const phases = new Set<number>();
  for (const file of readdirSync(folder).filter((name) => /^\d+\.json$/.test(name))) {
    const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
    const through = coveredBy(anyGame(volk), record, { code: 'phase', name: 'phase' });
    for (const phase of through) phases.add(phase);
  }
  expect([...phases].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});
