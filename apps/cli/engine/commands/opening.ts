import {
  OptionError,
  Random,
  fingerprintOf,
  legal,
  load,
  nextActor,
  revisionOf,
  save,
  setUpAgreed,
  uniform,
  type Game,
  type GamePackage,
} from '@brink/kernel';
import { gameCalled } from '@brink/games';
import { UserError } from '../../errors.ts';
import { gameWith } from '../../games.ts';
import { Fault } from '../fault.ts';
import { agreedIn, chanceIn, type OpenGame, type OpenGames } from '../open-games.ts';
import { Request, type Answer, type Carried } from '../request.ts';
import { standingOf } from '../standing.ts';

/** A game on paper in the middle of it: its memory, and what tells whether it still fits. */
function saveOf({ package: kind, options, game }: OpenGame) {
  return {
    game: kind.id,
    options,
    rules: revisionOf(game),
    fingerprint: fingerprintOf(kind, game.rules),
    memory: Buffer.from(save(game)).toString('base64'),
  };
}

/** Throws at anything that no game of these rules can be. */
function checkSound({ violations }: GamePackage, game: Game): void {
  const actor = nextActor(game);
  if (actor >= 0) legal(game, actor);
  const [found] = violations(game);
  if (found !== undefined) throw new Error(found);
}

/** The game that a save holds; whatever is wrong with it is one fault. */
function restored(request: Request): Omit<OpenGame, 'chance'> {
  const stored = new Request(request.object('save'), new Uint8Array());
  const id = stored.text('game');
  const options = stored.object('options');
  const rules = stored.integer('rules', 1, 999);
  const memory = Buffer.from(stored.text('memory'), 'base64');
  const fingerprint = stored.text('fingerprint');
  if (!gameCalled(id)) throw new Fault('unknownGame', `there is no game "${id}"`);
  try {
    const found = gameWith(id, options);
    const start = setUpAgreed(found, { options, rules });
    if (fingerprintOf(found, start.rules) !== fingerprint) {
      throw new Fault('badSave', 'saved by a program with other rules');
    }
    const game = load(start.rules, memory);
    checkSound(found, game);
    return { package: found, options, seats: found.seats(found.parseOptions(options)), game };
  } catch (error) {
    if (error instanceof Fault) throw error;
    const isOptions = error instanceof OptionError || error instanceof UserError;
    const code = isOptions ? 'badOptions' : 'badSave';
    throw new Fault(code, (error as Error).message);
  }
}

/** Commands that open games, and the one that closes them. */
export function opening(games: OpenGames): Readonly<Record<string, Carried>> {
  const opened = (request: Request, game: OpenGame, more: object = {}): Answer => {
    const number = games.open(game);
    return { head: { game: number, ...more, ...standingOf(game, undefined, request.language()) } };
  };

  const begin: Carried = (request) => {
    const { start, ...agreed } = agreedIn(request);
    const { chance, seed } = chanceIn(request);
    const { seats } = agreed;
    return opened(request, { ...agreed, game: start, chance }, { seats, ...(chance && { seed }) });
  };

  const clone: Carried = (request) => {
    const from = games.in(request);
    const seed = request.seed();
    const chance = from.chance && uniform(new Random(seed));
    return opened(request, { ...from, game: from.game.clone(), chance }, { seed });
  };

  const determinise: Carried = (request) => {
    const from = games.in(request);
    const viewer = request.viewer(from.seats.length);
    const seed = request.seed();
    // Chance goes on where the deal has ended, so that the two have nothing in common.
    const random = new Random(seed);
    const game = from.package.determinise(from.game, viewer, random, from.game.clone());
    return opened(request, { ...from, game, chance: from.chance && uniform(random) }, { seed });
  };

  const restore: Carried = (request) => {
    const { chance, seed } = chanceIn(request);
    const game = restored(request);
    return opened(request, { ...game, chance }, { seats: game.seats, ...(chance && { seed }) });
  };

  const close: Carried = (request) => {
    games.close(request);
    return { head: {} };
  };

  return {
    new: begin,
    clone,
    determinise,
    save: (request) => ({ head: { save: saveOf(games.in(request)) } }),
    restore,
    close,
  };
}
