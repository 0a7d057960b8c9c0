import { BotError } from '@brink/bots';
import { CHANCE, DONE, choose, decision, has, legal, pending } from '@brink/kernel';
import { Fault } from '../fault.ts';
import { settleChance, type OpenGame, type OpenGames } from '../open-games.ts';
import type { Carried, Request } from '../request.ts';
import { actorIn, standingOf } from '../standing.ts';

/** A choice by its number or by its name. */
function choiceIn(request: Request, { game, package: { choiceOf } }: OpenGame): number {
  if (!request.has('name')) return request.integer('choice', 0, DONE);
  const name = request.text('name');
  const choice = choiceOf(decision(game)!.domain, name);
  if (choice === undefined) throw new Fault('illegalChoice', `nothing is called "${name}" here`);
  return choice;
}

export function take(open: OpenGame, actor: number, choice: number): void {
  const { game, package: played } = open;
  if (!has(legal(game, actor), choice)) {
    const what = played.outcome(game) ? 'the game is over' : `choice ${choice} is not legal`;
    throw new Fault(played.outcome(game) ? 'gameOver' : 'illegalChoice', what);
  }
  choose(game, actor, choice);
  settleChance(open);
}

/** A level that does not exist is the client's mistake. */
export function decided<T>(decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (error instanceof BotError) throw new Fault('badBot', error.message);
    throw error;
  }
}

/** Commands that play on. */
export function choosing(games: OpenGames): Readonly<Record<string, Carried>> {
  const answer: Carried = (request) => {
    const open = games.in(request);
    const actor = actorIn(request, open);
    take(open, actor, choiceIn(request, open));
    return { head: standingOf(open, undefined, request.language()) };
  };

  /** Lets a level answer for whoever is to choose. */
  const bot: Carried = (request) => {
    const number = games.numberIn(request);
    const open = games.numbered(number);
    const seat = actorIn(request, open);
    const level = request.text('level');
    const { game, package: played } = open;
    if (seat === CHANCE || (pending(game) & (1 << seat)) === 0) {
      throw new Fault('badRequest', `actor ${seat} is not a seat that is to choose`);
    }
    const key = `${number} ${seat}`;
    const asked = { key, package: played, level, game, seat, seed: request.seed() };
    const choice = decided(() => games.bots.decide(asked).choice);
    const name = played.choiceName(decision(game)!.domain, choice);
    take(open, seat, choice);
    const standing = standingOf(open, undefined, request.language());
    return { head: { chosen: { actor: seat, choice, name }, ...standing } };
  };

  return { choose: answer, bot };
}
