// A card of one's own in Twilight Struggle: its facts, its event in the vocabulary of the rules,
// a world that has it, and a thousand random games that play it.
import { Random, choose, nextActor, step, uniform } from '@brink/kernel';
import {
  DRAW,
  NEUTRAL,
  RIVAL,
  SELF,
  cardProgram,
  controlledBy,
  gain,
  place,
  putIn,
} from '@brink/struggle';
import { REGION_SETS, makeWorld, parseOptions, setup } from '@brink/twilight-struggle';

/** A number that no card of the game has; stored games know cards by their numbers. */
const WORLD_BANK = 111;

/** 1 influence in each of 3 African countries that the opponent does not control, and 1 VP. */
const worldBank = {
  facts: {
    number: WORLD_BANK,
    id: 'world-bank',
    ops: 2,
    side: NEUTRAL,
    isScoring: false,
    isStarred: true,
    isWar: false,
  },
  ...cardProgram('world-bank', {
    event: [
      place(SELF, {
        points: 3,
        perCountry: 1,
        where: REGION_SETS.africa.minus(controlledBy(RIVAL)),
      }),
      gain(SELF, 1),
    ],
  }),
};

const world = makeWorld({
  visiting: [worldBank],
  // Before the first deal the card is put into the draw pile.
  draft: [step((game) => putIn(game, DRAW, WORLD_BANK))],
});

let [events, removed] = [0, 0];
for (let seed = 1; seed <= 1000; seed++) {
  const table = setup(parseOptions({}), {
    on: world,
    log: ({ code, args }) => {
      if (code === 'event' && args[1] === WORLD_BANK) events++;
      if (code === 'remove' && args[0] === WORLD_BANK) removed++;
    },
  });
  const random = uniform(new Random(seed));
  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    choose(table, actor, random(table, actor));
  }
}
console.log(`1000 random games: the event took place in ${events} and left the game in ${removed}`);
