import {
  CHANCE,
  DONE,
  IllegalChoice,
  choose,
  decision,
  has,
  isEmpty,
  legal,
  load,
  members,
  pending,
  promptFor,
  save,
  type Actor,
  type Game,
  type GamePackage,
  type Random,
} from '@brink/kernel';
import { Violation, demand, demandSame, guard, type Law } from './violation.ts';

export function actorsIn(bits: number): Actor[] {
  const actors: Actor[] = [];
  for (let actor = 0; actor <= CHANCE; actor++) if (bits & (1 << actor)) actors.push(actor);
  return actors;
}

/** How a choice is called in messages: "ussr: actionRound fidel". */
export function describeChoice(game: GamePackage, at: Game, actor: Actor, choice: number): string {
  const { prompt, domain } = decision(at) ?? { prompt: 'game over', domain: '' };
  let name: string;
  try {
    name = game.choiceName(domain, choice);
  } catch {
    name = `${choice}`;
  }
  return `${actor === CHANCE ? 'chance' : `seat ${actor}`}: ${prompt} ${name} (${choice})`;
}

export function demandBytes(at: Game, before: Uint8Array, law: Law, what: string): void {
  const bytes = new Uint8Array(at.mem.buffer);
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === before[i]) continue;
    throw new Violation(law, `${what}: byte ${i} is ${bytes[i]}, not ${before[i]}`);
  }
}

/** What holds in every position: somebody can choose or the game is over, and nothing is amiss. */
export function checkStanding(game: GamePackage, at: Game): void {
  const actors = pending(at);
  const isOver = game.outcome(at) !== undefined;
  demand(
    isOver === (actors === 0),
    'end',
    isOver ? 'over, and somebody is to choose' : 'nobody is to choose',
  );
  for (const actor of actorsIn(actors)) {
    demand(!isEmpty(legal(at, actor)), 'decision', `actor ${actor} has nothing to choose`);
  }
  const found = game.violations(at);
  demand(found.length === 0, 'state', found.join('; '));
}

/** Bytes are all there is: a loaded game stands at the same decision. Answers with that game. */
export function checkSaving(game: GamePackage, at: Game, seats: readonly Actor[]): Game {
  const bytes = save(at);
  const loaded = load(at.rules, bytes);
  for (const viewer of [...seats, CHANCE]) {
    demandSame(promptFor(at, viewer), promptFor(loaded, viewer), 'save', `prompt of ${viewer}`);
  }
  for (const viewer of seats) game.view(at, viewer);
  demandBytes(loaded, bytes, 'save', 'asking for the legal set changes the game');
  demandBytes(at, bytes, 'save', 'looking at the game changes it');
  return loaded;
}

/** Everything that is offered can be taken, and leads to a sound position. */
export function checkOffers(game: GamePackage, at: Game): void {
  const branch = at.clone();
  for (const actor of actorsIn(pending(at))) {
    for (const choice of members(legal(at, actor))) {
      const what = describeChoice(game, at, actor, choice);
      guard(what, () => {
        choose(branch.copyFrom(at), actor, choice);
        checkStanding(game, branch);
      });
    }
  }
}

/** A few of the choices that are not offered, and a stranger's. */
export function checkRefusals(game: GamePackage, at: Game, random: Random): void {
  const before = save(at);
  const actors = pending(at);
  const refuse = (actor: Actor, choice: number): void => {
    const what = describeChoice(game, at, actor, choice);
    let isRefused = false;
    try {
      choose(at, actor, choice);
    } catch (error) {
      isRefused = error instanceof IllegalChoice;
      demand(isRefused, 'illegal', `${what} throws ${(error as Error).message}`);
    }
    demand(isRefused, 'illegal', `${what} is taken`);
    demandBytes(at, before, 'illegal', `${what} changes the game`);
  };
  for (const actor of actorsIn(actors)) {
    const stray = random.below(DONE + 1);
    if (!has(legal(at, actor), stray)) refuse(actor, stray);
    refuse(actor, -1);
  }
  const stranger = [0, 1, 2, 3, CHANCE].find((actor) => (actors & (1 << actor)) === 0);
  if (stranger !== undefined) refuse(stranger, random.below(DONE + 1));
}

/** Simultaneous choices end alike whoever answers first. */
export function checkOrder(game: GamePackage, at: Game, random: Random): void {
  const actors = actorsIn(pending(at));
  if (actors.length < 2) return;
  const answers = actors.map((actor) => {
    const offered = members(legal(at, actor));
    return { actor, choice: offered[random.below(offered.length)] };
  });
  const play = (order: typeof answers): Game => {
    const branch = at.clone();
    for (const { actor, choice } of order) {
      guard(describeChoice(game, branch, actor, choice), () => choose(branch, actor, choice));
    }
    return branch;
  };
  demandBytes(
    play([...answers].reverse()),
    save(play(answers)),
    'order',
    'the order of answers matters',
  );
}
