import {
  CARD_WORDS,
  DISCARD,
  ROUND,
  ROUND_OF,
  TURN,
  US,
  USSR,
  WAITING,
  cardCount,
  handOf,
  pileCount,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from '../adapter.ts';

/** When the discards become the pile again, if everybody plays a card in every round. */
export interface Reshuffle {
  /** The turn whose deal empties the pile; undefined if the game ends before. */
  readonly turn: number | undefined;
  /** Cards in the pile before that deal, and cards that it takes. */
  readonly pile: number;
  readonly needed: number;
  /** Discards that would make the new pile today. */
  readonly discards: number;
}

const FARTHEST = 10;

/** Cards that a side still plays before the turn ends. */
function playsLeft(game: Table, side: Side): number {
  const { mem, rules } = game;
  const rounds = rules.rule.regularRounds(game);
  // The headline is a play as well.
  return mem[ROUND] === 0
    ? rounds + 1
    : Math.max(0, rounds - mem[ROUND] + 1 - hasPlayed(game, side));
}

/** Whether the side that goes first has already played in the present round. */
function hasPlayed(game: Table, side: Side): number {
  const first = game.rules.rule.goesFirst?.(game) ?? USSR;
  const isOf = game.mem[ROUND_OF] - 1;
  return side === first && isOf !== side ? 1 : 0;
}

export function forecastReshuffle(adapter: Adapter, game: Table): Reshuffle {
  const copy = game.clone();
  const { mem } = copy;
  const discards = cardCount(game, DISCARD);
  let pile = pileCount(game);
  const kept = ([US, USSR] as const).map((side) =>
    Math.max(0, cardCount(game, handOf(side)) - playsLeft(game, side)),
  );
  for (let turn = game.mem[TURN] + 1; turn <= FARTHEST; turn++) {
    mem[TURN] = turn;
    const joined = adapter.joins.indexOf(turn);
    if (joined >= 0) pile += cardCount(game, WAITING + joined * CARD_WORDS);
    const size = game.rules.rule.handSize(copy);
    const needed = kept.reduce((sum, held) => sum + Math.max(0, size - held), 0);
    if (needed > pile) return { turn, pile, needed, discards };
    pile -= needed;
    const rounds = game.rules.rule.regularRounds(copy);
    kept.fill(Math.max(0, size - rounds - 1));
  }
  return { turn: undefined, pile, needed: 0, discards };
}
