import type { GamePackage } from '@brink/kernel';
import type { Clock } from '../bot.ts';
import { createBot, type Level } from '../levels.ts';
import type { SearchBot } from '../search/search.ts';
import { suggestedOrder, type Ranking } from './agreement.ts';

/** How a bot of this level ranks choices; a search what it has not looked at as the game suggests. */
export function rankingOf(kind: GamePackage, level: Level, seed: number, clock: Clock): Ranking {
  const suggested = suggestedOrder(kind);
  if (level.name !== 'search') return suggested;
  const bot = createBot(level, { game: kind, seed, clock }) as SearchBot;
  return (game, seat) => {
    const choice = bot.choose(game, seat);
    return [...new Set([choice, ...bot.ranking, ...suggested(game, seat)])];
  };
}
