import { FP, RETURNED, l, step, type Steps } from '@brink/kernel';
import { gainMilitaryOps } from '../defcon.ts';
import { roll } from '../die.ts';
import { emit } from '../emit.ts';
import {
  addInfluence,
  controlledNeighbours,
  controls,
  isNextToSuperpower,
  takeInfluence,
} from '../influence.ts';
import { gainVp } from '../result.ts';
import { SELF, rivalOf, sideOf, type Who } from '../sides.ts';
import type { Table, World } from '../world.ts';
import type { Where } from '../where.ts';
import { pickCountries } from './influence.ts';

/** What a war needs and what it brings. */
export interface War {
  /** Lowest modified die that wins. */
  readonly needs: number;
  readonly vp: number;
  readonly militaryOps: number;
  /** The defender's own control counts against the attacker as well. */
  readonly defenderCounts?: boolean;
  /** Further modifiers, by scenario. */
  readonly modifier?: (game: Table) => number;
}

/** §7.6: `who` attacks the country in local `target`. */
export function war(who: Who, options: War): Steps<World> {
  const { needs, vp, militaryOps, defenderCounts = false, modifier } = options;
  return [
    step((game) => {
      const side = sideOf(game, who);
      emit(game, 'war', side, game.mem[game.mem[FP] + l.target]);
      gainMilitaryOps(game, side, militaryOps);
    }),
    roll(
      'warDie',
      (game) => sideOf(game, who),
      (game, die) => {
        const side = sideOf(game, who);
        const rival = rivalOf(side);
        const country = game.mem[game.mem[FP] + l.target];
        let against = controlledNeighbours(game, rival, country);
        if (isNextToSuperpower(game, rival, country)) against++;
        if (defenderCounts && controls(game, rival, country)) against++;
        if (modifier) against -= modifier(game);
        emit(game, 'warRoll', side, country, die, 0 - against, needs);
        game.mem[RETURNED] = 0;
        if (die - against < needs) return;
        game.mem[RETURNED] = 1;
        gainVp(game, side, vp);
        addInfluence(game, side, country, takeInfluence(game, rival, country, 999));
      },
    ),
  ];
}

/** The country a war card names. */
export const against = (country: number): Steps<World> => [
  step(({ mem }) => void (mem[mem[FP] + l.target] = country)),
];

/** The attacker chooses whom to attack. */
export const againstOneOf = (where: Where): Steps<World> =>
  pickCountries({
    by: SELF,
    prompt: 'warTarget',
    count: 1,
    where,
    effect: ({ mem }, country) => void (mem[mem[FP] + l.target] = country),
  });
