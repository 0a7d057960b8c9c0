// The exact odds of every coup that the USSR could make with a 3 operations card at DEFCON 5.
// Plain JavaScript.
import {
  CHANCE,
  Random,
  choose,
  decision,
  legal,
  members,
  nextActor,
  promptFor,
  uniform,
} from '@brink/kernel';
import { adapterOf, allOdds, chanceOfControl } from '@brink/staff';
import { USSR } from '@brink/struggle';
import { setup, twilightStruggle } from '@brink/twilight-struggle';

// A random game, up to the first coup of the USSR with 3 operations.
const named = (table, name) => twilightStruggle.choiceOf(decision(table).domain, name);

function firstCoup(seed) {
  const table = setup();
  const random = uniform(new Random(seed));
  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    const { prompt, args } = decision(table);
    if (actor === USSR && prompt === 'coupTarget' && args[0] === 3) return table;
    const coup = actor !== CHANCE && prompt === 'operations' ? named(table, 'coup') : undefined;
    const isOpen = coup !== undefined && members(legal(table, actor)).includes(coup);
    choose(table, actor, isOpen ? coup : random(table, actor));
  }
  return undefined;
}

let table;
for (let seed = 1; !table; seed++) table = firstCoup(seed);

const texts = twilightStruggle.texts.en;
const prompt = promptFor(table, USSR);
const percent = (part) => `${(100 * part).toFixed(0)}%`.padStart(4);
console.log('target                 changes anything   USSR controls it after');
for (const [choice, odds] of allOdds(adapterOf('twilight-struggle'), table, USSR)) {
  const changes = odds.rows
    .filter(({ countries }) => countries.length > 0)
    .reduce((sum, { probability }) => sum + probability, 0);
  const name = texts.choice(prompt, choice).padEnd(22);
  console.log(`${name} ${percent(changes)}              ${percent(chanceOfControl(odds, USSR))}`);
}
