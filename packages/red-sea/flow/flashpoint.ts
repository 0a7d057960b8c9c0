import {
  CARD,
  CHANCE,
  call,
  l,
  local,
  program,
  putUnder,
  setLocal,
  step,
  when,
} from '@brink/kernel';
import {
  DISCARD,
  RESOLVING,
  changeDefcon,
  emit,
  factsOf,
  moveCard,
  offerTop,
  question,
  reshuffleIfEmpty,
  resolveEvent,
  takeTop,
  type Table,
  type World,
} from '@brink/struggle';
import { isRuled } from '../rulings.ts';
import { PILE } from '../state.ts';

/** Set by the coup: DEFCON stays where it is. */
const SPARED = l.value;
const TOP = l.extra;
const NOTHING = 0;

const DEAR = 3;

const topCard = (game: Table): number => local(game, TOP);

function showTop(game: Table, card: number): void {
  takeTop(game, card);
  setLocal(game, TOP, card);
  game.reveals++;
  emit(game, 'flashpoint', local(game, l.target), card);
}

/** Cards of 3 or 4 operations go under the pile; all others cost DEFCON. */
function judge(game: Table): void {
  const card = topCard(game);
  const { ops, isScoring } = factsOf(game, card);
  if (ops >= DEAR) {
    putUnder(game, PILE, card);
    emit(game, 'underPile', card);
    return;
  }
  moveCard(game, card, isScoring ? RESOLVING : DISCARD);
  if (local(game, SPARED) === 0) changeDefcon(game, -1);
}

/** §6.3.6.1: before a coup in a flashpoint the top card of the pile is shown. Local: `target`. */
export const flashpoint = program<World>('flashpoint', [
  when(
    (game) => local(game, SPARED) === 0 || isRuled(game, 'zbigRevealsFlashpoint'),
    [
      step((game) => {
        setLocal(game, TOP, NOTHING);
        if (!isRuled(game, 'flashpointNeedsPile')) reshuffleIfEmpty(game);
      }),
      question({
        prompt: 'flashpoint',
        domain: 'card',
        actor: () => CHANCE,
        auto: true,
        legal: offerTop,
        take: showTop,
      }),
      when(
        (game) => topCard(game) !== NOTHING,
        [
          step(judge),
          when(
            (game) => factsOf(game, topCard(game)).isScoring,
            [
              call(resolveEvent, ({ mem }, caller, callee) => {
                mem[callee + CARD] = mem[caller + TOP];
              }),
            ],
          ),
        ],
      ),
    ],
  ),
]);
