import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@brink/kernel';
import { Balancer } from './balancer.ts';
import { Fleet } from './fleet.ts';
import { newHome, type Home, type HomeKind } from './home.ts';
import { Players } from './players.ts';
import { judge, type Judged } from './verdict.ts';

export interface Wishes {
  readonly database: HomeKind;
  readonly seed: number;
  /** Games at the same time. */
  readonly atOnce: number;
  /** How long players think about a choice. */
  readonly thinkMs: number;
  /** How often a process is killed; between two kills something else may happen. */
  readonly kills: number;
  /** From then on no more trouble comes, however few the kills. */
  readonly enough?: AbortSignal;
  /** How long a foreign lock is held. */
  readonly lockMs: number;
  /** The longest rest between two troubles. */
  readonly restMs: number;
  /** Hears after each how often each has come. */
  readonly onTrouble?: (troubles: Readonly<Record<string, number>>) => void;
}

export interface Report extends Judged {
  readonly games: number;
  readonly choices: number;
  /** How often each trouble came. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Games that did not go on when all was well again. */
  readonly standing: readonly string[];
  /** Games that are over and that nobody has taken note of. */
  readonly unsettled: readonly string[];
}

const PATIENCE_MS = 120_000;
const LOOK_MS = 50;
/** More than any clock of the games has. */
const MOST_WRONG_MS = 2 * 60 * 60 * 1000;

/** Waits until a list is empty; answers with what is left of it when patience ends. */
async function emptied(list: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    const left = await list();
    if (left.length === 0 || performance.now() > giveUp) return left;
    await sleep(LOOK_MS);
  }
}

/** Every game that is not over must go on by some choices. */
function standing({ games }: Players, by: number): Promise<readonly string[]> {
  const goals = games
    .filter(({ game }) => !game.isOver)
    .map(({ game }) => ({ game, goal: game.acknowledged.length + by }));
  return emptied(async () =>
    goals
      .filter(({ game, goal }) => !game.isOver && game.acknowledged.length < goal)
      .map(({ game }) => game.id),
  );
}

/** One after the other all that can go wrong, in an order that the seed decides. */
async function makeTrouble(home: Home, fleet: Fleet, balancer: Balancer, wishes: Wishes) {
  const random = new Random(wishes.seed);
  const others: Readonly<Record<string, () => Promise<void> | void>> = {
    ...home.troubles,
    cut: () => balancer.cut(random),
    clock: () => fleet.setClocks(random.below(2 * MOST_WRONG_MS) - MOST_WRONG_MS),
  };
  const names = Object.keys(others);
  const done: Record<string, number> = Object.fromEntries(
    ['kill', ...names].map((name) => [name, 0]),
  );
  /** Of each process: both may be away at the same time. */
  const restarts: Promise<void>[] = [];
  for (let kill = 0; kill < wishes.kills && !wishes.enough?.aborted; kill++) {
    const at = random.below(fleet.size);
    await restarts[at];
    await sleep(random.below(wishes.restMs));
    restarts[at] = fleet.kill(at);
    // Each in turn, so that none is left out however short the run.
    const name = names[kill % names.length];
    await others[name]();
    done['kill']++;
    done[name]++;
    wishes.onTrouble?.(done);
  }
  await Promise.all(restarts);
  return done;
}

/** Plays games through all kinds of trouble and looks at what is left of them. */
export async function chaos(wishes: Wishes): Promise<Report> {
  const home = await newHome(wishes.database, wishes.lockMs);
  const fleet = await Fleet.start(home.env, home.folder, home.processes);
  const balancer = await Balancer.open(() => fleet.ports);
  const players = new Players(balancer.url, new Random(wishes.seed), wishes.thinkMs);
  await players.arrive();
  const playing = players.play(wishes.atOnce);
  const troubles = await makeTrouble(home, fleet, balancer, wishes);
  const standingGames = await standing(players, 2);
  players.stop();
  await playing;
  const storage = await home.open();
  const unsettled = await emptied(() => storage.club.archive.unsettled(1000));
  await fleet.stop();
  balancer.close();
  const verdict = await judge(storage, players.games);
  await storage.close();
  home.remove();
  return {
    games: players.games.length,
    choices: players.choices,
    troubles,
    standing: standingGames,
    unsettled,
    ...verdict,
  };
}
