import { ACTOR, CHANCE, call, l, program, step, whilst, type Program } from '@brink/kernel';
import { emit } from '../emit.ts';
import { isRuled } from '../rulings.ts';
import { powerOf } from '../sides.ts';
import { ARMS_COST_UP, ARMS_DECK, CONFLICT_DECK, DECADE, TOP_DISCARD } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, frameAt, setActor, setFrame } from '../vocabulary.ts';
import { bindItem, carryOut, chooserOf } from './carry.ts';
import { changeTreasury } from './money.ts';

/** Carries out a list of items from left to right; its actor chooses, coats of arms before him. */
export const carryOutList: Program<Volk> = program('carryOutList', [
  whilst(
    (game) => frameAt(game, l.count) < game.rules.deck.lists[frameAt(game, l.value)].length,
    [
      call(carryOut, (game, caller, callee) => {
        const { mem } = game;
        const item = game.rules.deck.lists[mem[caller + l.value]][mem[caller + l.count]++];
        const seat = mem[caller + ACTOR];
        bindItem(game, callee, item, chooserOf(game.rules.deck.items[item], seat));
      }),
    ],
  ),
]);

const ALL = (count: number): number => (1 << count) - 1;

interface DrawnDeck {
  readonly prompt: 'armsCard' | 'conflictCard';
  readonly code: 'armsCard' | 'conflictCard';
  readonly index: 0 | 1;
  readonly zone: number;
  readonly cards: (game: Table) => readonly { reshuffle: boolean; lists: readonly number[] }[];
  readonly listOf: (game: Table, power: number, lists: readonly number[]) => number;
}

const ARMS: DrawnDeck = {
  prompt: 'armsCard',
  code: 'armsCard',
  index: 0,
  zone: ARMS_DECK,
  cards: (game) => game.rules.deck.arms,
  listOf: ({ mem }, power, lists) => lists[power * 4 + mem[DECADE] - 1],
};
const CONFLICTS: DrawnDeck = {
  prompt: 'conflictCard',
  code: 'conflictCard',
  index: 1,
  zone: CONFLICT_DECK,
  cards: (game) => game.rules.deck.conflicts,
  listOf: (_, power, lists) => lists[power],
};

/** All cards go back, so that none is left on the discards. */
function reshuffle(game: Table, { cards, zone, index }: DrawnDeck): void {
  game.sets[zone] = ALL(cards(game).length);
  game.mem[TOP_DISCARD + index] = 0;
  emit(game, 'reshuffle', index);
}

/** 2+2 §8: a superpower (`value`) draws a card and does what its own column says. */
const drawn = (deck: DrawnDeck): Program<Volk> =>
  program(deck.code, [
    step((game) => {
      setActor(game, powerOf(frameAt(game, l.value)));
      if (game.sets[deck.zone] === 0) reshuffle(game, deck);
      if (deck.index === 0 && game.mem[ARMS_COST_UP] && isRuled(game, 'armsCostPerCard')) {
        changeTreasury(game, frameAt(game, l.value), -1);
      }
    }),
    ask({
      prompt: deck.prompt,
      domain: deck.code,
      actor: () => CHANCE,
      args: (game) => [frameAt(game, l.value)],
      legal: (game, legal) => {
        legal[0] |= game.sets[deck.zone];
      },
      take: (game, card) => {
        game.sets[deck.zone] &= ~(1 << card);
        game.mem[TOP_DISCARD + deck.index] = card + 1;
        game.reveals++;
        setFrame(game, l.extra, card);
        emit(game, deck.code, frameAt(game, l.value), card);
      },
    }),
    call(carryOutList, (game, caller, callee) => {
      const { mem } = game;
      const { lists } = deck.cards(game)[mem[caller + l.extra]];
      mem[callee + l.value] = deck.listOf(game, mem[caller + l.value], lists);
    }),
    step((game) => {
      if (deck.cards(game)[frameAt(game, l.extra)].reshuffle) reshuffle(game, deck);
    }),
  ]);

export const drawArmsCard: Program<Volk> = drawn(ARMS);
export const drawConflictCard: Program<Volk> = drawn(CONFLICTS);
