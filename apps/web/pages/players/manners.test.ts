import { MANNERS as STRUGGLE } from '@brink/struggle/result';
import { MANNERS as VOLK } from '@brink/volk/result';
import { expect, test } from 'vitest';
import { MANNERS } from './manners.ts';

test('every way in which the rules end a game can be searched for', () => {
  const told = new Set<string>(Object.values(MANNERS).flat());
  const missing = [...STRUGGLE, ...VOLK].filter((manner) => !told.has(manner));
  expect(missing).toEqual(['none', 'none']);
});
