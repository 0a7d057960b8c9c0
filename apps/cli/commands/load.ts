import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { Duel, type Tally } from '../load/duel.ts';
import { measureIdle } from '../load/idle.ts';
import { metricsOf, post } from '../load/http.ts';
import { startServerProcess } from '../load/server-process.ts';

const MAX_GAMES = 5_000;
const MAX_SECONDS = 3_600;
const OPENING_AT_ONCE = 20;

function pauseFor(rate: string): number {
  if (rate === 'max') return 0;
  const perSecond = Number(rate);
  if (!(perSecond > 0 && perSecond <= 1000)) {
    throw new UsageError(`option '--rate' takes choices per second or max; it was given '${rate}'`);
  }
  return 1000 / perSecond;
}

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 100) / 100;
}

/** Processor time used so far, in seconds; not a number where the server does not tell. */
async function cpuSeconds(url: string): Promise<{ server: number; client: number }> {
  const { user, system } = process.cpuUsage();
  const numbers = await metricsOf(url);
  const told = (name: string): number =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(numbers)?.[1]);
  const server = told('process_cpu_seconds_total') + told('brink_gateway_cpu_seconds_total');
  return { server, client: (user + system) / 1e6 };
}

/** Microseconds of one choice; null where they are not known. */
const perChoice = (seconds: number, choices: number): number | null =>
  Number.isFinite(seconds) && choices > 0 ? Math.round((seconds * 1e6) / choices) : null;

function print(report: object, isJson: boolean): void {
  if (isJson) console.log(JSON.stringify(report));
  else {
    for (const [name, value] of Object.entries(report)) {
      console.log(`${name.padEnd(18)}${JSON.stringify(value)}`);
    }
  }
}

const newGuest = async (url: string, name: string): Promise<string> =>
  (await post(`${url}/api/guest`, { name })).cookie;

async function openAll(duels: readonly Duel[]): Promise<void> {
  const rest = [...duels];
  const open = async (): Promise<void> => {
    for (let next = rest.pop(); next; next = rest.pop()) await next.sitDown();
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
}

export default command({
  name: 'load',
  summary: 'plays many random games at once over real sockets and measures the server',
  options: {
    games: { type: 'integer', about: 'games at the same time', default: 50, value: 'N' },
    seconds: { type: 'number', about: 'how long to measure', default: 10, value: 'S' },
    warmup: { type: 'number', about: 'seconds of play before that', default: 5, value: 'S' },
    rate: { type: 'string', about: 'choices per second in each game, or max', default: '1' },
    idle: { type: 'boolean', about: 'measure the memory of games nobody plays, instead' },
    url: { type: 'string', about: 'a running server instead of one started here', value: 'URL' },
    game: { type: 'string', about: 'which game', default: 'twilight-struggle', value: 'ID' },
    json: { type: 'boolean', about: 'print one JSON object as the last line' },
  },
  help: `Without --url a server is started on this machine, with an empty embedded database or with
the one DATABASE_URL names. serverCpuUs and clientCpuUs are microseconds of processor time for one
choice: they compare where the machine has other work. Only measure servers of your own.`,
  async run({ options }) {
    const { games, seconds, warmup } = options;
    if (games < 1 || games > MAX_GAMES) throw new UsageError(`--games takes 1 to ${MAX_GAMES}`);
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      throw new UsageError(`--seconds takes up to ${MAX_SECONDS}`);
    }
    if (!(warmup >= 0 && warmup <= MAX_SECONDS)) {
      throw new UsageError(`--warmup takes up to ${MAX_SECONDS}`);
    }
    const pause = pauseFor(options.rate);
    if (options.idle && (options.url !== undefined || games < 2)) {
      throw new UsageError('--idle needs a server of its own and at least 2 games');
    }
    const server =
      options.url === undefined ? await startServerProcess(options.idle ?? false) : undefined;
    const url = server?.url ?? options.url!.replace(/\/$/, '');
    const tally: Tally = {
      choices: 0,
      games: 0,
      latencies: [],
      problems: new Map(),
      isCounting: false,
    };
    const duels: Duel[] = [];
    let memoryMb = 0;
    try {
      const cookies = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')] as const;
      for (let n = 0; n < games; n++) {
        duels.push(new Duel(url, options.game, cookies, tally, pause));
      }
      if (options.idle) {
        print(await measureIdle(server!, duels, openAll), options.json ?? false);
        return 0;
      }
      await openAll(duels);
      for (const duel of duels) duel.play();
      // Everybody has moved once, and the programs are compiled, before counting begins.
      await sleep(Math.max(warmup * 1000, pause));
      const before = await cpuSeconds(url);
      tally.isCounting = true;
      const started = performance.now();
      await sleep(seconds * 1000);
      tally.isCounting = false;
      const took = (performance.now() - started) / 1000;
      const after = await cpuSeconds(url);
      memoryMb = Math.round(server?.memoryMb() ?? 0);
      const latencies = tally.latencies.sort((a, b) => a - b);
      const errors = [...tally.problems.values()].reduce((sum, count) => sum + count, 0);
      const report = {
        games,
        choicesPerSecond: Math.round(tally.choices / took),
        p50Ms: percentile(latencies, 0.5),
        p99Ms: percentile(latencies, 0.99),
        maxMs: percentile(latencies, 1),
        errors,
        memoryMb,
        serverCpuUs: perChoice(after.server - before.server, tally.choices),
        clientCpuUs: perChoice(after.client - before.client, tally.choices),
        problems: Object.fromEntries(tally.problems),
      };
      print(report, options.json ?? false);
      return errors === 0 ? 0 : 1;
    } finally {
      for (const duel of duels) duel.stop();
      await server?.stop();
    }
  },
});
