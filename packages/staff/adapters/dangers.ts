import type { Visitor } from '@brink/crossover/visitors';
import { VISITORS as INTO_RED_SEA } from '@brink/crossover/into-red-sea/visitors';
import { VISITORS as INTO_TWILIGHT_STRUGGLE } from '@brink/crossover/into-twilight-struggle/visitors';
import { HINTS as RED_SEA_HINTS } from '@brink/red-sea/bot/card-hints';
import { CARDS as RED_SEA_CARDS } from '@brink/red-sea/data/cards';
import { HINTS as TWILIGHT_HINTS } from '@brink/twilight-struggle/bot/card-hints';
import { CARDS as TWILIGHT_CARDS } from '@brink/twilight-struggle/data/cards';

type Danger = (card: number) => string | undefined;

const dangerAtHome = <Id extends string>(
  cards: readonly { readonly id: Id; readonly number: number }[],
  hints: Readonly<Partial<Record<Id, { readonly danger?: string }>>>,
): Danger => {
  const dangers = new Map(cards.map(({ id, number }) => [number, hints[id]?.danger]));
  return (card) => dangers.get(card);
};

const redSea = dangerAtHome(RED_SEA_CARDS, RED_SEA_HINTS);
const twilightStruggle = dangerAtHome(TWILIGHT_CARDS, TWILIGHT_HINTS);

/** Visiting cards are as dangerous as at home. */
const withVisitors =
  (own: Danger, visitors: readonly Visitor[], home: Danger): Danger =>
  (card) => {
    const visitor = visitors.find(({ number }) => number === card);
    return visitor ? home(visitor.home) : own(card);
  };

export const dangerInTwilightStruggle = withVisitors(
  twilightStruggle,
  INTO_TWILIGHT_STRUGGLE,
  redSea,
);
export const dangerInRedSea = withVisitors(redSea, INTO_RED_SEA, twilightStruggle);
