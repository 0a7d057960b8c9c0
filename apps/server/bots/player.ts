import { Random, legal, nth, size, type Game } from '@brink/kernel';

/** Chooses for a seat. The game it gets is one the seat cannot tell from the real one. */
export interface BotPlayer {
  choose(game: Game, seat: number, random: Random): number;
}

/** Any legal choice, each as likely as the others. */
const randomPlayer: BotPlayer = {
  choose(game, seat, random) {
    const mask = legal(game, seat);
    return nth(mask, random.below(size(mask)));
  },
};

/** By level, from the weakest. */
export const BOTS: Readonly<Record<string, BotPlayer>> = { random: randomPlayer };
