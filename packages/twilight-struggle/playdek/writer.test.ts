/** Lines of single plays: their order and what the engine has to say for them. */
import { expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import type { ChoiceName } from '../notation.ts';
import { scenario, type Position, type SideName } from '../testing/scenario.ts';
import { format } from './lines.ts';
import { toStatements } from './units.ts';
import { LogWriter } from './writer.ts';

/** The lines of one play, without the empty one that parts entries. */
function linesOf(
  position: Position,
  side: SideName,
  card: CardId,
  ...choices: readonly (ChoiceName | number)[]
): string[] {
  const hands = { [side]: [card], ...position.hands };
  const t = scenario({ turn: 8, ...position, hands });
  const writer = new LogWriter();
  t.game.log = (entry) => writer.take(t.game, entry);
  t.round(side);
  for (const choice of [card, ...choices]) {
    t.choose(choice);
    writer.settle(t.game);
  }
  return format(toStatements([...writer.units, ...writer.pending(t.game)]))
    .split('\n')
    .slice(0, -1);
}

test('a coup tells military operations even if the track is full', () => {
  const position = { militaryOps: [5, 0], influence: { chile: [0, 1] } } as const;
  expect(linesOf(position, 'us', 'duck-and-cover', 'operations', 'coup', 'chile', 3)).toEqual([
    'Turn 8, US AR1: Duck and Cover: Coup (3 Ops):',
    'Target: Chile',
    'FAILURE: 3 [ + 3 - 2x3 = 0 ]',
    'US Military Ops to 5',
    'DEFCON degrades to 4',
  ]);
});

test('a war tells VP before military operations', () => {
  const position = { influence: { 'south-korea': [1, 0] } } as const;
  expect(linesOf(position, 'ussr', 'korean-war', 'event', 5)).toEqual([
    'Turn 8, USSR AR1: Korean War*: Event: Korean War*',
    'War in South Korea',
    'VICTORY: 5 >= 4',
    'US -1 in South Korea [0][0]',
    'USSR +1 in South Korea [0][1]',
    'USSR gains 2 VP. Score is USSR 2.',
    'USSR Military Ops to 2',
  ]);
});

test('Che without a target has its header all the same', () => {
  expect(linesOf({}, 'ussr', 'che', 'event')).toEqual([
    'Turn 8, USSR AR1: Che: Event: Che',
    'Coup (3 Ops):',
  ]);
});

test('UN Intervention names its card', () => {
  const position = {
    influence: { canada: [2, 0] },
    hands: { us: ['un-intervention', 'fidel'] },
  } as const;
  const choices = ['event', 'fidel', 'operations', 'influence', 'canada', 'canada'] as const;
  expect(linesOf(position, 'us', 'un-intervention', ...choices)).toEqual([
    'Turn 8, US AR1: UN Intervention: Event: UN Intervention',
    'US plays Fidel*',
    'Place Influence (2 Ops):',
    'US +2 in Canada [4][0]',
  ]);
});

test('what an event ends is said before it goes on, what it brings after it', () => {
  const empire = linesOf({ effects: ['FlowerPower'] }, 'us', 'an-evil-empire', 'event');
  expect(empire.slice(0, 3)).toEqual([
    'Turn 8, US AR1: "An Evil Empire"*: Event: "An Evil Empire"*',
    'Flower Power* is no longer in play.',
    'US gains 1 VP. Score is US 1.',
  ]);
  const wall = linesOf({ effects: ['WillyBrandt'] }, 'us', 'tear-down-this-wall', 'event');
  expect(wall.slice(1, 3)).toEqual([
    'Willy Brandt* is no longer in play.',
    'US +3 in East Germany [3][0]',
  ]);
});

test('DEFCON after VP with Glasnost, before military operations with How I Learned', () => {
  expect(linesOf({ defcon: 3 }, 'ussr', 'glasnost', 'event').slice(1)).toEqual([
    'USSR gains 2 VP. Score is USSR 2.',
    'DEFCON improves to 4',
  ]);
  const learned = linesOf({ defcon: 3 }, 'us', 'how-i-learned-to-stop-worrying', 'event', 5);
  expect(learned.slice(1)).toEqual(['DEFCON improves to 5', 'US Military Ops to 5']);
});

test('a block within a block ends with two empty lines', () => {
  const position = {
    influence: { canada: [2, 0], cuba: [0, 1] },
    hands: { ussr: ['cia-created', 'fidel'] },
  } as const;
  const choices = ['eventFirst', 'influence', 'canada', 'influence', 'cuba'] as const;
  expect(linesOf(position, 'ussr', 'cia-created', ...choices)).toEqual([
    'Turn 8, USSR AR1: CIA Created*: Event: CIA Created*',
    'USSR reveals Fidel*',
    'Place Influence (1 Ops):',
    'US +1 in Canada [3][0]',
    '',
    '',
    'Place Influence (1 Ops):',
    'USSR +1 in Cuba [0][2]',
  ]);
});
