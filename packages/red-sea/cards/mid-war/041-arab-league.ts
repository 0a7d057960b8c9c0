import { step } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  controlledBy,
  countOf,
  gainVp,
  sideOf,
  type Table,
  type Who,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Egypt, Oman, SaudiArabia, SouthYemen, Sudan, Yemen, countries } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

const members = countries(Egypt, Sudan, SouthYemen, Yemen, Oman, SaudiArabia);
const ENOUGH = 3;
const VP = 3;

const paid = (who: Who) => {
  const held = countOf(members.and(controlledBy(who)));
  return (game: Table): number => (held(game) >= ENOUGH ? VP : 0);
};
const own = paid(SELF);
const rivals = paid(RIVAL);

/** 3 VP with control of 3 of six Arab countries. */
export default card(41, {
  event: [
    step((game) => {
      const toRival = isRuled(game, 'arabLeaguePaysBoth') ? rivals(game) : 0;
      const lead = own(game) - toRival;
      gainVp(game, sideOf(game, lead >= 0 ? SELF : RIVAL), Math.abs(lead));
    }),
  ],
});
