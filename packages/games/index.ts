/**
 * The register of games: the one place that lists them. This file brings the rules of all games;
 * a page that must not load them imports `@brink/games/ids`, `books`, `manners`, `maps` or `loaders`.
 */
export { BOOKS, BOOKS_OF, type BookId } from './books.ts';
export { GAME_IDS, STRUGGLE_IDS, isGameId, type GameId, type StruggleId } from './ids.ts';
export { loadGame, loadGameWithBot } from './loaders.ts';
export { MANNERS, type Manner } from './manners.ts';
export { PLACES_ON_MAP } from './maps.ts';
export { GAMES, gameCalled } from './packages.ts';
