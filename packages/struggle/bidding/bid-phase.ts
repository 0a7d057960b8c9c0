import {
  ANSWERS,
  addRange,
  program,
  rollDie,
  step,
  when,
  type AskAll,
  type Player,
  type Seat,
} from '@brink/kernel';
import { emit } from '../emit.ts';
import { US, USSR } from '../sides.ts';
import { BONUS_INFLUENCE, SEATS_SWAPPED } from '../state.ts';
import type { Table, World } from '../world.ts';
import { MAX_BID, bidOfChoice, choiceOfBid, isTie, settleBids, type Bid } from './bid.ts';
import { questionToAll } from '../question.ts';

const bidOf = ({ mem }: Table, player: Player): Bid => bidOfChoice(mem[ANSWERS + player] - 1);

/** Until the bids are open the seats stand for players: 0 came first, 1 second. */
const bid: AskAll<World> = questionToAll({
  prompt: 'bid',
  domain: 'bid',
  actors: ({ mem }) => (mem[ANSWERS] === 0 ? 1 : 0) | (mem[ANSWERS + 1] === 0 ? 2 : 0),
  legal: (_game, _player, legal) => {
    for (const side of [US, USSR] as const) {
      const least = choiceOfBid({ side, points: 0 });
      addRange(legal, least, least + MAX_BID);
    }
  },
  take: ({ mem }, player, choice) => void (mem[ANSWERS + player] = choice + 1),
});

function settle(game: Table, firstWins: boolean): void {
  const { mem } = game;
  const { sideOfFirst, bonus } = settleBids(bidOf(game, 0), bidOf(game, 1), firstWins);
  mem.fill(0, ANSWERS, ANSWERS + 2);
  mem[SEATS_SWAPPED] = sideOfFirst === USSR ? 1 : 0;
  mem[BONUS_INFLUENCE + US] = bonus[US];
  mem[BONUS_INFLUENCE + USSR] = bonus[USSR];
  emit(game, 'seats', sideOfFirst, bonus[US], bonus[USSR]);
}

/** §11.4: the first decision of a game for whose sides the players bid. */
export const bidPhase = program<World>('bidPhase', [
  bid,
  step((game) => {
    game.reveals++;
    for (const player of [0, 1]) {
      const { side, points } = bidOf(game, player);
      emit(game, 'bid', player, side, points);
    }
  }),
  when(
    (game) => isTie(bidOf(game, 0), bidOf(game, 1)),
    [rollDie<World>('bidDie', (game, die) => settle(game, die <= 3))],
    [step((game) => settle(game, false))],
  ),
]);

const AS_THEY_CAME = [US, USSR] as const;
const SWAPPED = [USSR, US] as const;

/** Which seat each player has: players in the order in which they came. */
export const seating = ({ mem }: Table): readonly [first: Seat, second: Seat] =>
  mem[SEATS_SWAPPED] === 1 ? SWAPPED : AS_THEY_CAME;
