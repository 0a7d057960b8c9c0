/**
 * Writes the game that the first page shows where there is no server: two bots play it,
 * `npx tsx tools/film.ts [seed]`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBot, parseLevel } from '@brink/bots';
import { gameCalled } from '@brink/games';
import { CHANCE, Random, choose, nextActor, uniform } from '@brink/kernel';
import { filmOf } from '@brink/struggle';
import { root } from './root.mjs';

const seed = Number(process.argv[2] ?? 1);
const game = gameCalled('twilight-struggle')!;
const options = { edition: 'deluxe', optionalCards: true, bonusUs: 2 };
const level = parseLevel('heuristic');
const bots = [0, 1].map((seat) => createBot(level, { game, seed: 2 * seed + seat }));
const chance = uniform(new Random(seed));
const choices: number[] = [];
const table = game.setup(game.parseOptions(options));
for (let actor = nextActor(table); actor >= 0 || actor === CHANCE; actor = nextActor(table)) {
  const choice = actor === CHANCE ? chance(table, actor) : bots[actor].choose(table, actor);
  choices.push(choice);
  choose(table, actor, choice);
}
const { steps: all, countries } = filmOf(game, { options }, choices);
// Who draws how many cards is of no interest from across the room.
const isTold = ({ code }: { code: string }): boolean => code !== 'drawHidden';
const steps = all.map((step) => Object.assign(step, { log: step.log.filter(isTold) }));
const file = join(root, 'apps/web/games/twilight-struggle/film.json');
writeFileSync(file, `${JSON.stringify({ countries, steps })}\n`);
console.log(`${steps.length} plays, ${JSON.stringify(game.outcome(table))}`);
