import { opponentsOf, pointsOf, type Entrant, type Match, type Pairing } from './match.ts';

/** Enough rounds to leave at most one entrant who has won all. */
export const roundsOfSwiss = (entrants: number): number =>
  entrants < 2 ? 0 : Math.ceil(Math.log2(entrants));

/** A search that takes longer settles for a second meeting. */
const MOST_TRIES = 200_000;

interface Record {
  readonly entrant: Entrant;
  readonly points: number;
  readonly met: ReadonlySet<Entrant>;
  /** How much more often he was named first than second. */
  readonly firsts: number;
  readonly hadBye: boolean;
}

function recordsOf(entrants: readonly Entrant[], matches: readonly Match[]): Record[] {
  return entrants.map((entrant) => {
    let points = 0;
    let firsts = 0;
    let hadBye = false;
    for (const match of matches) {
      const [a, b] = pointsOf(match);
      if (match.first === entrant) {
        points += a;
        if (match.second === undefined) hadBye = true;
        else firsts++;
      } else if (match.second === entrant) {
        points += b;
        firsts--;
      }
    }
    return { entrant, points, firsts, hadBye, met: new Set(opponentsOf(matches, entrant)) };
  });
}

/** Whom one would rather meet: as many points as oneself, and the other half of those who have. */
function byWish(one: Record, others: readonly Record[]): Record[] {
  const group = others.filter(({ points }) => points === one.points);
  const half = Math.floor((group.length + 1) / 2);
  // The strongest of the upper half meets the strongest of the lower.
  const equals = [...group.slice(half - 1), ...group.slice(0, half - 1).reverse()];
  return [...equals, ...others.filter(({ points }) => points !== one.points)];
}

type Pair = readonly [Record, Record];

function pairUp(
  open: readonly Record[],
  tries: { left: number },
  mayMeetAgain: boolean,
): Pair[] | undefined {
  if (open.length === 0) return [];
  const [one, ...others] = open;
  for (const other of byWish(one, others)) {
    if (!mayMeetAgain && one.met.has(other.entrant)) continue;
    if (tries.left-- <= 0) return undefined;
    const rest = pairUp(
      others.filter((each) => each !== other),
      tries,
      mayMeetAgain,
    );
    if (rest) return [[one, other], ...rest];
  }
  return undefined;
}

/** Who was named second more often comes first now; else the lower seed in every other pairing. */
function inOrder([one, other]: Pair, table: number): Pairing {
  const isTurned = one.firsts === other.firsts ? table % 2 === 1 : one.firsts > other.firsts;
  return isTurned
    ? { first: other.entrant, second: one.entrant }
    : { first: one.entrant, second: other.entrant };
}

/** The next round: equals meet equals, nobody meets anybody twice, the last one rests if odd. */
export function swiss(entrants: readonly Entrant[], matches: readonly Match[]): Pairing[] {
  const table = recordsOf(entrants, matches).sort(
    (a, b) => b.points - a.points || a.entrant - b.entrant,
  );
  const byes =
    table.length % 2 === 1
      ? [...table].reverse().sort((a, b) => Number(a.hadBye) - Number(b.hadBye))
      : [undefined];
  for (const mayMeetAgain of [false, true]) {
    for (const resting of byes) {
      const open = table.filter((each) => each !== resting);
      const pairs = pairUp(open, { left: MOST_TRIES / byes.length }, mayMeetAgain);
      if (!pairs) continue;
      const pairings = pairs.map(inOrder);
      return resting ? [...pairings, { first: resting.entrant, second: undefined }] : pairings;
    }
  }
  return [];
}
