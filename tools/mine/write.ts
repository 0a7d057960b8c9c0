/**
 * Adds the puzzles that were found, and that the second look agrees with, to those of the library:
 * `npm run mine:write -- --game volk`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { choose, legal, members, nextActor } from '@brink/kernel';
import type { Mined } from '@brink/library/puzzles/mined/mined';
import { root } from '../root.mjs';
import { describe } from './describe.ts';
import { encode, readLibrary, writeLibrary } from './library.ts';
import { readJournal, type Again, type Found, type Walked } from './journal.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    folder: { type: 'string', default: join(root, 'data/puzzles') },
  },
});
const game = gameCalled(values.game);
const ai = game?.ai;
if (!game || !ai) throw new Error(`no game "${values.game}"`);
const lines = readJournal(join(values.folder, `${game.id}.jsonl`));
const keyOf = ({ seed, at }: { seed: number; at: number }): string => `${seed} ${at}`;
const walked = new Map<number, Walked>();
const agains = new Map<string, Again>();
const found = new Map<string, Found>();
for (const line of lines) {
  if (line.kind === 'walked') walked.set(line.seed, line);
  else if (line.kind === 'again') agains.set(keyOf(line), line);
  else if (line.kind === 'found') found.set(keyOf(line), line);
}

/** Cards, or what else a play begins with, that there must be to choose from. */
const FEWEST = 2;
const plainChoices = ({ choices, rules }: Walked, { at, seat }: Found): number => {
  const table = game.setup(game.parseOptions({}), undefined, rules);
  for (const choice of choices.slice(0, at)) choose(table, nextActor(table), choice);
  return members(legal(table, seat)).length;
};

const library = readLibrary(game.id);
if (library.revision !== game.revision && library.puzzles.length > 0) {
  throw new Error(`the library has puzzles of revision ${library.revision} of the rules`);
}
/** Positions that the library has, by what led there. */
const known = new Set(
  library.puzzles.map(({ from, at }) =>
    encode([...Buffer.from(library.games[from], 'base64')].slice(0, at)),
  ),
);
const games: { readonly seed: number; last: number }[] = [];
const puzzles: Mined[] = [];
const dropped: Record<string, number> = {};
const drop = (why: string): void => void (dropped[why] = (dropped[why] ?? 0) + 1);
let { last: number } = library;
for (const [key, each] of found) {
  const played = walked.get(each.seed);
  const again = agains.get(key);
  if (!played || !again) {
    drop('not looked at again');
    continue;
  }
  if (known.has(encode(played.choices.slice(0, each.at)))) {
    drop('already in the library');
    continue;
  }
  if (!again.agrees) {
    drop('the second look does not agree');
    continue;
  }
  if (each.right.some(({ length }) => length !== each.right[0].length)) {
    drop('right plays of different lengths');
    continue;
  }
  if (plainChoices(played, each) < FEWEST) {
    drop('nothing to choose from');
    continue;
  }
  const told = describe(game, ai, played.choices, each, again);
  if (told.chances[0] - told.chances[1] < 2 * told.chances[2]) {
    drop('the common wrong answer is not clearly worse');
    continue;
  }
  let from = games.findIndex(({ seed }) => seed === each.seed);
  if (from < 0) from = games.push({ seed: each.seed, last: 0 }) - 1;
  games[from].last = Math.max(games[from].last, each.at);
  puzzles.push({ number: ++number, from: library.games.length + from, ...told });
}

const added = games.map(({ seed, last }) => encode(walked.get(seed)!.choices.slice(0, last)));
writeLibrary(game.id, {
  revision: game.revision,
  last: number,
  games: [...library.games, ...added],
  puzzles: [...library.puzzles, ...puzzles],
});
const sum = (of: (each: Walked) => number): number =>
  [...walked.values()].reduce((total, each) => total + of(each), 0);
const count = (of: (each: Mined) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of puzzles) counts[of(each)] = (counts[of(each)] ?? 0) + 1;
  return counts;
};
const all = [...agains.values()];
console.log(
  JSON.stringify({
    game: game.id,
    games: walked.size,
    lookedAt: sum(({ looked }) => looked),
    lookedAtClosely: sum(({ close }) => close),
    found: found.size,
    secondLook: all.length,
    agree: all.filter(({ agrees }) => agrees).length,
    added: puzzles.length,
    dropped,
    themes: count(({ themes }) => themes[0]),
    seats: count(({ seat }) => seat),
    turns: count(({ turn }) => turn),
    ratings: count(({ rating }) => 200 * Math.floor(rating / 200)),
  }),
);
