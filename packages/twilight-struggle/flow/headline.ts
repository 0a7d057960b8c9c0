import {
  ACTOR,
  CARD,
  call,
  drop,
  isEmpty,
  newMask,
  program,
  step,
  whilst,
  type Mask,
} from '@brink/kernel';
import {
  COMMITTED,
  PHASING,
  RESOLVING,
  ROUND,
  US,
  USSR,
  emit,
  factsOf,
  fixReach,
  handOf,
  hasSpaceAbility,
  isRaised,
  moveCard,
  offerZone,
  playForEvent,
  reveal,
  rivalOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { DEFECTORS, MISSILE_ENVY, UN_INTERVENTION } from '../card-sets.ts';
import { SEES_HEADLINE } from '../data/space.ts';
import { MissileEnvyDue } from '../flags.ts';
import { HEADLINES, ROUND_OF } from '../state.ts';

/** §4.5 C: any card of the hand but UN Intervention and a Missile Envy that is due. */
function offerHeadlines(game: Table, side: Side, legal: Mask): void {
  offerZone(game, handOf(side), legal);
  drop(legal, UN_INTERVENTION);
  if (isRaised(game, MissileEnvyDue + side)) drop(legal, MISSILE_ENVY);
}

const scratch = newMask();

function mustChoose(game: Table, side: Side): boolean {
  if (game.mem[COMMITTED + side] !== 0) return false;
  scratch.fill(0);
  offerHeadlines(game, side, scratch);
  return !isEmpty(scratch);
}

/** Both at the same time, unless one of them sees the other's headline first (§6.4.4). */
function choosers(game: Table): number {
  const us = mustChoose(game, US);
  const ussr = mustChoose(game, USSR);
  if (us && ussr) {
    if (hasSpaceAbility(game, US, SEES_HEADLINE)) return 1 << USSR;
    if (hasSpaceAbility(game, USSR, SEES_HEADLINE)) return 1 << US;
  }
  return (us ? 1 << US : 0) | (ussr ? 1 << USSR : 0);
}

function commit(game: Table, side: Side, card: number): void {
  game.mem[COMMITTED + side] = card + 1;
  if (hasSpaceAbility(game, rivalOf(side), SEES_HEADLINE)) reveal(game, side, card);
}

function showHeadlines(game: Table): void {
  const { mem } = game;
  for (const side of [USSR, US]) {
    const card = mem[COMMITTED + side] - 1;
    mem[COMMITTED + side] = 0;
    mem[HEADLINES + side] = Math.max(0, card);
    if (card < 0) continue;
    moveCard(game, card, RESOLVING);
    game.reveals++;
    emit(game, 'headline', side, card);
  }
}

/** Higher operations first, the US on a tie; Defectors before what it cancels. */
function nextHeadline(game: Table): Side {
  const { mem } = game;
  const [us, ussr] = [mem[HEADLINES + US], mem[HEADLINES + USSR]];
  if (us === 0) return USSR;
  if (ussr === 0 || us === DEFECTORS) return US;
  return factsOf(game, ussr).ops > factsOf(game, us).ops ? USSR : US;
}

export const headlinePhase = program<World>('headlinePhase', [
  step(({ mem }) => {
    mem[ROUND] = 0;
    mem[ROUND_OF] = 0;
  }),
  {
    kind: 'askAll',
    prompt: 'headline',
    domain: 'card',
    actors: choosers,
    legal: (game, side, legal) => offerHeadlines(game, side as Side, legal),
    take: (game, side, card) => commit(game, side as Side, card),
  },
  step(showHeadlines),
  whilst(
    ({ mem }) => mem[HEADLINES + US] !== 0 || mem[HEADLINES + USSR] !== 0,
    [
      step((game) => {
        const { mem } = game;
        mem[PHASING] = nextHeadline(game);
        fixReach(game);
      }),
      call(playForEvent, (game, _caller, callee) => {
        const { mem } = game;
        const side = mem[PHASING];
        mem[callee + ACTOR] = side;
        mem[callee + CARD] = mem[HEADLINES + side];
        mem[HEADLINES + side] = 0;
      }),
    ],
  ),
]);
