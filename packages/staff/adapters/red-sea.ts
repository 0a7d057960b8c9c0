import { redSea as withVisitors } from '@brink/crossover';
import { CARDS, PERIODS, cardNumber } from '@brink/red-sea/data/cards';
import { REGIONS } from '@brink/red-sea/data/regions';
import { Flag, flagName } from '@brink/red-sea/flags';
import { scoreFinally } from '@brink/red-sea/flow/scoring';
import { finishGame } from '@brink/struggle';
import { catalogues } from '@brink/red-sea/text/index';
import type { Adapter } from '../adapter.ts';
import { dangerInRedSea } from './dangers.ts';
import { namesFrom } from './names.ts';

const scoringCards = REGIONS.map((id) => cardNumber(`${id}-scoring`));

const periods: number[] = [];
for (const { number, period } of CARDS) periods[number] = PERIODS.indexOf(period);

export const redSea: Adapter = {
  id: withVisitors.id,
  book: 'rs',
  names: namesFrom(
    withVisitors.texts,
    (language, region) => catalogues[language].regions[REGIONS[region]],
    (language, flag) =>
      Object.values(Flag).includes(flag) ? catalogues[language].effects[flagName(flag)] : undefined,
  ),
  package: withVisitors,
  regions: REGIONS.map((id, index) => ({ id, scoredBy: [scoringCards[index]] })),
  scoreFinally: (game) => {
    scoreFinally(game);
    finishGame(game);
  },
  periods: PERIODS,
  periodOf: (card) => periods[card] ?? -1,
  joins: [2],
  regionsOf: (card) => (scoringCards.includes(card) ? [scoringCards.indexOf(card)] : []),
  dangerOf: dangerInRedSea,
};
