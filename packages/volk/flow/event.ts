import {
  ACTOR,
  CARD,
  DONE,
  add,
  call,
  drop,
  has,
  l,
  program,
  step,
  when,
  whilst,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { Op, Track, packItem, type Item } from '../deck/item.ts';
import { cardOf } from '../cards.ts';
import { emit } from '../emit.ts';
import { automaticChooser, bindItem, carryOut, chooserOf } from '../items/carry.ts';
import { drawArmsCard } from '../items/drawn.ts';
import { isInDebt } from '../items/money.ts';
import { EAST, WEST, isSuperpower, sideOf } from '../sides.ts';
import { ADVANTAGE, ADVANTAGE_OF, LAST_ACTOR, TRACK, USED } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';
import { isGainFor } from './uses.ts';

/** In the frame of an event `answer` has one bit for each item still to be carried out. */
const left = (game: Table): number => frameAt(game, l.answer);
const cardIn = (game: Table): number => frameAt(game, CARD);
const itemsIn = (game: Table): readonly number[] => cardOf(game, cardIn(game)).items;
const itemAt = (game: Table, index: number): Item => game.rules.deck.items[itemsIn(game)[index]];

function setLeft(game: Table, fits: (item: Item) => boolean): void {
  let bits = 0;
  for (let i = 0; i < itemsIn(game).length; i++) if (fits(itemAt(game, i))) bits |= 1 << i;
  setFrame(game, l.answer, bits);
  game.mem[USED] = 0;
  game.mem[USED + 1] = 0;
}

/** Items still to come; of several that are alike the first stands for all. */
function offerItems(game: Table, legal: Mask): void {
  const items = itemsIn(game);
  for (let i = 0; i < items.length; i++) {
    if ((left(game) & (1 << i)) === 0) continue;
    let isFirst = true;
    for (let j = 0; j < i && isFirst; j++) isFirst = !has(legal, j) || items[j] !== items[i];
    if (isFirst) add(legal, i);
  }
}

/** The prompt carries the items, so that texts need no deck. */
const itemArgs = (game: Table): [card: number, ...items: number[]] => [
  cardIn(game),
  ...itemsIn(game).map((item) => packItem(game.rules.deck.items[item])),
];

/** 2+2 §6.6: in debt a superpower has the event only for what fills its treasury. */
function keepGains(game: Table, seat: number, legal: Mask): void {
  if (!isSuperpower(seat) || !isInDebt(game, sideOf(seat))) return;
  const gains = itemsIn(game).flatMap((_, i) => (isGainFor(itemAt(game, i), seat) ? [i] : []));
  if (gains.length === 1) drop(legal, gains[0]);
}

const leaveOut = (
  chooser: (game: Table) => number,
  keep?: (game: Table, seat: number, legal: Mask) => void,
): Steps<Volk> => [
  ask({
    prompt: 'leaveOut',
    domain: 'item',
    actor: chooser,
    args: itemArgs,
    legal: (game, legal) => {
      offerItems(game, legal);
      keep?.(game, chooser(game), legal);
      add(legal, DONE);
    },
    take: (game, index) => {
      if (index === DONE) return;
      setFrame(game, l.answer, left(game) & ~(1 << index));
      emit(game, 'leaveOut', chooser(game), packItem(itemAt(game, index)));
    },
  }),
];

/** An arrow still to come that points the other way on the same track, or -1. */
function oppositeOf(game: Table, index: number): number {
  const { op, track, delta } = itemAt(game, index);
  if (op !== Op.arrow) return -1;
  for (let i = 0; i < itemsIn(game).length; i++) {
    if ((left(game) & (1 << i)) === 0) continue;
    const other = itemAt(game, i);
    if (other.op === Op.arrow && other.track === track && other.delta === -delta) return i;
  }
  return -1;
}

/** Takes an item to be carried out next; opposite arrows go together (2+2 §6.4). */
function pick(game: Table, index: number): void {
  setFrame(game, l.answer, left(game) & ~(1 << index));
  setFrame(game, l.target, index);
  const opposite = oppositeOf(game, index);
  setFrame(game, l.extra, opposite >= 0 ? 1 : 0);
  if (opposite < 0) return;
  setFrame(game, l.answer, left(game) & ~(1 << opposite));
  emit(game, 'arrowsCancel', itemAt(game, index).track);
}

const drawFor = (side: number): Steps<Volk> => [
  call(drawArmsCard, ({ mem }, _, callee) => {
    mem[callee + l.value] = side;
  }),
];

/** Two arms arrows that cancel out: both superpowers have armed, the acting bloc's first. */
const carryOutPicked = (
  chooser: (game: Table, item: Item, seat: number) => number,
): Steps<Volk> => [
  when(
    (game) => frameAt(game, l.extra) === 1,
    [
      when(
        (game) => itemAt(game, frameAt(game, l.target)).track === Track.arms,
        [
          when(
            ({ mem }) => sideOf(mem[LAST_ACTOR]) === WEST,
            [...drawFor(WEST), ...drawFor(EAST)],
            [...drawFor(EAST), ...drawFor(WEST)],
          ),
        ],
      ),
    ],
    [
      call(carryOut, (game, caller, callee) => {
        const { mem, rules } = game;
        const item = cardOf(game, mem[caller + CARD]).items[mem[caller + l.target]];
        bindItem(game, callee, item, chooser(game, rules.deck.items[item], mem[caller + ACTOR]));
      }),
    ],
  ),
];

const HALF_OF_SIDE = [0, 1] as const;

/** The actor carries out the event of his card: everything, in the order he likes. */
export const event: Program<Volk> = program('event', [
  step((game) => {
    const isBlue = cardOf(game, cardIn(game)).color === 'blue';
    const own = HALF_OF_SIDE[sideOf(actorOf(game))];
    setLeft(game, ({ half }) => !isBlue || half < 0 || half === own);
    emit(game, 'event', actorOf(game), cardIn(game));
  }),
  when((game) => cardOf(game, cardIn(game)).color === 'neutral', leaveOut(actorOf, keepGains)),
  whilst(
    (game) => left(game) !== 0,
    [
      ask({
        prompt: 'nextItem',
        domain: 'item',
        actor: actorOf,
        auto: true,
        args: itemArgs,
        legal: offerItems,
        take: pick,
      }),
      carryOutPicked((_, item, seat) => chooserOf(item, seat)),
    ],
  ),
]);

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** 2+2 §9: nobody plays the last card of a stage, and yet its event takes place. */
export const automaticEvent: Program<Volk> = program('automaticEvent', [
  step((game) => {
    const { mem, rules } = game;
    const { min, boxes } = rules.deck.armsTrack;
    const position = mem[TRACK + Track.arms];
    mem[ADVANTAGE_OF] = position === 0 ? 0 : position < 0 ? 3 : 4;
    mem[ADVANTAGE] = boxes[position - min].privilege;
    const isGreen = cardOf(game, cardIn(game)).color === 'green';
    setLeft(game, ({ shaded }) => !isGreen || !shaded);
    emit(game, 'automaticEvent', cardIn(game));
  }),
  when(
    ({ mem }) => mem[ADVANTAGE] >= 3,
    leaveOut(({ mem }) => mem[ADVANTAGE_OF] - 1),
  ),
  whilst(
    (game) => left(game) !== 0,
    [
      step((game) => pick(game, lowest(left(game)))),
      carryOutPicked((game, item) => automaticChooser(game, item)),
    ],
  ),
  step(({ mem }) => {
    mem[ADVANTAGE_OF] = 0;
    mem[ADVANTAGE] = 0;
  }),
]);
