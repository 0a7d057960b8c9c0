import { carefulPolicy } from '@brink/bots/careful';
import { gameCalled } from '@brink/games';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Actor,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import type { Table } from '@brink/struggle';
import type { Adapter } from '../adapter.ts';

export interface PositionsAsked {
  readonly seed: number;
  readonly games: number;
  readonly options?: OptionValues;
}

export const packageOf = ({ id }: Adapter): GamePackage => gameCalled(id)!;

/** Every decision of players in games of careful random play; the game is the same object. */
export function* positionsOf(
  adapter: Adapter,
  { seed, games, options = {} }: PositionsAsked,
): Generator<{ readonly game: Table; readonly actor: Actor }> {
  const kind = packageOf(adapter);
  for (let number = 0; number < games; number++) {
    const random = new Random(seed * 1000 + number);
    const player = carefulPolicy(kind, random);
    const chance = uniform(random);
    const game = kind.setup(kind.parseOptions(options));
    for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
      if (actor !== CHANCE) yield { game: game as Table, actor };
      choose(game, actor, actor === CHANCE ? chance(game, actor) : player(game, actor));
    }
  }
}
