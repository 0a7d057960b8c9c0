import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Game,
  type GamePackage,
  type Policy,
} from '@brink/kernel';

/** What one policy plays in a second. */
export interface Speed {
  readonly gamesPerSecond: number;
  /** Players' decisions; chance is counted apart. */
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly chancePerGame: number;
}

const now = (): number => performance.now();

/** Plays whole games from one position until the time is over; nothing is allocated. */
export function measurePlay(
  start: Game,
  player: Policy,
  random: Random,
  milliseconds: number,
): Speed {
  const table = start.clone();
  const chance = uniform(random);
  let [games, decisions, chances] = [0, 0, 0];
  const began = now();
  let elapsed = 0;
  do {
    table.copyFrom(start);
    for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
      if (actor === CHANCE) {
        chances++;
        choose(table, actor, chance(table, actor));
      } else {
        decisions++;
        choose(table, actor, player(table, actor));
      }
    }
    games++;
    elapsed = now() - began;
  } while (elapsed < milliseconds);
  return {
    gamesPerSecond: (games / elapsed) * 1000,
    decisionsPerSecond: (decisions / elapsed) * 1000,
    decisionsPerGame: decisions / games,
    chancePerGame: chances / games,
  };
}

const COPIES = 200_000;

/** Nanoseconds for a copy of a game into one that lies ready. */
export function measureClone(game: GamePackage, start: Game): number {
  const table = start.clone();
  const copyAll = (): number => {
    const began = now();
    for (let i = 0; i < COPIES; i++) table.copyFrom(start);
    return now() - began;
  };
  copyAll();
  const best = Math.min(copyAll(), copyAll(), copyAll());
  if (game.outcome(table)) throw new Error('a game that is over was measured');
  return (best / COPIES) * 1_000_000;
}

const STEPS = 10_000_000;
const TABLE_MASK = 4095;

function workload(): number {
  const table = new Int32Array(TABLE_MASK + 1);
  let x = 1;
  for (let i = 0; i < STEPS; i++) {
    x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + i) | 0;
    table[x & TABLE_MASK] += x;
    x ^= table[(x >>> 12) & TABLE_MASK];
  }
  return x;
}

/** Milliseconds for a fixed workload of integers and a small table, the best of five. */
export function calibrate(): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i++) {
    const began = now();
    workload();
    best = Math.min(best, now() - began);
  }
  return best;
}

/** Random source of a measurement: the same games in every run. */
export const measureRandom = (): Random => new Random(1);
