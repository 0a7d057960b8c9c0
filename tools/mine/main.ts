/**
 * Looks for puzzles in games that the search plays with itself: `npm run mine -- --game volk
 * --want 40`. Whatever is stopped goes on where it was: docs/how-to/mine-puzzles.md.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { root } from '../root.mjs';
import { note, readJournal, type Found, type Walked } from './journal.ts';
import { quotaFor } from './quota.ts';
import { walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    want: { type: 'string', default: '100' },
    /** The number of the first game; others play other games. */
    from: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(root, 'data/puzzles') },
    /** No game is begun after so many minutes. */
    minutes: { type: 'string', default: '1000' },
  },
});

const game = gameCalled(values.game);
const ai = game?.ai;
if (!game || !ai) throw new Error(`no game "${values.game}"`);
mkdirSync(values.folder, { recursive: true });
const file = join(values.folder, `${game.id}.jsonl`);
const lines = readJournal(file);
// Puzzles of a game that was not looked through to its end are found again.
const walked = lines.filter((line): line is Walked => line.kind === 'walked');
const seeds = new Set(walked.map(({ seed }) => seed));
const found = lines.filter((line): line is Found => line.kind === 'found' && seeds.has(line.seed));
const want = Number(values.want);
const until = performance.now() + 60_000 * Number(values.minutes);

for (let seed = Number(values.from); found.length < want && performance.now() < until; seed++) {
  if (seeds.has(seed)) continue;
  const result = walk(game, ai, seed, quotaFor(want, found));
  for (const each of result.found) note(file, each);
  note(file, result.walked);
  found.push(...result.found);
  const { looked, close, dropped, seconds } = result.walked;
  console.log(
    `${game.id} ${seed}: ${looked} looked at, ${close} closely, ${result.found.length} kept,` +
      ` ${found.length} in all, ${seconds} s`,
    dropped,
  );
}
