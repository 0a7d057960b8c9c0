import { add, local } from '@brink/kernel';
import {
  DEFCON,
  WINNER,
  changeDefcon,
  contest,
  gainVp,
  optionId,
  question,
  scoreRegion,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import type { Setting } from '../../setting.ts';

const DOMINATION = 2;

/** Regions dominated or controlled, as they stand: no event changes them here. */
const standing = ({ scoringRegions }: Setting, game: Table, side: Side): number =>
  scoringRegions.filter((region) => scoreRegion(game, region)[side].tier >= DOMINATION).length;

/**
 * Both roll, 1 more for each region dominated or controlled. The winner gains 2 VP and may move
 * DEFCON by 1; a tie brings nothing.
 */
export default card(45, (setting) => ({
  event: [
    contest({
      prompts: ['summitDie', 'summitDieRival'],
      bonus: (game, side) => standing(setting, game, side),
      won: (game, winner) => gainVp(game, winner, 2),
    }),
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
