import { createBot, levelsOf } from '@brink/bots';
import type { GamePackage, Policy, Random } from '@brink/kernel';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { gameNamed, gameOption } from '../games.ts';
import { gameOptionFlags, readGameOptions } from '../game-options.ts';
import { calibrate, measureClone, measurePlay, measureRandom, type Speed } from '../measure.ts';
import { POLICIES, policyNamed } from '../policies.ts';

/** Of the measured time, so that the compiler has seen everything before. */
const WARM_UP = 0.3;

/** The heuristic bot against itself; a game may have none. */
const GUIDED = 'guided';

const PLAYERS = [...POLICIES, GUIDED] as const;
type PlayerName = (typeof PLAYERS)[number];

function playerNamed(name: PlayerName, game: GamePackage, random: Random): Policy {
  if (name !== GUIDED) return policyNamed(name, game, random);
  const bot = createBot({ name: 'heuristic' }, { game, seed: random.next() });
  return (table, actor) => bot.choose(table, actor);
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function rounded(speed: Speed): Speed {
  return {
    gamesPerSecond: round(speed.gamesPerSecond),
    decisionsPerSecond: round(speed.decisionsPerSecond, 0),
    decisionsPerGame: round(speed.decisionsPerGame),
    chancePerGame: round(speed.chancePerGame),
  };
}

const describe = (name: string, speed: Speed): string =>
  `${name.padEnd(8)} ${speed.gamesPerSecond} games/s, ${speed.decisionsPerSecond} decisions/s ` +
  `(${speed.decisionsPerGame} decisions and ${speed.chancePerGame} chances a game)`;

export default command({
  name: 'bench',
  summary: 'measures self-play on one core',
  options: {
    game: gameOption,
    ...gameOptionFlags,
    seconds: { type: 'number', about: 'time for each policy', value: 'N', default: 5 },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `Random and careful players, and the heuristic bot against itself (guided). Players'
decisions and chance are counted apart. "calibration" is the time in milliseconds of a fixed
pure-JavaScript workload in the same run: games per second times calibration compares from
machine to machine.`,
  run({ options }) {
    const { seconds } = options;
    if (!(seconds > 0)) throw new UsageError(`option '--seconds' takes a time above 0`);
    const game = gameNamed(options.game);
    const start = game.setup(game.parseOptions(readGameOptions(game, options)));
    const measure = (name: PlayerName): Speed => {
      const random = measureRandom();
      const player = playerNamed(name, game, random);
      measurePlay(start, player, random, seconds * WARM_UP * 1000);
      return rounded(measurePlay(start, player, random, seconds * 1000));
    };
    const calibration = round(calibrate(), 2);
    const hasBot = levelsOf(game).includes('heuristic');
    const players = PLAYERS.filter((name) => name !== GUIDED || hasBot);
    const speeds = players.map((name) => [name, measure(name)] as const);
    const stateBytes = start.rules.layout.bytes;
    const cloneNs = round(measureClone(game, start));
    for (const [name, speed] of speeds) console.log(describe(name, speed));
    console.log(`a game is ${stateBytes} bytes and copied in ${cloneNs} ns`);
    console.log(`calibration: ${calibration} ms`);
    if (options.json) {
      const figures = { ...Object.fromEntries(speeds), stateBytes, cloneNs, calibration };
      console.log(JSON.stringify({ game: game.id, ...figures }));
    }
  },
});
