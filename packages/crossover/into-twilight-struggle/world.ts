import { CARD_WORDS, WAITING, type VisitingCard } from '@brink/struggle';
import { programOf } from '@brink/red-sea/card';
import { ALL_CARDS } from '@brink/red-sea/cards/index';
import { makeWorld } from '@brink/twilight-struggle/world';
import { draftOf } from '../draft.ts';
import { visitingFacts, type Visitor } from '../visitors.ts';
import { VISITORS, homeOf } from './visitors.ts';
import { visitingSetting, layout } from './setting.ts';

const visiting: readonly VisitingCard[] = VISITORS.map((visitor) => ({
  facts: visitingFacts(visitor, homeOf(visitor.id)),
  ...programOf(
    ALL_CARDS.find(({ number }) => number === visitor.home)!,
    visitingSetting,
  ),
}));

const pileOf = ({ isLate }: Visitor): number => (isLate ? WAITING + CARD_WORDS : WAITING);

/** Twilight Struggle with cards of Red Sea; it is as long as ever (§12.3). */
export const visitingWorld = makeWorld({ visiting, layout, draft: draftOf(VISITORS, pileOf) });
