import { perft } from '@brink/testkit';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { gameNamed, gameOption } from '../games.ts';
import { gameOptionFlags, readGameOptions } from '../game-options.ts';

export default command({
  name: 'perft',
  summary: "counts lines of players' decisions from one position",
  options: {
    game: gameOption,
    ...gameOptionFlags,
    depth: { type: 'integer', about: 'how many decisions deep', value: 'D', default: 3 },
    seed: { type: 'integer', about: 'seed of position and chance', value: 'S', default: 1 },
    after: {
      type: 'integer',
      about: 'decisions taken at random before counting begins',
      value: 'N',
      default: 0,
    },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `Chance is not counted: the seed and the number of choices so far decide it.`,
  run({ options }) {
    const { depth, seed, after } = options;
    for (const name of ['depth', 'after'] as const) {
      if (options[name] < 0) throw new UsageError(`option '--${name}' takes a number from 0`);
    }
    const game = gameNamed(options.game);
    const counts = perft(game, readGameOptions(game, options), { depth, seed, after });
    for (const [i, count] of counts.entries()) console.log(`${i + 1}  ${count}`);
    if (options.json) console.log(JSON.stringify({ game: game.id, seed, after, depth, counts }));
  },
});
