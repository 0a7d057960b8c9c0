/**
 * Writes goldens/twilight-struggle: games that together fire every event, with transcripts,
 * and counts of lines. Run it when a rule has changed, and read the difference.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carefulPolicy, randomPolicy } from '@brink/bots';
import { anyGame, writeRecord, type OptionValues } from '@brink/kernel';
import {
  coveredBy,
  perft,
  randomGame,
  recordOf,
  selectGoldens,
  transcript,
  type Candidate,
} from '@brink/testkit';
import { twilightStruggle } from '@brink/twilight-struggle';
import { ALL_CARDS } from '@brink/twilight-struggle/cards/index';
import { root } from './root.mjs';

const game = anyGame(twilightStruggle);
const folder = join(root, 'goldens', game.id);
const LEAST = 20;
const CANDIDATES = 900;
const EVENTS = { code: 'event', arg: 1 } as const;

const AGREED: readonly OptionValues[] = [
  { edition: 'deluxe', optionalCards: true },
  { edition: 'deluxe', optionalCards: false },
  { edition: 'second' },
  { promoCards: true, chineseCivilWar: true },
  { scenario: 'turn-zero' },
  { scenario: 'late-war', promoCards: true },
];

function candidate(seed: number): Candidate {
  const options = AGREED[seed % AGREED.length];
  const isCareful = seed % 5 !== 0;
  const { choices } = randomGame(game, options, seed, (random) =>
    isCareful ? carefulPolicy(game, random) : randomPolicy(random),
  );
  const about = { seed: `${seed}`, policy: isCareful ? 'careful' : 'random' };
  const record = recordOf(game, options, choices, about);
  return { record, covers: coveredBy(game, record, EVENTS) };
}

const PERFTS = [
  { options: {}, seed: 1, after: 0, depth: 4 },
  { options: {}, seed: 2, after: 30, depth: 3 },
  { options: {}, seed: 3, after: 60, depth: 4 },
  { options: { edition: 'second' }, seed: 4, after: 45, depth: 4 },
  { options: { optionalCards: false }, seed: 5, after: 100, depth: 4 },
] as const;

const candidates = Array.from({ length: CANDIDATES }, (_, i) => candidate(i + 1));
const chosen = selectGoldens(candidates, LEAST);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const [i, { record }] of chosen.entries()) {
  const name = `${i + 1}`.padStart(2, '0');
  writeFileSync(join(folder, `${name}.json`), writeRecord(record));
  writeFileSync(join(folder, `${name}.txt`), transcript(game, record));
}
const counted = PERFTS.map(({ options, seed, after, depth }) => ({
  options,
  seed,
  after,
  counts: perft(game, options, { depth, seed, after }),
}));
writeFileSync(join(folder, 'perft.json'), `${JSON.stringify(counted, undefined, 2)}\n`);
const fired = new Set(chosen.flatMap(({ covers }) => [...covers]));
const silent = ALL_CARDS.map(({ number }) => number).filter((number) => !fired.has(number));
console.log(`${chosen.length} golden games fire ${fired.size} events`);
if (silent.length > 0) console.log(`no game fires ${silent.join(', ')}`);
