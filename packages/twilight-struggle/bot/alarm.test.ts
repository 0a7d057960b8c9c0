import { ROUND, US, USSR, headlinePhase, type Side } from '@brink/struggle';
import type { Alarm } from '@brink/struggle/bot/alarm';
import { disgraceBy, perilOf } from '@brink/struggle/bot/value/peril';
import { expect, test } from 'vitest';
import type { CardId } from '../data/cards.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { twilightBoard } from './board.ts';
import { NO_VISITORS, botWith } from './index.ts';

/** What the alarm says of a side, and how likely the side is thought to begin a war. */
function soundedFor({ game }: Scenario, side: Side): Alarm & { readonly peril: number } {
  const bot = botWith(NO_VISITORS, twilightBoard());
  const peril = disgraceBy(perilOf(bot))(game, side);
  bot.trouble.lookForTrouble(game, side);
  return { ...bot.alarm, peril };
}

const NINE: readonly CardId[] = [
  'lone-gunman',
  'nato',
  'norad',
  'containment',
  'defectors',
  'bear-trap',
  'marshall-plan',
  'nuclear-subs',
  'kitchen-debates',
];
const onTheMap = { brazil: [2, 0], angola: [1, 0] } as const;

test('a headline is no card that is left to be played', () => {
  const position: Position = {
    turn: 8,
    defcon: 3,
    influence: onTheMap,
    hands: { us: NINE, ussr: ['aldrich-ames-remix', 'fidel'] },
  };
  // Eight cards for seven rounds: the one that is suicide may be kept, in the hand and on the table.
  const before = scenario(position);
  before.game.mem[ROUND] = 0;
  expect(soundedFor(before, US).excess).toBe(0);
  const shown = scenario(position).headlines({ us: 'nato', ussr: 'aldrich-ames-remix' });
  expect(shown.prompt).toBe('aldrichAmes');
  expect(soundedFor(shown, US).excess).toBe(0);
});

test('who has chosen the one that is suicide for a headline is rid of it', () => {
  const t = scenario({
    turn: 8,
    defcon: 3,
    influence: onTheMap,
    hands: { us: NINE, ussr: ['fidel', 'blockade'] },
  });
  t.game.mem[ROUND] = 0;
  t.start(headlinePhase, US);
  expect(t.actor).toBe('us');
  t.choose('lone-gunman');
  expect(t.prompt).toBe('headline');
  expect(soundedFor(t, US).troubles).toBe(0);
});

/** The USSR at DEFCON 2 with two cards for space, and no room to keep one. */
const inSpace = (us: number): Alarm & { readonly peril: number } =>
  soundedFor(
    scenario({
      turn: 8,
      round: 4,
      defcon: 2,
      space: [us, 2],
      china: { holder: 'us', faceUp: true },
      hands: {
        ussr: ['duck-and-cover', 'soviets-shoot-down-kal-007', 'nasser', 'fidel'],
        us: ['nato', 'norad'],
      },
      draw: ['comecon'],
    }).round('ussr'),
    USSR,
  );

test('a second attempt is lost to a rival who reaches the box that allows it', () => {
  const [far, near, there] = [inSpace(0), inSpace(1), inSpace(2)];
  expect(far.troubles).toBe(0);
  expect(near.troubles).toBe(0);
  expect(near.excessIfLost).toBe(1);
  expect(near.shaky).toBeGreaterThan(far.shaky);
  expect(near.peril).toBeGreaterThan(far.peril);
  expect(far.peril).toBeGreaterThan(0);
  // There is only one attempt once both are there.
  expect(there.excess).toBe(1);
  expect(there.shaky).toBe(0);
  expect(there.peril).toBeGreaterThan(near.peril);
});

test('a card with just enough operations for space is lost to Red Scare', () => {
  const soundedWith = (pile: readonly CardId[], effects: Position['effects'] = []) =>
    soundedFor(
      scenario({
        turn: 8,
        round: 4,
        defcon: 2,
        influence: { cuba: [3, 0] },
        effects,
        hands: {
          us: ['ortega-elected-in-nicaragua', 'nato', 'norad', 'defectors'],
          ussr: ['nasser', 'fidel'],
        },
        draw: ['comecon', ...pile],
      }).round('us'),
      US,
    );
  expect(soundedWith([]).peril).toBe(0);
  const unseen = soundedWith(['red-scare-purge']);
  expect(unseen.troubles).toBe(0);
  expect(unseen.excessIfLost).toBe(1);
  expect(unseen.peril).toBeGreaterThan(0);
  expect(soundedWith([], ['RedScareOnUs']).excess).toBe(1);
});

test('the China Card is room for one more until the rival takes it', () => {
  const soundedWith = (pile: readonly CardId[]) =>
    soundedFor(
      scenario({
        turn: 8,
        round: 5,
        defcon: 2,
        china: { holder: 'us', faceUp: true },
        influence: onTheMap,
        hands: { us: ['lone-gunman', 'nato', 'norad'], ussr: ['nasser', 'fidel'] },
        draw: ['comecon', ...pile],
      }).round('us'),
      US,
    );
  const [safe, taken] = [soundedWith([]), soundedWith(['cultural-revolution'])];
  expect(safe.excess).toBe(0);
  expect(taken.excess).toBe(0);
  expect(safe.shaky).toBe(0);
  expect(taken.excessIfLost).toBe(1);
  expect(taken.peril).toBeGreaterThan(safe.peril);
});

test('nobody has to play in a round that North Sea Oil adds', () => {
  const position: Position = {
    turn: 8,
    round: 6,
    defcon: 2,
    influence: onTheMap,
    hands: { us: ['lone-gunman', 'nato', 'norad'], ussr: ['nasser', 'fidel'] },
    draw: ['comecon'],
  };
  const without = scenario(position).round('us');
  const added = scenario({ ...position, effects: ['NorthSeaOilRoundForUs'] }).round('us');
  expect(soundedFor(without, US).excess).toBe(0);
  expect(soundedFor(added, US).excess).toBe(0);
  added.game.mem[ROUND] = 8;
  expect(soundedFor(added, US).excess).toBeLessThan(0);
});
