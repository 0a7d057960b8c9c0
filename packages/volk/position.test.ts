import { anyGame, decision, legal, members, nextActor, withField } from '@brink/kernel';
import { damagePositions, writeGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { MODES } from './options.ts';
import { volk } from './package.ts';

const game = anyGame(volk);
const GAMES = Number(process.env.BRINK_POSITIONS ?? 1);

test.each(MODES)('%s: what is written is read as the same game', (mode) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const { texts, others } = writeGame(game, { mode }, seed);
    // Every turn has a text.
    expect(others.takeCard).toBeUndefined();
    expect(texts.every((text) => encodeURIComponent(text) === text && text.length < 2000)).toBe(
      true,
    );
    damagePositions(game, texts, 150, seed);
  }
});

/** Texts are kept for ever: what this was read as in the first version of the format. */
const KEPT =
  '1~volk.1~turn.2.1.east~order.west.east~west-hand.22~east-hand.30.x1~display.21.24.27~played.23~' +
  'factories.hamburg.dortmund.bitterfeld.east-berlin~unrest.SH.3.NW.2.SN.4~livingStandard.NW.1~' +
  'holdingBox.1~track.prestige.2~wall.1';

test('a text of the first version is read as it always was', () => {
  const { game: at, faults, notes } = game.position!.read(KEPT);
  expect(faults).toEqual([]);
  expect(notes).toEqual([]);
  expect(nextActor(at!)).toBe(1);
  expect(decision(at!)?.prompt).toBe('takeCard');
  const cards = members(legal(at!, 1));
  expect(cards).toHaveLength(6);
  // The special card of the decade is there for East.
  expect(cards).toEqual(expect.arrayContaining([21, 24, 27, 30, 82]));
});

test('what is impossible or odd is named', () => {
  const told = (name: string, ...words: string[]) => {
    const { faults, notes } = game.position!.read(withField(KEPT, name, words));
    return [...faults, ...notes].map((fault) => game.texts.en.fault!(fault));
  };
  expect(told('display')).toEqual(['The display is empty: this half of the decade is over.']);
  expect(told('holdingBox', '13')).toEqual(['“holdingBox” cannot be “13”.']);
  expect(told('socialists', 'SH', '1')).toEqual(['Socialists stand in the East only.']);
  expect(told('rundown', 'leipzig')).toEqual(['Only a factory can be rundown.']);
  expect(told('turn', '5', '1', 'west')).toEqual(['“turn” cannot be “5”.']);
  expect(told('west-hand', '22', 'x3')).toEqual(['West holds 4 cards; 2 would be usual.']);
});
