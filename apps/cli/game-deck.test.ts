import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord } from '@brink/kernel';
import { randomGame, recordOf } from '@brink/testkit';
import { STAND_IN } from '@brink/volk/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import bench from './commands/bench.ts';
import fuzz from './commands/fuzz.ts';
import replay from './commands/replay.ts';
import { gameWith } from './games.ts';
import { brink, jsonOf } from './testing/brink.ts';

const TITLE = 'A title of one’s own';
type Card = { name: Record<string, string>; icons: { op: string }[] };

/** The stand-in deck with other titles, as its owner would write them. */
function ownDeck(): { standIn?: boolean; cards: Card[] } {
  const deck = structuredClone(STAND_IN) as unknown as { standIn?: boolean; cards: Card[] };
  delete deck.standIn;
  for (const card of deck.cards) card.name = { en: TITLE, ru: TITLE };
  return deck;
}

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'brink-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(data: unknown, name = 'deck.json'): string {
  const file = join(folder, name);
  writeFileSync(file, typeof data === 'string' ? data : JSON.stringify(data));
  return file;
}

const FOUR = ['--game', 'volk', '--option', 'mode=two-plus-two'] as const;

test('fuzz and bench play with the cards of a file', async () => {
  const file = fileWith(ownDeck());
  const fuzzed = await brink(fuzz, ...FOUR, '--deck', file, '--games', '1', '--json');
  expect([fuzzed.err, jsonOf(fuzzed)]).toMatchObject(['', { violations: 0 }]);
  const measured = await brink(bench, ...FOUR, '--deck', file, '--seconds', '0.1', '--json');
  expect(jsonOf(measured)).toMatchObject({ game: 'volk' });
});

test('a record carries its deck: its titles are told again without the file', async () => {
  const options = { mode: 'two-plus-two', deck: ownDeck() };
  const game = gameWith('volk', options);
  const { choices } = randomGame(game, options, 3);
  const file = fileWith(writeRecord(recordOf(game, options, choices)), 'game.json');
  expect(readFileSync(file, 'utf8')).toContain(TITLE);
  const { lines, err } = await brink(replay, file);
  expect([err, lines.some((line) => line.includes(TITLE))]).toEqual(['', true]);
});

test('what is wrong with a deck is told with file, card and field', async () => {
  const deck = ownDeck();
  deck.cards[8].icons[0].op = 'unrets+';
  const file = fileWith(deck);
  const wrong = await brink(fuzz, ...FOUR, '--deck', file, '--games', '1');
  expect(wrong.err).toContain(`${file}: deck: cards[8]`);
  expect(wrong.err).toContain('.icons[0].op: "unrets+"');
  const noJson = await brink(fuzz, ...FOUR, '--deck', fileWith('{'), '--games', '1');
  expect(noJson.err).toContain('is not JSON');
  const missing = await brink(fuzz, ...FOUR, '--deck', join(folder, 'none'), '--games', '1');
  expect(missing.err).toContain('cannot read');
  const other = await brink(fuzz, '--game', 'red-sea', '--deck', file, '--games', '1');
  expect(other.err).toContain('red-sea has no deck');
});
