import { readFileSync, readdirSync } from 'node:fs';
import { anyGame, parseRecord } from '@brink/kernel';
import { coveredBy, perft, transcript } from '@brink/testkit';
import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from './cards/index.ts';
import { twilightStruggle } from './package.ts';

/** Golden games; `npx tsx tools/goldens.ts` writes them anew when a rule has changed. */
const game = anyGame(twilightStruggle);
const folder = new URL('../../goldens/twilight-struggle/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const games = readdirSync(folder)
  .filter((file) => /^\d+\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

describe('golden games', () => {
  test('are at least twenty', () => {
    expect(games.length).toBeGreaterThanOrEqual(20);
  });

  test.each(games)('%s is played as before', (name) => {
    expect(transcript(game, parseRecord(read(`${name}.json`)))).toBe(read(`${name}.txt`));
  });

  test('fire every event between them', () => {
    const fired = new Set<number>();
    for (const name of games) {
      const record = parseRecord(read(`${name}.json`));
      for (const card of coveredBy(game, record, { code: 'event', arg: 1 })) fired.add(card);
    }
    const silent = ALL_CARDS.filter(({ number }) => !fired.has(number));
    expect(silent.map(({ number }) => number)).toEqual([]);
  });
});

interface Counted {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly after: number;
  readonly counts: readonly number[];
}

test.each(JSON.parse(read('perft.json')) as Counted[])(
  'perft of seed $seed after $after decisions',
  ({ options, seed, after, counts }) => {
    expect(perft(game, options, { seed, after, depth: counts.length })).toEqual(counts);
  },
);
