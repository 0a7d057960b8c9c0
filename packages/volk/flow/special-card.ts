import { CARD, add, l, type Steps } from '@brink/kernel';
import { canDraw, countIn, discard, drawCard, handOf, offerZone } from '../cards.ts';
import { emit } from '../emit.ts';
import { isForFour } from '../result.ts';
import { USA, WEST } from '../sides.ts';
import { TURN, TURN_ORDER } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, branch, frameAt, optionId, setFrame } from '../vocabulary.ts';

/** 2+2 §10: the yellow player with fewer cards draws; if both have as many, who acts next. */
export function drawerForSpecial(game: Table): number {
  if (!isForFour(game)) return WEST;
  const [west, usa] = [countIn(game, handOf(WEST)), countIn(game, handOf(USA))];
  if (west !== usa) return west < usa ? WEST : USA;
  const { mem } = game;
  for (let i = 1; i <= 4; i++) {
    const seat = mem[TURN_ORDER + ((mem[TURN] + i) & 3)];
    if (seat === WEST || seat === USA) return seat;
  }
  return WEST;
}

/** Whoever plays the special card gives up a hand card, or lets the other side draw one. */
export const payForSpecial: Steps<Volk> = [
  ask({
    prompt: 'specialCost',
    domain: 'option',
    actor: actorOf,
    auto: true,
    args: (game) => [frameAt(game, CARD)],
    legal: (game, legal) => {
      if (countIn(game, handOf(actorOf(game))) > 0) add(legal, optionId('discardCard'));
      if (canDraw(game)) add(legal, optionId('letDraw'));
    },
    take: (game, choice) => {
      setFrame(game, l.answer, choice);
      if (choice === optionId('letDraw')) {
        emit(game, 'letDraw', actorOf(game), drawerForSpecial(game));
      }
    },
  }),
  branch(
    (game) => frameAt(game, l.answer),
    [
      [
        optionId('discardCard'),
        [
          ask({
            prompt: 'specialDiscard',
            domain: 'card',
            actor: actorOf,
            auto: true,
            legal: (game, legal) => offerZone(game, handOf(actorOf(game)), legal),
            take: (game, card) => discard(game, actorOf(game), card),
          }),
        ],
      ],
      [optionId('letDraw'), [drawCard(drawerForSpecial)]],
    ],
  ),
];
