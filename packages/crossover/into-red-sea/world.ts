import { Layout, step, when } from '@brink/kernel';
import { DRAW, WAITING, type Table, type VisitingCard } from '@brink/struggle';
import { LAST_TURN, layout as ownLayout } from '@brink/red-sea/state';
import { makeWorld } from '@brink/red-sea/world';
import { ALL_CARDS } from '@brink/twilight-struggle/cards/index';
import { draftOf, isChosen } from '../draft.ts';
import { visitingFacts, type Visitor } from '../visitors.ts';
import { MANNERS } from '../manners.ts';
import { VISITORS, homeOf } from './visitors.ts';
import { visitingSetting } from './setting.ts';

const layout = Layout.after(ownLayout);
/** The cards are chosen before the hands are dealt. */
export const DRAFTS_FIRST = layout.cell('draftsFirst');

const visiting: readonly VisitingCard[] = VISITORS.map((visitor) => ({
  facts: visitingFacts(visitor, homeOf(visitor.id)),
  ...ALL_CARDS.find(({ number }) => number === visitor.home)!.on!(visitingSetting),
}));

const pileOf = ({ isLate }: Visitor): number => (isLate ? WAITING : DRAW);

/** §12.1: the draft, and a third turn if anybody has chosen a card. */
const draft = (isEarly: boolean) => [
  when<Table['rules']>(
    ({ mem }) => (mem[DRAFTS_FIRST] === 1) === isEarly,
    [
      draftOf(VISITORS, pileOf),
      step((game) => {
        if (VISITORS.some((visitor) => isChosen(game, visitor))) game.mem[LAST_TURN] = 3;
      }),
    ],
  ),
];

/** Red Sea with cards of Twilight Struggle. */
export const visitingWorld = makeWorld({ visiting, layout, draft, manners: MANNERS });
