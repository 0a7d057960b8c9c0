import {
  ANSWERS,
  CHANCE,
  add,
  l,
  local,
  program,
  rollDie,
  setLocal,
  step,
  when,
  whilst,
  exceptFor,
  only,
  type Ask,
  type AskAll,
  type Mask,
  type Steps,
} from '@brink/kernel';
import {
  DRAW,
  US,
  USSR,
  emit,
  emitTo,
  giveOpenly,
  has,
  cardIn,
  isIn,
  pickCard,
  question,
  questionToAll,
  type Condition,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { cardNumber, type CardId } from '../data/cards.ts';
import { CRISIS, CRISIS_RESULTS, STATECRAFT_LOST, STATECRAFT_SHOWN } from '../state.ts';
import { isPlayedWith } from '../variants.ts';
import { CRISES, PILES, bandOf, crisisNumber, type CrisisId } from './crises.ts';
import { applyCrisis } from './outcomes.ts';
import { isYaltaForUs, isYaltaForUssr } from './results.ts';
import {
  STATECRAFT,
  cardOfChoice,
  hasAnswered,
  modifierOf,
  offerStatecraft,
  statecraftHand,
  type Statecraft,
} from './statecraft.ts';

/** With the Chinese Civil War as a scenario of its own its crisis stays in the box. */
function offerCrises(game: Table, pile: readonly CrisisId[], legal: Mask): void {
  for (const id of pile) {
    const isOut = id === 'chinese-civil-war' && isPlayedWith(game, 'chineseCivilWar');
    if (!isOut && game.mem[CRISIS_RESULTS + crisisNumber(id)] === 0) add(legal, crisisNumber(id));
  }
}

const nextCrisis = (pile: readonly CrisisId[]): Ask<World> =>
  question({
    prompt: 'crisis',
    domain: 'crisis',
    actor: () => CHANCE,
    auto: true,
    legal: (game, legal) => offerCrises(game, pile, legal),
    take: (game, crisis) => {
      game.mem[CRISIS] = crisis + 1;
      emit(game, 'crisis', crisis);
    },
  });

const mustAnswer = (game: Table, side: Side): boolean =>
  !hasAnswered(game, side) && statecraftHand(game, side) !== 0;

/** Both lay a card down in secret; an empty hand lays down none. */
const layDown: AskAll<World> = questionToAll({
  prompt: 'statecraft',
  domain: 'statecraft',
  actors: (game) => (mustAnswer(game, US) ? 1 << US : 0) | (mustAnswer(game, USSR) ? 1 << USSR : 0),
  args: ({ mem }) => [mem[CRISIS] - 1],
  legal: (game, side, legal) => offerStatecraft(game, side as Side, legal),
  take: ({ mem }, side, choice) => void (mem[ANSWERS + side] = choice + 1),
});

/** What both cards add to the die. */
const MODIFIER = l.value;

function showBoth(game: Table): void {
  const { mem } = game;
  const shown: (Statecraft | undefined)[] = [];
  for (const side of [US, USSR] as const) {
    const choice = mem[ANSWERS + side] - 1;
    mem[ANSWERS + side] = 0;
    if (choice < 0) continue;
    shown[side] = STATECRAFT[choice];
    mem[STATECRAFT_SHOWN + side] |= 1 << cardOfChoice(choice);
    emit(game, 'statecraft', side, choice);
  }
  setLocal(game, MODIFIER, modifierOf(shown[US], shown[USSR]));
  game.reveals++;
}

function settle(game: Table, die: number): void {
  const { mem } = game;
  const crisis = mem[CRISIS] - 1;
  const band = bandOf(die + local(game, MODIFIER));
  mem[CRISIS] = 0;
  mem[CRISIS_RESULTS + crisis] = band + 1;
  emit(game, 'crisisRoll', crisis, die, local(game, MODIFIER), band);
  applyCrisis(game, CRISES[crisis], band);
}

const isOpen = ({ mem }: Table): boolean => mem[CRISIS] !== 0;

const goThrough = (pile: readonly CrisisId[]): Steps<World> => [
  nextCrisis(pile),
  whilst(isOpen, [layDown, step(showBoth), rollDie<World>('crisisDie', settle), nextCrisis(pile)]),
];

/** A random card goes away face down: only its owner knows which. */
const loseOne = (side: Side): Ask<World> =>
  question({
    prompt: 'statecraftLost',
    domain: 'statecraft',
    actor: () => CHANCE,
    legal: (game, legal) => offerStatecraft(game, side, legal),
    take: (game, choice) => {
      game.mem[STATECRAFT_LOST + side] = cardOfChoice(choice) + 1;
      game.reveals++;
      emitTo(game, only(side), 'statecraftLost', side, choice);
      emitTo(game, exceptFor(side), 'statecraftLostHidden', side);
    },
  });

/** Yalta: a named card of the Early War deck, for whoever wants it, before the first deal. */
const mayTake = (side: Side, isEntitled: Condition, ids: readonly CardId[]) =>
  when<World>(isEntitled, [
    pickCard(l.target, {
      by: side,
      prompt: 'yaltaCard',
      optional: true,
      from: (game, legal) => {
        for (const id of ids) if (isIn(game, DRAW, cardNumber(id))) add(legal, cardNumber(id));
      },
    }),
    when(has(l.target), [
      step((game) => {
        const card = cardIn(l.target)(game);
        giveOpenly(game, card, side);
        emit(game, 'takeFromDeck', side, card);
      }),
    ]),
  ]);

/** Statecraft has no part in the game itself. */
function putAway({ mem }: Table): void {
  mem.fill(0, STATECRAFT_SHOWN, STATECRAFT_SHOWN + 2);
  mem.fill(0, STATECRAFT_LOST, STATECRAFT_LOST + 2);
}

/** Before the set-up: both piles of crises, then the cards that Yalta allows. */
export const turnZero = program<World>('turnZero', [
  when((game) => isPlayedWith(game, 'chineseCivilWar'), [loseOne(USSR), loseOne(US)]),
  PILES.map(goThrough),
  mayTake(USSR, isYaltaForUssr, ['vietnam-revolts', 'arab-israeli-war']),
  mayTake(US, isYaltaForUs, ['marshall-plan']),
  step(putAway),
]);
