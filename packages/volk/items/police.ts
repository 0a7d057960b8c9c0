import { add, again, l, program, step, type Mask, type Program, type Steps } from '@brink/kernel';
import { FIRST_EAST } from '../board/map.ts';
import { changeUnrest, hasUnrest, offerUnrest } from '../board/unrest.ts';
import { cardsIn, countIn, moveCard } from '../cards.ts';
import { emit } from '../emit.ts';
import { EAST, sideOf } from '../sides.ts';
import {
  ACTIVE,
  EXHAUSTED,
  GONE,
  KEPT,
  POLICE,
  PROVINCE_COUNT,
  STASI_DISBANDED,
  USED,
} from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';

/** What becomes of the card that is being played. */
export const KEEP_AS_POLICE = 1;
export const KEEP_AS_PEACEMAKER = 2;

export const policeCount = (game: Table): number => countIn(game, POLICE);
export const freshPolice = (game: Table): number => policeCount(game) - game.mem[EXHAUSTED];

/** East keeps the card, whoever has played it, while there is a Stasi. */
export const gainPolice: Steps<Volk> = [
  step(({ mem }) => {
    if (!mem[STASI_DISBANDED]) mem[KEPT] = KEEP_AS_POLICE;
  }),
];

/** The police may act at any moment of a turn of East (or of the USSR). */
export const canUsePolice = (game: Table, actor: number): boolean =>
  game.mem[ACTIVE] === actor + 1 &&
  sideOf(actor) === EAST &&
  freshPolice(game) > 0 &&
  hasUnrest(game, EAST);

/** A police card is exhausted and removes one unrest. */
export const policeAction: Program<Volk> = program('policeAction', [
  step((game) => {
    game.mem[EXHAUSTED]++;
    emit(game, 'policeAction', actorOf(game));
  }),
  ask({
    prompt: 'policeAction',
    domain: 'province',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => offerUnrest(game, EAST, 0, legal),
    take: (game, province) => changeUnrest(game, province, -1),
  }),
]);

const ALL_EAST = ((1 << PROVINCE_COUNT) - 1) & ~((1 << FIRST_EAST) - 1);

/** Each unrest of the refund goes to another province until all have one. */
function offerRefund(game: Table, legal: Mask): void {
  const isFull = (game.mem[USED] & ALL_EAST) === ALL_EAST;
  for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
    if (isFull || (game.mem[USED] & (1 << province)) === 0) add(legal, province);
  }
}

/** All police cards leave; for each that was exhausted in this decade an unrest returns. */
export const disbandStasi: Steps<Volk> = [
  step((game) => {
    const { mem } = game;
    setFrame(game, l.count, mem[EXHAUSTED]);
    emit(game, 'stasi', policeCount(game));
    for (const card of cardsIn(game, POLICE)) moveCard(game, card, GONE);
    mem[EXHAUSTED] = 0;
    mem[STASI_DISBANDED] = 1;
    mem[USED] = 0;
    mem[USED + 1] = 0;
  }),
  ask({
    prompt: 'stasiUnrest',
    domain: 'province',
    actor: () => EAST,
    auto: true,
    args: (game) => [frameAt(game, l.count)],
    legal: (game, legal) => {
      if (frameAt(game, l.count) > 0) offerRefund(game, legal);
    },
    take: (game, province) => {
      game.mem[USED] |= 1 << province;
      changeUnrest(game, province, 1);
      setFrame(game, l.count, frameAt(game, l.count) - 1);
      if (frameAt(game, l.count) > 0) again(game);
    },
  }),
];
