import {
  CHANCE,
  RecordError,
  legal,
  nextActor,
  nth,
  replay,
  size,
  type DrawsTakenBack,
  type Fairness,
  type GamePackage,
  type GameRecord,
  type Rules,
} from '@brink/kernel';
import { hexToBytes } from '@noble/hashes/utils.js';
import { SEED, VerifiableRandom, commitmentTo, keyOf, seedCommitment } from './fairness.ts';

/** What the players of a game were promised about its chance. */
export interface Promised {
  /** The players, in the order in which they sat down, whose seeds are in every draw. */
  readonly mixedIn: readonly number[];
  /** Those who promised a seed and did not tell it in time. */
  readonly withheld: readonly number[];
  /** How often the players went back; absent in older records, which do not say. */
  readonly takeBacks?: number;
  /** How many draw numbers do not stand in the record. */
  readonly skipped: number;
}

export interface Verdict {
  readonly ok: boolean;
  /** Dice and deals that were checked. */
  readonly draws: number;
  readonly promised?: Promised;
  /** The first thing wrong, in words for developers. */
  readonly problem?: string;
}

const wrong = (problem: string): Verdict => ({ ok: false, draws: 0, problem });

function problemOfSeeds({ seeds }: Fairness): string | undefined {
  let last = -1;
  for (const { player, seed, commitment } of seeds ?? []) {
    if (!Number.isSafeInteger(player) || player <= last)
      return 'the players of the seeds must grow';
    last = player;
    if (seed === undefined) continue;
    if (!SEED.test(seed)) return `the seed of player ${player + 1} is not 64 hexadecimal digits`;
    if (seedCommitment(seed) !== commitment) {
      return `the seed of player ${player + 1} does not fit their commitment`;
    }
  }
  return undefined;
}

/**
 * The numbers that draws must have, one after the other: they grow by one, and what the players
 * took back leaves a gap.
 */
function* numbersAfter(takeBacks: readonly DrawsTakenBack[]): Generator<number> {
  const standing: number[] = [];
  let next = 0;
  for (const { draws, kept } of takeBacks) {
    while (next < draws) standing.push(next++);
    if (next !== draws || kept > standing.length) return;
    standing.length = kept;
  }
  yield* standing;
  for (;;) yield next++;
}

/** Records of before tell no take-backs: their numbers need only grow. */
const isStrict = ({ seeds, takeBacks }: Fairness): boolean => (seeds ?? takeBacks) !== undefined;

/** Checks every die and every deal of a finished game against what was promised at its start. */
export function verifyRecord<R extends Rules, O extends object>(
  game: GamePackage<R, O>,
  record: GameRecord,
): Verdict {
  const { fairness } = record;
  if (!fairness) return wrong('the record holds no secret');
  if (!SEED.test(fairness.secret)) return wrong('the secret is not 64 hexadecimal digits');
  const secret = hexToBytes(fairness.secret);
  if (commitmentTo(secret) !== fairness.commitment) {
    return wrong('the secret does not fit the commitment');
  }
  const seeds = fairness.seeds ?? [];
  const badSeed = problemOfSeeds(fairness);
  if (badSeed !== undefined) return wrong(badSeed);
  const random = new VerifiableRandom(keyOf(secret, fairness.seeds));
  const numbers = isStrict(fairness) ? numbersAfter(fairness.takeBacks ?? []) : undefined;
  let draws = 0;
  let last = -1;
  let problem: string | undefined;
  try {
    replay(game, record, undefined, (played, index) => {
      if (problem !== undefined || nextActor(played) !== CHANCE) return;
      const counter = fairness.counters ? fairness.counters[draws] : draws;
      const due: number | undefined = numbers?.next().value;
      if (!Number.isSafeInteger(counter) || counter <= last) {
        problem = `choices[${index}]: draw numbers must grow`;
      } else if (numbers && counter !== due) {
        problem = `choices[${index}]: draw ${counter} where ${due ?? 'none'} is due: no take-back accounts for it`;
      }
      if (problem !== undefined) return;
      last = counter;
      draws++;
      const mask = legal(played, CHANCE);
      const fair = nth(mask, random.draw(counter, size(mask)));
      if (fair !== record.choices[index]) {
        problem = `choices[${index}]: draw ${counter} gives ${fair}, not ${record.choices[index]}`;
      }
    });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    problem ??= error.message;
  }
  if (problem !== undefined) return { ok: false, draws, problem };
  const playersWhere = (isTold: boolean): number[] =>
    seeds.filter(({ seed }) => (seed !== undefined) === isTold).map(({ player }) => player);
  const promised: Promised = {
    mixedIn: playersWhere(true),
    withheld: playersWhere(false),
    ...(numbers && { takeBacks: fairness.takeBacks?.length ?? 0 }),
    skipped: last + 1 - draws,
  };
  return { ok: true, draws, promised };
}
