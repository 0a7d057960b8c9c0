import { z } from 'zod';
import { Failure } from './failures.ts';

const text = z.string().optional();

/** Messages go after '… must be'. */
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });
const yes = text.transform((value) => value === '1' || value === 'true');
const onOff = oneOf(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');
const number = (fallback: number, max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) <= max, {
      error: `a whole number from 0 to ${max}`,
    })
    .default(String(fallback))
    .transform(Number);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of the server, as the environment names them. */
const Environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: number(8080, 65_535),
  /** Nothing for the embedded database. */
  DATABASE_URL: text,
  /** Where the embedded database lies. */
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  /** Whether a proxy in front tells the client's address and protocol. */
  TRUST_PROXY: yes,
  /** Messages a second from one connection, on average. */
  MESSAGES_PER_SECOND: number(100, 1_000_000),
  /** How long a request may take to arrive. */
  REQUEST_SECONDS: number(30, 3600),
  /** Sockets at the same time, of one user and from one address, in one process. */
  SOCKETS_PER_USER: number(20, 1_000_000),
  SOCKETS_PER_ADDRESS: number(200, 1_000_000),
  /** Milliseconds of each second that one user and one address may ask for, of dear work. */
  WORK_PER_USER: number(100, 1_000_000),
  WORK_PER_ADDRESS: number(200, 1_000_000),
  /** New guests, and attempts to log in, from one address. */
  GUESTS_PER_MINUTE: number(60, 1_000_000),
  LOGINS_PER_MINUTE: number(20, 1_000_000),
  /** The address players know this server by, for links in notices. */
  PUBLIC_URL: z.string().default('http://localhost:8080'),
  /** The server mails go through, and whom they are from; without it there are none. */
  SMTP_URL: text,
  MAIL_FROM: z.string().default('Brink <brink@localhost>'),
  /** How long a move may wait before its player is told of it. */
  NOTICE_DELAY_MS: number(30_000, 86_400_000),
  /** Games of others that one user may keep in the archive. */
  UPLOADS_PER_USER: number(2000, 1_000_000),
  /** Games of the ladder of bots at the same time; none are paired with 0. */
  LADDER_GAMES: number(4, 1000),
  /** Whether web-hooks may lead to addresses that are not on the open net. */
  ALLOW_PRIVATE_HOOKS: yes,
  /** Where the built web client lies, if not in its own place. */
  WEB_DIR: text,
  /** Where sockets are held: in a process of its own, or inside this one. */
  GATEWAY: oneOf(['process', 'inline']).default('process'),
  /** Whether entries of the embedded database wait before they go to their journals. */
  WRITE_BUFFER: onOff,
  /** Whether the entries of several games share a commit. */
  GROUP_COMMIT: onOff,
});

/** Reads the settings of the server from the environment; an empty one counts as absent. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    const name = String(path[0]);
    throw new Failure(`${name} must be ${message}; it is '${given[name]}'`);
  }
  const { data } = read;
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    dataFolder: data.DATA_DIR,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    messagesPerSecond: data.MESSAGES_PER_SECOND,
    requestMs: data.REQUEST_SECONDS * 1000,
    socketsPerUser: data.SOCKETS_PER_USER,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    workPerUser: data.WORK_PER_USER,
    workPerAddress: data.WORK_PER_ADDRESS,
    guestsPerMinute: data.GUESTS_PER_MINUTE,
    loginsPerMinute: data.LOGINS_PER_MINUTE,
    publicUrl: data.PUBLIC_URL.replace(/\/$/, ''),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    noticeDelayMs: data.NOTICE_DELAY_MS,
    uploadsPerUser: data.UPLOADS_PER_USER,
    ladderGames: data.LADDER_GAMES,
    mayReachInside: data.ALLOW_PRIVATE_HOOKS,
    webFolder: data.WEB_DIR,
    gateway: data.GATEWAY,
    writeBuffer: data.WRITE_BUFFER,
    groupCommit: data.GROUP_COMMIT,
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;
