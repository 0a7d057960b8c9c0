import { isDeepStrictEqual } from 'node:util';
import { gameCalled } from '@brink/games';
import { rehearse } from '../club/rehearsing/rehearsal.ts';
import { wireLog } from '../play/projection.ts';
import { Table } from '../play/table.ts';
import type { Storage } from '../storage/port.ts';
import { wrongRatings } from './ratings.ts';
import type { PlayedGame, Told } from './players.ts';

/** What must be empty after any number of bad days. */
export interface Verdict {
  /** Choices that were acknowledged and are not in their journal. */
  readonly lost: readonly string[];
  /** What players had to complain about on the way. */
  readonly complaints: readonly string[];
  /** Views and logs that are not what their viewer may see. */
  readonly leaks: readonly string[];
  /** Games that broke the rules, or that the archive tells otherwise. */
  readonly broken: readonly string[];
  /** Games that somebody lost on time: all of them answer at once whenever they can. */
  readonly outOfTime: readonly string[];
  readonly wrongRatings: readonly string[];
}

/** How many tellings were held against what their viewer may see. */
export interface Judged extends Verdict {
  readonly told: number;
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function leakOf(table: Table, { viewer, view, log }: Told): string | undefined {
  const { session, package: kind } = table;
  const isSame =
    isDeepStrictEqual(JSON.parse(view), overTheWire(kind.view(session.game, viewer))) &&
    isDeepStrictEqual(log, overTheWire(wireLog(session.log, viewer)));
  return isSame ? undefined : `entry ${table.seq}, viewer ${viewer}`;
}

async function judgeGame(
  storage: Storage,
  { game, told }: PlayedGame,
): Promise<Pick<Verdict, 'lost' | 'leaks' | 'broken' | 'outOfTime'>> {
  const stored = await storage.findGame(game.id);
  const rows = await storage.journal(game.id, -1);
  const kept = new Set<string>();
  const leaks: string[] = [];
  const broken: string[] = [];
  try {
    const secret = await storage.secretOf(game.id);
    const table = new Table(gameCalled(stored!.game)!, stored!, stored!.clock, secret);
    for (const row of rows) {
      const { entry } = row;
      if (entry.kind === 'choice') kept.add(`${entry.decision} ${entry.actor} ${entry.choice}`);
      table.read(row);
      for (const each of told) {
        const leak = each.seq === row.seq ? leakOf(table, each) : undefined;
        if (leak !== undefined) leaks.push(`${game.id}: ${leak}`);
      }
    }
    broken.push(...table.package.violations(table.session.game));
  } catch (error) {
    broken.push((error as Error).message);
  }
  const lost = game.acknowledged
    .map(({ decision, actor, choice }) => `${decision} ${actor} ${choice}`)
    .filter((each) => !kept.has(each));
  const late = rows.filter(({ entry }) => entry.kind === 'time');
  return {
    lost: lost.map((each) => `${game.id}: ${each}`),
    outOfTime: late.map(({ seq }) => `${game.id}: entry ${seq} of ${stored!.clock.kind} clocks`),
    leaks,
    broken: broken.map((each) => `${game.id}: ${each}`),
  };
}

/** Looks at everything that was played and stored. */
export async function judge(storage: Storage, games: readonly PlayedGame[]): Promise<Judged> {
  const verdicts = [];
  for (const each of games) verdicts.push(await judgeGame(storage, each));
  const { list } = await rehearse(storage);
  return {
    lost: verdicts.flatMap(({ lost }) => lost),
    complaints: games.flatMap(({ game }) => game.complaints.map((each) => `${game.id}: ${each}`)),
    leaks: verdicts.flatMap(({ leaks }) => leaks),
    broken: [
      ...verdicts.flatMap(({ broken }) => broken),
      ...list.map(({ id, status, why }) => `${id}: ${status}: ${why}`),
    ],
    outOfTime: verdicts.flatMap(({ outOfTime }) => outOfTime),
    wrongRatings: await wrongRatings(storage),
    told: games.reduce((sum, { told }) => sum + told.length, 0),
  };
}
