import type { Pairing } from './match.ts';

/** How many rounds it takes until everybody has met everybody. */
export const roundsOfRoundRobin = (entrants: number): number =>
  entrants < 2 ? 0 : entrants + (entrants % 2) - 1;

/**
 * Everybody meets everybody once: one stays, the others go round a circle. Who is named first
 * changes from round to round, so that the first move is shared out.
 */
export function roundRobin(entrants: number, round: number): Pairing[] {
  const seats = entrants + (entrants % 2);
  const around = (place: number): number => ((place + round) % (seats - 1)) + 1;
  const circle = [0, ...Array.from({ length: seats - 1 }, (_, place) => around(place))];
  const pairings: Pairing[] = [];
  for (let place = 0; place < seats / 2; place++) {
    const [one, other] = [circle[place], circle[seats - 1 - place]];
    if (one >= entrants || other >= entrants) {
      pairings.push({ first: one >= entrants ? other : one, second: undefined });
    } else if ((place === 0 ? round : place) % 2 === 0) {
      pairings.push({ first: one, second: other });
    } else pairings.push({ first: other, second: one });
  }
  return pairings;
}
