import { command } from '../command.ts';
import { EngineClient } from '../engine/client.ts';
import { Engine } from '../engine/engine.ts';
import { measureEngine } from '../engine/measure.ts';
import { UsageError } from '../errors.ts';
import { gameOption } from '../games.ts';

/** Answers until the input ends. */
function serve(): Promise<void> {
  const { stdin, stdout } = process;
  const engine = new Engine((bytes) => void stdout.write(bytes));
  return new Promise((resolve) => {
    stdin.on('data', (chunk: Buffer) => engine.feed(chunk));
    stdin.on('end', () => {
      engine.end();
      resolve();
    });
  });
}

export default command({
  name: 'engine',
  summary: 'plays many games for another program: JSON lines in, JSON lines out',
  options: {
    measure: { type: 'boolean', about: 'measure random play in batches through the pipe' },
    game: gameOption,
    batch: { type: 'integer', about: 'games in a batch', value: 'N', default: 256 },
    seconds: { type: 'number', about: 'time to measure', value: 'N', default: 5 },
    json: { type: 'boolean', about: 'with --measure: print one JSON object as the last line' },
  },
  help: `One request a line, one answer a line, until the input ends: docs/formats/engine-protocol.md.`,
  async run({ options }) {
    if (!options.measure) return serve();
    const { game, batch, seconds } = options;
    if (!(seconds > 0)) throw new UsageError(`option '--seconds' takes a time above 0`);
    if (!(batch > 0)) throw new UsageError(`option '--batch' takes a number above 0`);
    const client = new EngineClient(process.execPath, [process.argv[1], 'engine']);
    const speed = await measureEngine(client, { game, batch, seconds });
    await client.end();
    console.log(
      `${speed.decisionsPerSecond} decisions/s, ${speed.gamesPerSecond} games/s in batches of ${batch}`,
    );
    if (options.json) console.log(JSON.stringify({ game, ...speed }));
  },
});
