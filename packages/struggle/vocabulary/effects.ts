import { bitCount, newMask, step, type Act } from '@brink/kernel';
import { changeDefcon, gainMilitaryOps, setDefcon } from '../defcon.ts';
import { isRaised, lowerFlag, raiseFlag, type Flag } from '../flags.ts';
import { controls } from '../influence.ts';
import { gainVp } from '../result.ts';
import { sideOf, type Who } from '../sides.ts';
import { COUNTRY_WORDS } from '../state.ts';
import type { Condition, Table, World } from '../world.ts';
import type { Where } from '../where.ts';
import { amount, type Amount } from './influence.ts';

/** A side gains VP. */
export const gain = (who: Who, points: Amount): Act<World> =>
  step((game) => gainVp(game, sideOf(game, who), amount(game, points)));

/** DEFCON goes up, away from war. */
export const improveDefcon = (levels: number): Act<World> =>
  step((game) => changeDefcon(game, levels));

/** DEFCON goes down, towards war. */
export const degradeDefcon = (levels: number): Act<World> =>
  step((game) => changeDefcon(game, -levels));

/** DEFCON is set to a level. */
export const defconTo = (level: Amount): Act<World> =>
  step((game) => setDefcon(game, amount(game, level)));

/** A side gains military operations. */
export const gainMilitary = (who: Who, points: number): Act<World> =>
  step((game) => gainMilitaryOps(game, sideOf(game, who), points));

/** A flag, or one of a pair that belongs to a side. */
const flagOf = (game: Table, flag: Flag, of?: Who): Flag =>
  of === undefined ? flag : flag + sideOf(game, of);

/** Puts a lasting effect into force; `of` takes the one of that side from a pair. */
export const raise = (flag: Flag, of?: Who): Act<World> =>
  step((game) => raiseFlag(game, flagOf(game, flag, of)));

/** Ends a lasting effect. */
export const lower = (flag: Flag, of?: Who): Act<World> =>
  step((game) => lowerFlag(game, flagOf(game, flag, of)));

/** Holds while a lasting effect is in force. */
export const raised =
  (flag: Flag): Condition =>
  (game) =>
    isRaised(game, flag);

/** Holds while one of these effects is in force. */
export const anyRaised =
  (...flags: readonly Flag[]): Condition =>
  (game) =>
    flags.some((flag) => isRaised(game, flag));

/** Holds while a lasting effect is not in force. */
export const notRaised =
  (flag: Flag): Condition =>
  (game) =>
    !isRaised(game, flag);

/** Holds while a side controls a country. */
export const controlled =
  (who: Who, country: number): Condition =>
  (game) =>
    controls(game, sideOf(game, who), country);

/** How many countries a set has now. */
export function countOf(where: Where): (game: Table) => number {
  const out = newMask();
  return (game) => {
    where.into(game, out);
    let n = 0;
    for (let i = 0; i < COUNTRY_WORDS; i++) n += bitCount(out[i]);
    return n;
  };
}
