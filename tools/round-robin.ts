/**
 * Measures how strong the levels of bots are: `npx tsx tools/round-robin.ts --games 100 --slow 16`.
 * Everybody meets everybody, the more often the nearer they are: neighbours `--games` times (`--slow`
 * where somebody thinks by the clock), others a half, a quarter … of that. What is stopped goes on
 * where it was. Budgets are counted in processor time.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  LEVELS,
  eloOf,
  parseLevel,
  playDuel,
  wilson,
  type DuelGame,
  type LevelName,
  type Meeting,
} from '@brink/bots';
import { clockNamed } from '../apps/cli/arena/clocks.ts';
import { GameLog } from '../apps/cli/arena/game-log.ts';
import { gameNamed } from '../apps/cli/games.ts';
import { root } from './root.mjs';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'twilight-struggle' },
    games: { type: 'string', default: '100' },
    slow: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: join(root, 'data/round-robin') },
    /** No game is begun after so many minutes. */
    minutes: { type: 'string', default: '1000' },
  },
});

const ANCHOR: LevelName = 'heuristic';
const game = gameNamed(values.game);
const clock = clockNamed('processor');
const until = performance.now() + 60_000 * Number(values.minutes);
const bots: readonly LevelName[] = LEVELS.filter((level) => level !== 'random');
const isTimed = (bot: LevelName): boolean => parseLevel(bot).budget?.kind === 'time';

interface Pair {
  readonly a: LevelName;
  readonly b: LevelName;
  readonly games: number;
  readonly log: GameLog;
}

/** Pairs of games have the sides swapped, so their number is even. */
function gamesOf(a: LevelName, b: LevelName): number {
  const usual = Number(isTimed(a) || isTimed(b) ? values.slow : values.games);
  const steps = Math.abs(bots.indexOf(a) - bots.indexOf(b)) - 1;
  return 2 * Math.max(1, Math.round(usual / 2 ** (steps + 1)));
}

const folder = join(values.folder, game.id);
mkdirSync(folder, { recursive: true });
const seed = Number(values.seed);
const pairs = bots.flatMap((a, i) =>
  bots.slice(0, i).map((b): Pair => {
    const duel = { a, b, options: {}, seed };
    const terms = { game: game.id, clock: 'processor', ...duel };
    return { a, b, games: gamesOf(a, b), log: new GameLog(join(folder, `${a}-${b}.jsonl`), terms) };
  }),
);

const pointsOf = ({ outcome: { winners }, seatOfA }: DuelGame): number =>
  winners.length === 0 ? 0.5 : winners.includes(seatOfA) ? 1 : 0;

for (const { a, b, games, log } of pairs) {
  for (let index = log.games.size; index < games && performance.now() < until; index++) {
    log.add(index, playDuel(game, { a, b, options: {}, seed }, index, clock));
  }
  const points = [...log.games.values()].reduce((sum, each) => sum + pointsOf(each), 0);
  const [low, high] = wilson(points, log.games.size).map((part) => Math.round(100 * part));
  console.log(`${a} against ${b}: ${points} of ${log.games.size} (${low} to ${high}%)`);
}

const meetings = pairs.flatMap(({ a, b, log }) =>
  [...log.games.values()].map((each): Meeting => ({ a, b, points: pointsOf(each) })),
);
console.log(`\n${meetings.length} games\n\n| level | Elo (95%) | games |\n| --- | --- | --- |`);
for (const { bot, elo, interval, games } of eloOf(meetings, ANCHOR).toSorted(
  (x, y) => x.elo - y.elo,
)) {
  const [low, high] = interval.map(Math.round);
  console.log(`| \`${bot}\` | ${Math.round(elo)} (${low} to ${high}) | ${games} |`);
}
