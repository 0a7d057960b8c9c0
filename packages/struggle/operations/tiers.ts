import type { Mask } from '@brink/kernel';
import type { Side } from '../sides.ts';
import { COUNTRY_WORDS } from '../state.ts';
import type { Table } from '../world.ts';

/**
 * Region bonuses count only while every point lies inside their region (§9.6), so how many
 * points are left depends on the country. `broken` has a bit for each bonus already lost.
 */
export function breakBonuses(game: Table, country: number, broken: number): number {
  const { bonuses } = game.rules;
  let lost = broken;
  for (let i = 0; i < bonuses.length; i++) {
    if ((bonuses[i].where[country >> 5] & (1 << (country & 31))) === 0) lost |= 1 << i;
  }
  return lost;
}

/** Points left for a country: the floor of one point holds wherever it is used. */
export function pointsLeft(
  game: Table,
  side: Side,
  card: number,
  raw: number,
  spent: number,
  broken: number,
  country: number,
): number {
  const { bonuses } = game.rules;
  let points = raw;
  for (let i = 0; i < bonuses.length; i++) {
    const { where, applies } = bonuses[i];
    if ((broken & (1 << i)) !== 0) continue;
    if ((where[country >> 5] & (1 << (country & 31))) === 0) continue;
    if (applies(game, side, card)) points++;
  }
  return Math.max(1, points) - spent;
}

/**
 * Keeps in `targets` what can be paid for: countries of `dear` cost two points, others one.
 * Works with whole sets; bonuses are nested regions, so at most one tier each.
 */
export function keepAffordable(
  game: Table,
  side: Side,
  card: number,
  raw: number,
  spent: number,
  broken: number,
  targets: Mask,
  dear: number | undefined,
): void {
  const { bonuses } = game.rules;
  const { sets } = game;
  const base = Math.max(1, raw) - spent;
  let bonus = 0;
  for (let i = 0; i < bonuses.length; i++) {
    if ((broken & (1 << i)) === 0 && bonuses[i].applies(game, side, card)) bonus |= 1 << i;
  }
  for (let w = 0; w < COUNTRY_WORDS; w++) {
    const all = targets[w];
    const expensive = dear === undefined ? 0 : sets[dear + w];
    let kept = payable(base, all, expensive);
    if (bonus !== 0) {
      kept = 0;
      let outside = all;
      let points = raw;
      // From the innermost region outwards: SE Asia has the bonus of Asia as well.
      for (let combination = bonus; ; combination = (combination - 1) & bonus) {
        let part = outside;
        points = raw;
        for (let i = 0; i < bonuses.length; i++) {
          if ((combination & (1 << i)) === 0) continue;
          part &= bonuses[i].where[w];
          points++;
        }
        kept |= payable(Math.max(1, points) - spent, part, expensive);
        outside &= ~part;
        if (combination === 0) break;
      }
    }
    targets[w] = kept;
  }
}

function payable(points: number, countries: number, expensive: number): number {
  if (points >= 2) return countries;
  return points === 1 ? countries & ~expensive : 0;
}
