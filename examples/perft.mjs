// Counts the lines of decisions from one position: what every rules engine is compared by.
// Plain JavaScript. Chance is not counted; here it always takes the first that may happen.
//   node perft.mjs [game] [depth]
import { gameCalled } from '@brink/games';
import { CHANCE, choose, legal, members, nextActor, nth } from '@brink/kernel';

const [id = 'red-sea', depth = '5'] = process.argv.slice(2);
const game = gameCalled(id);
if (!game) throw new Error(`there is no game "${id}"`);

function settleChance(table) {
  while (nextActor(table) === CHANCE) choose(table, CHANCE, nth(legal(table, CHANCE), 0));
  return table;
}

function count(table, left) {
  const actor = nextActor(table);
  if (actor < 0) return 1;
  const choices = members(legal(table, actor));
  if (left === 1) return choices.length;
  const branch = table.clone();
  let lines = 0;
  for (const choice of choices) {
    choose(branch.copyFrom(table), actor, choice);
    lines += count(settleChance(branch), left - 1);
  }
  return lines;
}

const start = settleChance(game.setup(game.parseOptions({})));
for (let left = 1; left <= Number(depth); left++) console.log(`${left}  ${count(start, left)}`);
