import { twilightStruggle as withVisitors } from '@brink/crossover';
import { finishGame, isOver } from '@brink/struggle';
import { SCORED_BY, TOUCHED_BY } from '@brink/twilight-struggle/data/card-regions';
import { CARDS, PERIODS, cardNumber, type CardData } from '@brink/twilight-struggle/data/cards';
import { REGIONS } from '@brink/twilight-struggle/data/regions';
import { Flag, flagName } from '@brink/twilight-struggle/flags';
import { scoreFinally } from '@brink/twilight-struggle/flow/scoring';
import { catalogues } from '@brink/twilight-struggle/text/index';
import type { Adapter } from '../adapter.ts';
import { dangerInTwilightStruggle } from './dangers.ts';
import { namesFrom } from './names.ts';
import { barredEvent, closedCountry } from './variants.ts';

const periods: number[] = [];
for (const { number, period } of CARDS as readonly CardData[]) {
  periods[number] = PERIODS.indexOf(period);
}

const touched: number[][] = [];
for (const [index, id] of REGIONS.entries()) {
  for (const card of TOUCHED_BY[id]) (touched[cardNumber(card)] ??= []).push(index);
}

export const twilightStruggle: Adapter = {
  id: withVisitors.id,
  book: 'ts',
  names: namesFrom(
    withVisitors.texts,
    (language, region) => catalogues[language].regions[REGIONS[region]].name,
    (language, flag) =>
      Object.values(Flag).includes(flag) ? catalogues[language].effects[flagName(flag)] : undefined,
  ),
  package: withVisitors,
  regions: REGIONS.map((id) => ({ id, scoredBy: SCORED_BY[id].map(cardNumber) })),
  scoreFinally: (game) => {
    scoreFinally(game);
    if (!isOver(game)) finishGame(game);
  },
  periods: PERIODS,
  periodOf: (card) => periods[card] ?? -1,
  joins: [4, 8],
  regionsOf: (card) => touched[card] ?? [],
  dangerOf: dangerInTwilightStruggle,
  barredEvent,
  closedCountry,
};
