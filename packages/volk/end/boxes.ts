import {
  ACTOR,
  add,
  call,
  has,
  l,
  program,
  step,
  whilst,
  type Mask,
  type Program,
} from '@brink/kernel';
import { packItem } from '../deck/item.ts';
import { bindItem, carryOut, chooserOf } from '../items/carry.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';

const itemsIn = (game: Table): readonly number[] => game.rules.deck.lists[frameAt(game, l.value)];

/** The items of a box still to come; of several alike the first stands for all. */
function offerItems(game: Table, legal: Mask): void {
  const items = itemsIn(game);
  const left = frameAt(game, l.answer);
  for (let i = 0; i < items.length; i++) {
    if ((left & (1 << i)) === 0) continue;
    let isFirst = true;
    for (let j = 0; j < i && isFirst; j++) isFirst = !has(legal, j) || items[j] !== items[i];
    if (isFirst) add(legal, i);
  }
}

/** The actor carries out the box of a track (`value` is its list) in the order he likes. */
export const carryOutBox: Program<Volk> = program('carryOutBox', [
  step((game) => setFrame(game, l.answer, (1 << itemsIn(game).length) - 1)),
  whilst(
    (game) => frameAt(game, l.answer) !== 0,
    [
      ask({
        prompt: 'nextItem',
        domain: 'item',
        actor: actorOf,
        auto: true,
        args: (game) => [0, ...itemsIn(game).map((item) => packItem(game.rules.deck.items[item]))],
        legal: offerItems,
        take: (game, index) => {
          setFrame(game, l.answer, frameAt(game, l.answer) & ~(1 << index));
          setFrame(game, l.target, index);
        },
      }),
      call(carryOut, (game, caller, callee) => {
        const { mem, rules } = game;
        const item = rules.deck.lists[mem[caller + l.value]][mem[caller + l.target]];
        bindItem(game, callee, item, chooserOf(rules.deck.items[item], mem[caller + ACTOR]));
      }),
    ],
  ),
]);
