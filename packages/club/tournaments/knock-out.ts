import { winnerOf, type Entrant, type Match, type Pairing } from './match.ts';

/** How many rounds a knock-out of so many takes. */
export const roundsOfKnockOut = (entrants: number): number =>
  entrants < 2 ? 0 : Math.ceil(Math.log2(entrants));

/** Seeds in the order of the bracket: the two best can meet only in the final. */
function bracket(size: number): number[] {
  let order = [0];
  while (order.length < size) {
    const doubled = order.length * 2;
    order = order.flatMap((seed) => [seed, doubled - 1 - seed]);
  }
  return order;
}

/** Who goes on: of two who drew, the better seed. */
const advancing = (match: Match): Entrant =>
  winnerOf(match) ?? Math.min(match.first, match.second ?? match.first);

/** The pairings of a round, given what was played in those before it. */
export function knockOut(entrants: number, round: number, matches: readonly Match[]): Pairing[] {
  if (round === 0) {
    const order = bracket(2 ** roundsOfKnockOut(entrants));
    return pairsOf(order.map((seed) => (seed < entrants ? seed : undefined)));
  }
  const before = matches.filter((match) => match.round === round - 1);
  return pairsOf(before.map(advancing));
}

function pairsOf(order: readonly (Entrant | undefined)[]): Pairing[] {
  const pairings: Pairing[] = [];
  for (let place = 0; place < order.length; place += 2) {
    const [one, other] = [order[place], order[place + 1]];
    if (one === undefined) pairings.push({ first: other!, second: undefined });
    else pairings.push({ first: one, second: other });
  }
  return pairings;
}
