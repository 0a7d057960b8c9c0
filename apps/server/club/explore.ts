import { setImmediate as others } from 'node:timers/promises';
import { gameCalled } from '@brink/games';
import {
  CHANCE,
  decision,
  nextActor,
  parseRecord,
  parseStep,
  replay,
  type LogEntry,
  type OpeningStep,
  type Played,
} from '@brink/kernel';
import type { Logger } from 'pino';
import type { Storage } from '../storage/port.ts';
import { playedIn } from './facts.ts';

/** Games that are counted before other jobs have their turn. */
const BATCH = 20;

/** Plays a record again to see what was played; nothing where that cannot be told. */
export function playedAgain(text: string): Played | undefined {
  const record = parseRecord(text);
  const game = gameCalled(record.game);
  if (!game) return undefined;
  const log: LogEntry[] = [];
  replay(game, record, (entry) => log.push(entry));
  return playedIn(record, log);
}

const pointsIn = ({ kind, choice }: OpeningStep): number =>
  kind === 'setup' || kind === 'bonus'
    ? choice.split('_').reduce((sum, each) => sum + Number(each.split('.')[1]), 0)
    : 0;

/** Questions that begin a play. */
const PLAYS: ReadonlySet<string> = new Set(['actionRound', 'takeCard']);

/** At which choice of a record the game has come to the end of a line that it went through. */
export function momentIn(text: string, line: readonly string[]): number | undefined {
  const record = parseRecord(text);
  const game = gameCalled(record.game);
  if (!game) return undefined;
  const steps = line.flatMap((word) => parseStep(word) ?? []);
  const ofKind = (kind: OpeningStep['kind']): number =>
    steps.filter((step) => step.kind === kind).length;
  const points = steps.reduce((sum, step) => sum + pointsIn(step), 0);
  const [headlines, plays] = [ofKind('headline'), ofKind('play')];
  let [placed, shown, begun, moment] = [0, 0, 0, -1];
  const hear = ({ code }: LogEntry): void => {
    // Until headlines are shown influence is placed and nothing else, a point at a time.
    if (code === 'influence' && shown === 0) placed++;
    if (code === 'headline') shown++;
  };
  replay(game, record, hear, (table, index) => {
    if (moment >= 0 || nextActor(table) === CHANCE) return;
    const isPlay = PLAYS.has(decision(table)?.prompt ?? '');
    // One headline of two is looked at while both are still chosen.
    const isThere = placed >= points && (headlines + plays < 2 || shown >= headlines);
    if (isThere && (plays === 0 || (isPlay && begun === plays))) moment = index;
    if (isPlay) begun++;
  });
  return moment < 0 ? undefined : moment;
}

/** Counts games that older programs have archived; tells whether more are left. */
export async function exploreArchive({ club }: Storage, log: Logger): Promise<boolean> {
  const found = await club.explorer.unexplored(BATCH);
  const games = new Map<string, Played | undefined>();
  for (const { id, record } of found) {
    try {
      games.set(id, playedAgain(record));
    } catch (error) {
      // A game that cannot be read today is no reason to try it again and again.
      log.warn({ err: error, id }, 'a game of the archive cannot be counted');
      games.set(id, undefined);
    }
    await others();
  }
  if (games.size > 0) await club.explorer.explore(games);
  return found.length === BATCH;
}
