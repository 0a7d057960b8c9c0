import { availableParallelism } from 'node:os';
import {
  BotError,
  LEVELS,
  levelsOf,
  parseLevel,
  reportOf,
  type DuelGame,
  type DuelReport,
  type Rate,
} from '@brink/bots';
import type { GamePackage } from '@brink/kernel';
import { CLOCKS, clockNamed } from '../arena/clocks.ts';
import { GameLog } from '../arena/game-log.ts';
import { playAll } from '../arena/threads.ts';
import { command } from '../command.ts';
import { UsageError, UserError } from '../errors.ts';
import { gameNamed, gameOption } from '../games.ts';
import { gameOptionFlags, readGameOptions } from '../game-options.ts';
import { progress } from '../progress.ts';

const MOST_GAMES = 100_000;
const MOST_WORKERS = 256;

function check(game: GamePackage, bot: string): void {
  try {
    const { name } = parseLevel(bot);
    if (levelsOf(game).includes(name)) return;
  } catch (error) {
    if (error instanceof BotError) throw new UserError(error.message);
    throw error;
  }
  throw new UserError(`${game.id} has these bots: ${levelsOf(game).join(', ')}; not '${bot}'`);
}

/** What a game has brought bot A. */
const pointsOf = ({ outcome: { winners }, seatOfA }: DuelGame): number =>
  winners.length === 0 ? 0.5 : winners.some((seat) => seat % 2 === seatOfA) ? 1 : 0;

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
const rateText = ({ winRate, interval: [low, high], games }: Rate): string =>
  `${percent(winRate)} of ${games} (95%: ${percent(low)} to ${percent(high)})`;

function show(report: DuelReport): void {
  const { a, b, sides, endModes, msPerPlay, decisionsPerSecond, simsPerPlay } = report;
  console.log(`${a.bot} against ${b.bot}: ${rateText(a)}`);
  for (const [side, rate] of Object.entries(a.bySide)) {
    console.log(`  as ${side}: ${rateText(rate)}`);
  }
  for (const [side, rate] of Object.entries(sides)) console.log(`${side} wins ${rateText(rate)}`);
  const modes = Object.entries(endModes).sort(([, x], [, y]) => y - x);
  console.log(`ends: ${modes.map(([mode, n]) => `${mode} ${n}`).join(', ')}`);
  for (const { bot, losses } of [a, b]) {
    const manners = Object.entries(losses).map(([manner, n]) => `${manner} ${n}`);
    if (manners.length > 0) console.log(`${bot} lost by: ${manners.join(', ')}`);
  }
  for (const key of ['a', 'b'] as const) {
    const { p50, p95, withinBudget } = msPerPlay[key];
    const budget =
      withinBudget === undefined ? '' : `, ${percent(withinBudget)} within 1.2 × budget`;
    const sims = simsPerPlay[key] > 0 ? `, ${Math.round(simsPerPlay[key])} simulations` : '';
    console.log(
      `${report[key].bot}: ms a play p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}${budget}${sims}; ` +
        `${Math.round(decisionsPerSecond[key])} decisions/s`,
    );
  }
}

export default command({
  name: 'arena',
  summary: 'lets two bots play against each other',
  options: {
    a: { type: 'string', about: `a bot: ${LEVELS.join(', ')}`, value: 'BOT', default: 'heuristic' },
    b: { type: 'string', about: 'its opponent', value: 'BOT', default: 'random' },
    games: { type: 'integer', about: 'how many games', value: 'N', default: 100 },
    game: gameOption,
    ...gameOptionFlags,
    seed: { type: 'integer', about: 'seed of the first game', value: 'S', default: 1 },
    workers: { type: 'integer', about: 'threads (default: one per processor)', value: 'N' },
    clock: {
      type: 'string',
      about: 'what budgets of time are measured by: wall or processor',
      value: 'CLOCK',
      choices: CLOCKS,
      default: 'wall',
    },
    log: {
      type: 'string',
      about: 'write each game to this file, and go on where it ends',
      value: 'FILE',
    },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `Sides are swapped evenly: games come in pairs with the same cards and dice. A searching bot has
a budget for each card play, small choices after it included: search:250ms, search:2s, or, to be
repeatable, search:1000sims. Rates come with Wilson's 95% interval; draws count half. Time is
that of the clock: let nothing else run, and no more workers than processors. On a busy machine
'--clock processor' counts what the process has computed instead, in a single thread.`,
  async run({ options }) {
    const { a, b, games, seed } = options;
    if (games < 1 || games > MOST_GAMES) {
      throw new UsageError(`option '--games' takes a number from 1 to ${MOST_GAMES}`);
    }
    const isShared = options.clock === 'wall';
    const workers = options.workers ?? (isShared ? availableParallelism() : 1);
    if (workers < 1 || workers > MOST_WORKERS) {
      throw new UsageError(`option '--workers' takes a number from 1 to ${MOST_WORKERS}`);
    }
    if (!isShared && workers > 1) {
      throw new UsageError("option '--clock processor' goes with '--workers 1'");
    }
    const game = gameNamed(options.game);
    check(game, a);
    check(game, b);
    const agreed = readGameOptions(game, options);
    const duel = { a, b, options: agreed, seed };
    const log =
      options.log === undefined
        ? undefined
        : new GameLog(options.log, { game: game.id, clock: options.clock, ...duel });
    const played = new Map<number, DuelGame>(log?.games);
    for (const index of played.keys()) if (index >= games) played.delete(index);
    const left = Array.from({ length: games }, (_, index) => index).filter(
      (index) => !played.has(index),
    );
    const bar = progress('arena', games);
    let ahead = [...played.values()].reduce((sum, each) => sum + pointsOf(each), 0);
    const clock = clockNamed(options.clock);
    await playAll(game, duel, left, workers, clock, (each, index) => {
      played.set(index, each);
      log?.add(index, each);
      ahead += pointsOf(each);
      bar.to(played.size, `${a} ${percent(ahead / played.size)}`);
    });
    bar.clear();
    const report = reportOf(duel, game.seats(game.parseOptions(agreed)), [...played.values()]);
    show(report);
    if (options.json) {
      console.log(
        JSON.stringify({
          game: game.id,
          options: agreed,
          seed,
          workers,
          clock: options.clock,
          ...report,
        }),
      );
    }
  },
});
