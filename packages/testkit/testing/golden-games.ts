import { readFileSync, readdirSync } from 'node:fs';
import { parseRecord, type GamePackage } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { coveredBy } from '../goldens.ts';
import { perft } from '../perft.ts';
import { transcript } from '../transcript.ts';

interface Counted {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  readonly after: number;
  readonly counts: readonly number[];
}

export interface GoldenGames {
  /** The folder in goldens/. */
  readonly folder: string;
  readonly least: number;
  /** The cards whose events they fire between them. */
  readonly cards: readonly { readonly number: number }[];
}

/** Tests of golden games; `npx tsx tools/goldens.ts` writes them anew when a rule has changed. */
export function testGoldens(game: GamePackage, { folder: name, least, cards }: GoldenGames): void {
  const folder = new URL(`../../../goldens/${name}/`, import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
  const games = readdirSync(folder)
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => file.replace('.json', ''));

  describe('golden games', () => {
    test(`are at least ${least}`, () => {
      expect(games.length).toBeGreaterThanOrEqual(least);
    });

    test.each(games)('%s is played as before', (each) => {
      expect(transcript(game, parseRecord(read(`${each}.json`)))).toBe(read(`${each}.txt`));
    });

    test('fire every event between them', () => {
      const fired = new Set<number>();
      for (const each of games) {
        const record = parseRecord(read(`${each}.json`));
        for (const card of coveredBy(game, record, { code: 'event', name: 'card' }))
          fired.add(card);
      }
      const silent = cards.filter(({ number }) => !fired.has(number));
      expect(silent.map(({ number }) => number)).toEqual([]);
    });
  });

  test.each(JSON.parse(read('perft.json')) as Counted[])(
    'perft of seed $seed after $after decisions',
    ({ options, seed, after, counts }) => {
      expect(perft(game, options, { seed, after, depth: counts.length })).toEqual(counts);
    },
  );
}
