// A bot of forty lines against ours: it deals what it cannot see anew, tries each choice, lets
// chance decide, and keeps the choice after which the game stands best.
//   node forty-lines.ts [opponent] [pairs of games]      such as: heuristic 20
import { createBot, parseLevel, playMatch, type Bot } from '@brink/bots';
import {
  CHANCE,
  Random,
  anyGame,
  choose,
  legal,
  members,
  nextActor,
  uniform,
  type Actor,
  type Game,
} from '@brink/kernel';
import { redSea } from '@brink/red-sea/with-bot';

const game = anyGame(redSea);
const DEALS = 4;

class FortyLines implements Bot {
  readonly reason = undefined;
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  choose(table: Game, seat: Actor): number {
    const choices = members(legal(table, seat));
    const worth = choices.map(() => 0);
    const [deal, branch] = [table.clone(), table.clone()];
    for (let i = 0; i < DEALS; i++) {
      game.determinise(table, seat, this.#random, deal);
      choices.forEach((choice, n) => {
        choose(branch.copyFrom(deal), seat, choice);
        worth[n] += this.#standing(branch, seat);
      });
    }
    return choices[worth.indexOf(Math.max(...worth))];
  }

  /** How it stands once chance has decided, from -1 to 1. */
  #standing(branch: Game, seat: Actor): number {
    const chance = uniform(this.#random);
    while (nextActor(branch) === CHANCE) choose(branch, CHANCE, chance(branch, CHANCE));
    const winners = game.outcome(branch)?.winners;
    if (winners) return winners.includes(seat) ? 1 : -1;
    return game.ai!.evaluate(branch, seat);
  }
}

const [level = 'random', pairs = '10'] = process.argv.slice(2);
const clock = (): number => performance.now();
let won = 0;
for (let i = 0; i < 2 * Number(pairs); i++) {
  const [seat, seed] = [i % 2, i >> 1];
  const ours = createBot(parseLevel(level), { game, seed, clock });
  const mine = new FortyLines(seed);
  const bots = seat === 0 ? [mine, ours] : [ours, mine];
  const { outcome } = playMatch({ game, options: {}, bots, seed, clock });
  if (outcome.winners.includes(seat)) won++;
}
console.log(`forty lines against ${level}: ${won} of ${2 * Number(pairs)} games of Red Sea`);
