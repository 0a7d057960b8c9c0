import { US, realignFreely } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US may roll 2 realignments in Africa with 1 more on its die. */
export default card(15, ({ Africa }) => ({
  event: [realignFreely(US, 2, { where: Africa, bonus: 1, optional: true })],
}));
