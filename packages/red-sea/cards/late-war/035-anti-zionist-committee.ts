import { USSR, realignFreely } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR rolls 2 realignments in the Middle East with 1 more on its die. */
export default card(35, ({ MiddleEast }) => ({
  event: [realignFreely(USSR, 2, { where: MiddleEast, bonus: 1 })],
}));
