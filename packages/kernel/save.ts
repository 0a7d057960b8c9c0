import { Game, type Rules } from './game.ts';

/** All there is to keep of a game in progress, at any decision. */
export const save = (game: Game): Uint8Array => new Uint8Array(game.mem.buffer.slice(0));

/** The game that was saved, with the rules it was played by. */
export function load<R extends Rules>(rules: R, bytes: Uint8Array): Game<R> {
  const game = new Game(rules);
  if (bytes.length !== rules.layout.bytes) {
    throw new Error(`a game of ${rules.id} has ${rules.layout.bytes} bytes, not ${bytes.length}`);
  }
  new Uint8Array(game.mem.buffer).set(bytes);
  return game;
}
