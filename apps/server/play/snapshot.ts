import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { fingerprintOf, type LogEntry } from '@brink/kernel';
import type { Snapshot } from '../storage/snapshot.ts';
import type { TableState } from './table-state.ts';
import type { Table } from './table.ts';

/** Raised when what a snapshot tells changes: older ones are left alone then. */
const FORMAT = 2;
/** The log was told the same way from the first. */
const HAS_LOG = /^[12] /;
/** After so many entries the next snapshot is due: opening a game reads fewer than about twice that. */
const APART = 64;

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Whose bytes these are: another program, or another form of snapshot, cannot read them. */
const makerOf = ({ package: kind, session }: Table): string =>
  `${FORMAT} ${fingerprintOf(kind, session.game.rules)}`;

/** Log entries as short lists: most of a snapshot is log. */
type Line = readonly [code: string, audience: number, ...args: number[]];

const lineOf = ({ code, audience, args }: LogEntry): Line => [code, audience, ...args];
const entryOf = ([code, audience, ...args]: Line): LogEntry => ({ code, audience, args });

/** Whether a snapshot is worth storing, given the entry after which the last one was made. */
export const isDue = (table: Table, last: number): boolean => table.seq >= last + APART;

/** What is to be stored of a table; nothing while it cannot be told apart from its moments of undo. */
export function snapshotOf(game: string, table: Table): Promise<Snapshot> | undefined {
  const { state } = table;
  if (!state) return undefined;
  const { bytes, log, ...rest } = state;
  const text = JSON.stringify({
    ...rest,
    log: log.map(lineOf),
    bytes: Buffer.from(bytes).toString('base64'),
  });
  const { seq } = state;
  const maker = makerOf(table);
  return pack(text, { level: 1 }).then((data) => ({ game, seq, maker, data }));
}

/** The log up to the entry a snapshot was made after, whichever program made it. */
export async function logIn({ maker, data }: Snapshot): Promise<LogEntry[] | undefined> {
  if (!HAS_LOG.test(maker)) return undefined;
  const { log } = JSON.parse((await unpack(data)).toString()) as { log: readonly Line[] };
  return log.map(entryOf);
}

/** Brings a table to where a snapshot was made; answers whether it fits the program at hand. */
export async function restoreFrom(snapshot: Snapshot, table: Table): Promise<boolean> {
  if (snapshot.maker !== makerOf(table)) return false;
  const text = (await unpack(snapshot.data)).toString();
  const { bytes, log, ...rest } = JSON.parse(text) as Omit<TableState, 'bytes' | 'log'> & {
    readonly bytes: string;
    readonly log: readonly Line[];
  };
  table.restore({ ...rest, log: log.map(entryOf), bytes: Buffer.from(bytes, 'base64') });
  return true;
}
