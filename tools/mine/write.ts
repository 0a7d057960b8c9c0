/**
 * Writes the puzzles that were found, and that the second look agrees with, as data of the library:
 * `npm run mine:write -- --game volk`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameCalled } from '@brink/games';
import { choose, legal, members, nextActor } from '@brink/kernel';
import type { Mined, MinedFile } from '@brink/library/puzzles/mined/mined';
import { root } from '../root.mjs';
import { describe } from './describe.ts';
import { encode, writeLibrary } from './library.ts';
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
/** Numbers of puzzles that `npm run mine:check` disagreed with. */
const refuted = new Set<number>();
for (const line of lines) {
  if (line.kind === 'walked') walked.set(line.seed, line);
  else if (line.kind === 'again') agains.set(keyOf(line), line);
  else if (line.kind === 'found') found.set(keyOf(line), line);
  else if (!line.agrees) refuted.add(line.number);
}

/** Read by hand and doubtful: a position that is all but lost, and a chance that nobody believes. */
const DOUBTFUL: Readonly<Record<string, readonly number[]>> = {
  'twilight-struggle': [46],
  volk: [3],
};

/** Cards, or what else a play begins with, that there must be to choose from. */
const FEWEST = 2;
const plainChoices = ({ choices, rules }: Walked, { at, seat }: Found): number => {
  const table = game.setup(game.parseOptions({}), undefined, rules);
  for (const choice of choices.slice(0, at)) choose(table, nextActor(table), choice);
  return members(legal(table, seat)).length;
};

const games: { readonly seed: number; last: number }[] = [];
const puzzles: Mined[] = [];
const dropped: Record<string, number> = {};
const drop = (why: string): void => void (dropped[why] = (dropped[why] ?? 0) + 1);
let number = 0;
for (const [key, each] of found) {
  // A number stays with its position, whatever is left out.
  number++;
  const played = walked.get(each.seed);
  const again = agains.get(key);
  if (!played || !again) {
    drop('not looked at again');
    continue;
  }
  if (DOUBTFUL[game.id]?.includes(number)) {
    drop('doubtful when read by hand');
    continue;
  }
  if (!again.agrees) {
    drop('the second look does not agree');
    continue;
  }
  if (refuted.has(number)) {
    drop('a later look does not agree');
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
  puzzles.push({ number, from, ...told });
}

const file: MinedFile = {
  revision: game.revision,
  games: games.map(({ seed, last }) => encode(walked.get(seed)!.choices.slice(0, last))),
  puzzles,
};
writeLibrary(game.id, file);
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
    kept: puzzles.length,
    dropped,
    themes: count(({ themes }) => themes[0]),
    seats: count(({ seat }) => seat),
    turns: count(({ turn }) => turn),
    ratings: count(({ rating }) => 200 * Math.floor(rating / 200)),
    bytes: JSON.stringify(file).length,
  }),
);
