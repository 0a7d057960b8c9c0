import { Failure } from './failures.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Nothing for the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded database lies. */
  readonly dataFolder: string;
  readonly logLevel: string;
  /** Whether a proxy in front tells the client's address and protocol. */
  readonly trustProxy: boolean;
  /** Messages a second from one connection, on average. */
  readonly messagesPerSecond: number;
  /** New guests, and attempts to log in, from one address. */
  readonly guestsPerMinute: number;
  readonly loginsPerMinute: number;
  /** The address players know this server by, for links in notices. */
  readonly publicUrl: string;
  /** The server mails go through, and whom they are from; without it there are none. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** How long a move may wait before its player is told of it. */
  readonly noticeDelayMs: number;
  /** Games of the ladder of bots at the same time; none are paired with 0. */
  readonly ladderGames: number;
  /** Whether web-hooks may lead to addresses that are not on the open net. */
  readonly mayReachInside: boolean;
  /** Where the built web client lies, if not in its own place. */
  readonly webFolder: string | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function number(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Failure(`${name} must be a whole number from 0 to ${max}; it is '${text}'`);
}

/** Reads the settings of the server from the environment. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const logLevel = env['LOG_LEVEL'] ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new Failure(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; it is '${logLevel}'`);
  }
  return {
    host: env['HOST'] || '0.0.0.0',
    port: number('PORT', env['PORT'], 8080, 65_535),
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataFolder: env['DATA_DIR'] || 'data',
    logLevel,
    trustProxy: env['TRUST_PROXY'] === '1' || env['TRUST_PROXY'] === 'true',
    messagesPerSecond: number('MESSAGES_PER_SECOND', env['MESSAGES_PER_SECOND'], 100, 1_000_000),
    guestsPerMinute: number('GUESTS_PER_MINUTE', env['GUESTS_PER_MINUTE'], 60, 1_000_000),
    loginsPerMinute: number('LOGINS_PER_MINUTE', env['LOGINS_PER_MINUTE'], 20, 1_000_000),
    publicUrl: (env['PUBLIC_URL'] || 'http://localhost:8080').replace(/\/$/, ''),
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || 'Brink <brink@localhost>',
    noticeDelayMs: number('NOTICE_DELAY_MS', env['NOTICE_DELAY_MS'], 30_000, 86_400_000),
    ladderGames: number('LADDER_GAMES', env['LADDER_GAMES'], 4, 1000),
    mayReachInside: env['ALLOW_PRIVATE_HOOKS'] === '1',
    webFolder: env['WEB_DIR'] || undefined,
  };
}
