import { US, USSR, addTo, influenceIn, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Egypt } from '../../map.ts';

const usInEgypt = influenceIn(US, Egypt);

/** 2 USSR influence in Egypt; the US loses half of its own there, rounded up. */
export default card(15, {
  event: [addTo(USSR, Egypt, 2), takeAway(US, Egypt, (game) => Math.ceil(usInEgypt(game) / 2))],
});
