import { add, l, local, setLocal } from '@brink/kernel';
import {
  DEFCON,
  RIVAL,
  SELF,
  changeDefcon,
  emit,
  gainVp,
  optionId,
  question,
  rivalOf,
  rollTogether,
  scoreRegion,
  sideOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import type { Setting } from '../../setting.ts';

const DOMINATION = 2;
/** Who has won, plus one. */
const WINNER = l.extra;

/** Regions dominated or controlled, as they stand: no event changes them here. */
const standing = ({ scoringRegions }: Setting, game: Table, side: Side): number =>
  scoringRegions.filter((region) => scoreRegion(game, region)[side].tier >= DOMINATION).length;

function settle(setting: Setting, game: Table, rivalDie: number): void {
  const self = sideOf(game, SELF);
  const rival = rivalOf(self);
  const [own, others] = [standing(setting, game, self), standing(setting, game, rival)];
  const die = local(game, l.value);
  emit(game, 'roll', self, die, own, 0);
  emit(game, 'roll', rival, rivalDie, others, 0);
  const lead = die + own - rivalDie - others;
  if (lead === 0) return;
  const winner = lead > 0 ? self : rival;
  setLocal(game, WINNER, winner + 1);
  gainVp(game, winner, 2);
}

/** Both roll, 1 more for each region dominated: the winner gains 2 VP and may move DEFCON by 1. */
export default card(45, (setting) => ({
  event: [
    rollTogether(
      {
        prompt: 'summitDie',
        who: (game) => sideOf(game, SELF),
        take: (game, die) => setLocal(game, l.value, die),
      },
      {
        prompt: 'summitDieRival',
        who: (game) => sideOf(game, RIVAL),
        take: (game, die) => settle(setting, game, die),
      },
    ),
    question({
      prompt: 'summit',
      domain: 'option',
      actor: (game) => local(game, WINNER) - 1,
      legal: (game, legal) => {
        if (local(game, WINNER) === 0) return;
        if (game.mem[DEFCON] < 5) add(legal, optionId('raise'));
        add(legal, optionId('lower'));
        add(legal, optionId('none'));
      },
      take: (game, choice) => {
        if (choice === optionId('raise')) changeDefcon(game, 1);
        else if (choice === optionId('lower')) changeDefcon(game, -1);
      },
    }),
  ],
}));
