import { Random, choose, nextActor, uniform, type OptionValues } from '@brink/kernel';
import { expect, test } from 'vitest';
import { cardsIn, handOf } from './cards.ts';
import { volk } from './package.ts';
import { unseenBy } from './unseen.ts';
import type { Table } from './volk.ts';

/** Tables of a random game, with who is to move. */
function moments(options: OptionValues): { readonly game: Table; readonly seat: number }[] {
  const game = volk.setup(volk.parseOptions(options));
  const chance = uniform(new Random(7));
  const list: { readonly game: Table; readonly seat: number }[] = [];
  for (let made = 0; made < 160 && nextActor(game) >= 0; made++) {
    const seat = nextActor(game);
    if (seat < game.rules.players && made % 8 === 0) list.push({ game: game.clone(), seat });
    choose(game, seat, chance(game, seat));
  }
  return list;
}

const GAMES = [{}, { mode: 'two-plus-two' }];

test.each(GAMES)('%o: what the seats may hold adds up to their hands', (options) => {
  const list = moments(options);
  expect(list.length).toBeGreaterThan(3);
  for (const { game, seat } of list) {
    const cards = unseenBy(game, seat);
    const others = [...Array(game.rules.players).keys()].filter((each) => each !== seat);
    for (const other of others) {
      const sum = cards.reduce((total, { chances }) => total + chances[other], 0);
      expect(sum).toBeCloseTo(cardsIn(game, handOf(other)).length);
    }
  }
});

test.each(GAMES)(
  '%o: the same is told of every deal that the seat cannot tell apart',
  (options) => {
    for (const { game, seat } of moments(options)) {
      const told = unseenBy(game, seat).map(({ card, chances }) => ({ card, chances }));
      const dealt = unseenBy(volk.determinise(game, seat, new Random(3), game.clone()), seat);
      expect(dealt.map(({ card, chances }) => ({ card, chances }))).toEqual(told);
      const held = dealt.filter(({ holder }) => holder >= 0);
      expect(held.every(({ chances, holder }) => chances[holder] > 0)).toBe(true);
    }
  },
);
