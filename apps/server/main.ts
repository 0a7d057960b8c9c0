import { pino } from 'pino';
import { readConfig } from './base/config.ts';
import { Failure } from './base/failures.ts';
import { startServer, type Server } from './server.ts';

/** How long a shutdown may take before it is cut short. */
const DRAIN_MS = 10_000;

function fail(error: unknown): never {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`brink: ${error.message}\n`);
  process.exit(1);
}

function stopOnSignals(server: Server): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => process.exit(1), DRAIN_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`brink: ${(error as Error).message}\n`);
          process.exit(1);
        },
      );
    });
  }
}

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  const server = await startServer(config, log);
  stopOnSignals(server);
  const { port } = server;
  const database = config.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const address = /^(0\.0\.0\.0|::)$/.test(config.host) ? 'localhost' : config.host;
  process.stderr.write(`Brink is at http://${address}:${port}\n`);
  log.info({ port, host: config.host, database }, 'Brink is ready');
} catch (error) {
  fail(error);
}
