import { US, USSR, gain, influenceIn } from '@brink/struggle';
import { card } from '../../card.ts';
import { Libya } from '../../map.ts';

const target = influenceIn(USSR, Libya);

/** US: 1 VP for each full pair of USSR influence in Libya. */
export default card(84, { event: [gain(US, (game) => Math.floor(target(game) / 2))] });
