import { createBot } from '@brink/bots/levels';
import {
  CHANCE,
  DONE,
  Random,
  choose,
  legal,
  members,
  nextActor,
  nth,
  promptCode,
  promptFor,
  size,
  type Game,
  type GamePackage,
} from '@brink/kernel';
import { optionId, type Option } from '@brink/struggle';
import type { UseLook } from '../../play/game-client.ts';

const OPERATIONS: readonly Option[] = ['operations', 'operationsFirst'];
const WORLDS = 8;
const LONGEST_PLAY = 80;

/** What each way to use the card at hand would open; events are not looked into. */
export function looksAt(game: Game, seat: number): UseLook[] {
  const branch = game.clone();
  const deeper = game.clone();
  return members(legal(game, seat)).map((use) => {
    if (!OPERATIONS.some((name) => optionId(name) === use)) return { use };
    choose(branch.copyFrom(game), seat, use);
    const prompt = promptFor(branch, seat);
    if (prompt?.code !== 'operations') return { use };
    const kinds = prompt.choices
      .filter((kind) => kind < DONE)
      .map((kind) => {
        choose(deeper.copyFrom(branch), seat, kind);
        const targets = promptFor(deeper, seat)?.choices.filter((target) => target < DONE) ?? [];
        return { kind, targets: targets.length };
      });
    return { use, ops: prompt.args[0], kinds };
  });
}

/** Plays on sensibly in worlds that the seat cannot tell from this one until the card is done. */
function losesSomewhere(
  rules: GamePackage,
  game: Game,
  seat: number,
  use: number,
  random: Random,
): boolean {
  const world = game.clone();
  const bot = createBot({ name: 'heuristic' }, { game: rules, seed: random.next() });
  for (let i = 0; i < WORLDS; i++) {
    rules.determinise(game, seat, random, world);
    choose(world, seat, use);
    for (let left = LONGEST_PLAY; left > 0; left--) {
      const actor = nextActor(world);
      const code = promptCode(world);
      if (actor < 0 || code === 'actionRound' || code === 'headline') break;
      const mask = legal(world, actor);
      const choice =
        actor === CHANCE ? nth(mask, random.below(size(mask))) : bot.choose(world, actor);
      choose(world, actor, choice);
    }
    const outcome = rules.outcome(world);
    if (outcome?.manner === 'defcon' && !outcome.winners.includes(seat)) return true;
  }
  return false;
}

/** Uses that may bring DEFCON to 1 although everybody plays sensibly. */
export function dangersOf(rules: GamePackage, game: Game, seat: number): ReadonlySet<number> {
  const random = new Random(1);
  const uses = members(legal(game, seat)).filter((use) => use < DONE);
  return new Set(uses.filter((use) => losesSomewhere(rules, game, seat, use, random)));
}
