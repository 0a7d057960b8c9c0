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

const NEW_REVISION =
  'a stored game would be told otherwise: a change of rules is a new revision beside the old one ' +
  '(docs/how-to/change-a-rule.md), and golden games are never rewritten';

/**
 * Tests of golden games: those of every revision of the rules, for ever. `npx tsx tools/goldens.ts`
 * adds those of a new one.
 */
export function testGoldens(game: GamePackage, { folder: name, least, cards }: GoldenGames): void {
  const root = new URL(`../../../goldens/${name}/`, import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
  const revisions = readdirSync(root).map(Number);
  const games = revisions.flatMap((revision) =>
    readdirSync(new URL(`${revision}/`, root))
      .filter((file) => /^\d+\.json$/.test(file))
      .map((file) => `${revision}/${file.replace('.json', '')}`),
  );

  describe('golden games', () => {
    test('are there for every revision of the rules', () => {
      const all = Array.from({ length: game.revision }, (_, i) => i + 1);
      expect(
        revisions.toSorted((a, b) => a - b),
        'npx tsx tools/goldens.ts adds them',
      ).toEqual(all);
    });

    test(`are at least ${least} of the first`, () => {
      expect(games.filter((each) => each.startsWith('1/')).length).toBeGreaterThanOrEqual(least);
    });

    test.each(games)('%s is played as before', (each) => {
      const record = parseRecord(read(`${each}.json`));
      expect(`${record.rules ?? 1}`).toBe(each.split('/')[0]);
      expect(transcript(game, record), `${NEW_REVISION}`).toBe(read(`${each}.txt`));
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

  describe.each(revisions)('revision %i', (revision) => {
    test.each(JSON.parse(read(`${revision}/perft.json`)) as Counted[])(
      'perft of seed $seed after $after decisions',
      ({ options, seed, after, counts }) => {
        const wanted = { seed, after, depth: counts.length, revision };
        expect(perft(game, options, wanted), `${NEW_REVISION}`).toEqual(counts);
      },
    );
  });
}
