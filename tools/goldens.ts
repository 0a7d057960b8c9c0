/**
 * Adds to goldens/<game>/<revision>/: games of the newest revision that together fire every event,
 * with transcripts, counts of lines, and the hashes of them all. Run it after a change of rules has
 * become a new revision; the names of folders as arguments write only these.
 *
 * What is there is never written again: it proves for ever that games of its revision are told as
 * they were. Bots play new games only for events that no game of the revision fires.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carefulPolicy, createBot, randomPolicy } from '@brink/bots';
import {
  INTO_RED_SEA,
  INTO_TWILIGHT_STRUGGLE,
  redSea as redSeaWithVisitors,
  twilightStruggle as twilightWithVisitors,
} from '@brink/crossover';
import {
  anyGame,
  parseRecord,
  writeRecord,
  type GamePackage,
  type GameRecord,
  type OptionValues,
} from '@brink/kernel';
import { redSea } from '@brink/red-sea';
import { ALL_CARDS as RED_SEA_CARDS } from '@brink/red-sea/cards/index';
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
import { ALL_CARDS as TWILIGHT_CARDS } from '@brink/twilight-struggle/cards/index';
import { volk } from '@brink/volk/with-bot';
import { LAST_CARD } from '@brink/volk/deck/deck';
import { addHashes } from './golden-hashes.ts';
import { root } from './root.mjs';

interface Perft {
  readonly options: OptionValues;
  readonly seed: number;
  readonly after: number;
  readonly depth: number;
}

interface Collection {
  readonly folder: string;
  readonly game: GamePackage;
  /** The candidates take turns with these. */
  readonly agreed: readonly OptionValues[];
  readonly candidates: number;
  /** So many games at least. */
  readonly least: number;
  /** The cards whose events are to be fired. */
  readonly cards: readonly { readonly number: number }[];
  readonly perfts: readonly Perft[];
  /** Who plays most games; random players may never see the late cards of a game. */
  readonly players?: 'careful' | 'learner';
}

const COLLECTIONS: readonly Collection[] = [
  {
    folder: 'twilight-struggle',
    game: anyGame(twilightStruggle),
    agreed: [
      { edition: 'deluxe', optionalCards: true },
      { edition: 'deluxe', optionalCards: false },
      { edition: 'second' },
      { promoCards: true, chineseCivilWar: true },
      { scenario: 'turn-zero' },
      { scenario: 'late-war', promoCards: true },
    ],
    candidates: 900,
    least: 20,
    cards: TWILIGHT_CARDS,
    perfts: [
      { options: {}, seed: 1, after: 0, depth: 4 },
      { options: {}, seed: 2, after: 30, depth: 3 },
      { options: {}, seed: 3, after: 60, depth: 4 },
      { options: { edition: 'second' }, seed: 4, after: 45, depth: 4 },
      { options: { optionalCards: false }, seed: 5, after: 100, depth: 4 },
    ],
  },
  {
    folder: 'red-sea',
    game: anyGame(redSea),
    agreed: [{}, { bonusUs: 2 }, { bonusUssr: 2 }],
    candidates: 900,
    least: 12,
    cards: RED_SEA_CARDS,
    perfts: [
      { options: {}, seed: 1, after: 0, depth: 4 },
      { options: {}, seed: 2, after: 20, depth: 4 },
      { options: {}, seed: 3, after: 40, depth: 4 },
      { options: { bonusUs: 2 }, seed: 4, after: 60, depth: 4 },
    ],
  },
  {
    folder: 'red-sea-with-guests',
    game: anyGame(redSeaWithVisitors),
    agreed: [{ crossover: true }, { crossover: true, draftFirst: true }],
    candidates: 900,
    least: 4,
    cards: INTO_RED_SEA,
    perfts: [{ options: { crossover: true }, seed: 1, after: 40, depth: 4 }],
  },
  {
    folder: 'twilight-struggle-with-guests',
    game: anyGame(twilightWithVisitors),
    agreed: [{ crossover: true }],
    candidates: 900,
    least: 4,
    // Famine does not come along, and without it this one never happens.
    cards: INTO_TWILIGHT_STRUGGLE.filter(({ id }) => id !== 'we-are-the-world'),
    perfts: [{ options: { crossover: true }, seed: 1, after: 60, depth: 3 }],
  },
  {
    folder: 'volk',
    game: anyGame(volk),
    agreed: [{ mode: 'base' }, { mode: 'two-plus-two' }],
    candidates: 1500,
    least: 12,
    cards: Array.from({ length: LAST_CARD }, (_, i) => ({ number: i + 1 })),
    perfts: [
      { options: { mode: 'base' }, seed: 1, after: 0, depth: 4 },
      { options: { mode: 'base' }, seed: 2, after: 60, depth: 4 },
      { options: { mode: 'two-plus-two' }, seed: 3, after: 0, depth: 3 },
      { options: { mode: 'two-plus-two' }, seed: 4, after: 80, depth: 4 },
    ],
    players: 'learner',
  },
];

const EVENTS = { code: 'event', name: 'card' } as const;

function covering({ game, cards }: Collection, record: GameRecord): Candidate {
  const fired = coveredBy(game, record, EVENTS);
  const covers = new Set(cards.map(({ number }) => number).filter((number) => fired.has(number)));
  return { record, covers };
}

function candidateOf(collection: Collection, seed: number): Candidate {
  const { game, agreed, players = 'careful' } = collection;
  const options = agreed[seed % agreed.length];
  const policy = seed % 5 === 0 ? 'random' : players;
  const { choices } = randomGame(game, options, seed, (random) => {
    if (policy === 'random') return randomPolicy(random);
    if (policy === 'careful') return carefulPolicy(game, random);
    const bot = createBot({ name: policy }, { game, seed });
    return (table, actor) => bot.choose(table, actor);
  });
  const about = { seed: `${seed}`, policy };
  return covering(collection, recordOf(game, options, choices, about));
}

/** The games that are there. */
function recorded(collection: Collection, folder: string): Candidate[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => /^\d+\.json$/.test(file));
  return files.map((file) =>
    covering(collection, parseRecord(readFileSync(join(folder, file), 'utf8'))),
  );
}

/** Games for what nobody fires, or for all cards once more where there are too few. */
function added(collection: Collection, kept: readonly Candidate[]): Candidate[] {
  const { candidates, least, cards } = collection;
  const fired = new Set(kept.flatMap(({ covers }) => [...covers]));
  const all = cards.map(({ number }) => number);
  const missing = all.filter((number) => !fired.has(number));
  if (missing.length === 0 && kept.length >= least) return [];
  const wanted = new Set(missing.length > 0 ? missing : all);
  const list = Array.from({ length: candidates }, (_, i) => {
    const { record, covers } = candidateOf(collection, i + 1);
    return { record, covers: new Set([...covers].filter((number) => wanted.has(number))) };
  });
  return selectGoldens(list, least - kept.length).map(({ record }) => covering(collection, record));
}

function write(collection: Collection): void {
  const { folder: name, game, cards, perfts } = collection;
  const folder = join(root, 'goldens', name, `${game.revision}`);
  const kept = recorded(collection, folder);
  const chosen = added(collection, kept);
  mkdirSync(folder, { recursive: true });
  for (const [i, { record }] of chosen.entries()) {
    const number = `${kept.length + i + 1}`.padStart(2, '0');
    writeFileSync(join(folder, `${number}.json`), writeRecord(record), { flag: 'wx' });
    writeFileSync(join(folder, `${number}.txt`), transcript(game, record), { flag: 'wx' });
  }
  const counts = join(folder, 'perft.json');
  if (!existsSync(counts)) {
    const counted = perfts.map(({ options, seed, after, depth }) => ({
      options,
      seed,
      after,
      counts: perft(game, options, { depth, seed, after }),
    }));
    writeFileSync(counts, `${JSON.stringify(counted, undefined, 2)}\n`);
  }
  const fired = new Set<number>();
  for (const { covers } of kept.concat(chosen)) for (const card of covers) fired.add(card);
  const silent = cards.map(({ number }) => number).filter((number) => !fired.has(number));
  console.log(`${name}, revision ${game.revision}: ${chosen.length} golden games added`);
  if (silent.length > 0) console.log(`${name}: no game fires ${silent.join(', ')}`);
}

const wanted = process.argv.slice(2);
for (const collection of COLLECTIONS) {
  if (wanted.length > 0 && !wanted.includes(collection.folder)) continue;
  write(collection);
}
console.log(`${addHashes()} hashes added`);
