import { Random, anyGame } from '@brink/kernel';
import { redSea } from '@brink/red-sea';
import { scenario as redSeaScenario } from '@brink/red-sea/testing/scenario';
import { randomGame } from '@brink/testkit';
import { duel } from '@brink/testkit/testing/duel';
import { twilightStruggle } from '@brink/twilight-struggle';
import { scenario, type Scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { carefulPolicy } from './careful.ts';
import { randomPolicy } from './random.ts';

const game = anyGame(twilightStruggle);
const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

/** All that careful players choose here. */
function chosen(t: Scenario, seat: number): string[] {
  const names = SEEDS.map((seed) =>
    game.choiceName(
      t.prompt === 'actionRound' ? 'card' : 'option',
      carefulPolicy(game, new Random(seed))(t.game, seat),
    ),
  );
  return [...new Set(names)].sort();
}

const tense = (): Scenario =>
  scenario({
    turn: 1,
    round: 2,
    defcon: 2,
    influence: { iran: [1, 0], cuba: [0, 1] },
    hands: { ussr: ['duck-and-cover', 'fidel', 'nato'], us: ['marshall-plan'] },
  }).round('ussr');

test('a card whose event would be nuclear war can only go into space', () => {
  const t = tense();
  expect(t.choices).toContain('duck-and-cover');
  t.choose('duck-and-cover');
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  expect(chosen(t, 1)).toEqual(['space']);
});

test('where even that is closed the card stays in hand', () => {
  const t = scenario({
    turn: 1,
    round: 2,
    defcon: 2,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['duck-and-cover', 'fidel'] },
    space: [0, 8],
  }).round('ussr');
  expect(t.choices).toEqual(['china-card', 'duck-and-cover', 'fidel']);
  expect(chosen(t, 1)).toEqual(['china-card', 'fidel']);
});

test('a scoring card that is due is played', () => {
  const t = scenario({
    turn: 1,
    round: 6,
    hands: { us: ['asia-scoring', 'nato', 'marshall-plan'] },
  }).round('us');
  expect(chosen(t, 0)).toEqual(['asia-scoring']);
});

test('careful games last longer and no scoring card is held', () => {
  const play = (make: Parameters<typeof randomGame>[3]) =>
    SEEDS.slice(0, 12).map((seed) => randomGame(game, {}, seed, make));
  const turns = (games: ReturnType<typeof play>): number =>
    games.reduce((sum, each) => sum + game.outcome(each.game)!.turn, 0);
  const careful = play((random) => carefulPolicy(game, random));
  expect(turns(careful)).toBeGreaterThan(turns(play(randomPolicy)));
  for (const each of careful) {
    expect(game.outcome(each.game)!.manner).not.toBe('heldScoringCard');
  }
});

test('a game that says nothing about danger is played all the same', () => {
  const any = duel();
  const { game: end } = randomGame(any, {}, 3, (random) => carefulPolicy(any, random));
  expect(any.outcome(end)).toBeDefined();
});

test('a flashpoint of Red Sea is left alone at DEFCON 2: the card it shows may cost DEFCON', () => {
  const t = redSeaScenario({
    round: 3,
    defcon: 2,
    influence: { ethiopia: [0, 1], madagascar: [0, 1], kenya: [0, 1] },
    hands: { us: ['centcom'], ussr: ['nasserism'] },
  });
  t.plays('us', 'centcom', 'operations').choose('coup');
  expect(t.choices).toEqual(['ethiopia', 'kenya', 'madagascar']);
  const policy = (seed: number) => carefulPolicy(anyGame(redSea), new Random(seed));
  const targets = new Set(SEEDS.map((seed) => policy(seed)(t.game, 0)));
  expect([...targets].map((target) => redSea.choiceName('country', target))).toEqual([
    'madagascar',
  ]);
});
