import type { Visitor } from '@brink/crossover/visitors';
import { VISITORS as INTO_RED_SEA } from '@brink/crossover/into-red-sea/visitors';
import { VISITORS as INTO_TWILIGHT_STRUGGLE } from '@brink/crossover/into-twilight-struggle/visitors';
import { HINTS } from '@brink/red-sea/bot/card-hints';
import { CARDS } from '@brink/red-sea/data/cards';
import { dangerOf as dangerAtHome } from '@brink/twilight-struggle/bot/danger';

type Danger = (card: number) => string | undefined;

const redSea = new Map<number, string | undefined>(
  CARDS.map(({ id, number }) => [number, HINTS[id].danger]),
);

/** Visiting cards are as dangerous as at home. */
const withVisitors =
  (own: Danger, visitors: readonly Visitor[], home: Danger): Danger =>
  (card) => {
    const visitor = visitors.find(({ number }) => number === card);
    return visitor ? home(visitor.home) : own(card);
  };

const redSeaDanger: Danger = (card) => redSea.get(card);

export const dangerInTwilightStruggle = withVisitors(
  dangerAtHome,
  INTO_TWILIGHT_STRUGGLE,
  redSeaDanger,
);
export const dangerInRedSea = withVisitors(redSeaDanger, INTO_RED_SEA, dangerAtHome);
