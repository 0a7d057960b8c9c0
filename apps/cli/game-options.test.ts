import { GAMES } from '@brink/games';
import { anyGame, type GamePackage, type OptionField } from '@brink/kernel';
import { redSea } from '@brink/red-sea';
import { duel } from '@brink/testkit/testing/duel';
import { volk } from '@brink/volk';
import { expect, test } from 'vitest';
import { readGameOptions } from './game-options.ts';

const fields: Readonly<Record<string, OptionField>> = {
  scenario: { kind: 'choice', values: ['standard', 'late-war'], default: 'standard' },
  players: { kind: 'number', min: 2, max: 4, default: 2 },
  fog: { kind: 'switch', default: false },
  rulings: { kind: 'set', values: ['a', 'b', 'c'], default: [] },
};
const game: GamePackage = { ...duel(), optionFields: fields };
const nothing = { option: [], scenario: undefined, players: undefined };

const read = (...option: string[]) => readGameOptions(game, { ...nothing, option });

test('options are read by their kind', () => {
  expect(read()).toEqual({});
  expect(read('scenario=late-war', 'players=4', 'fog=on', 'rulings=a,c')).toEqual({
    scenario: 'late-war',
    players: 4,
    fog: true,
    rulings: ['a', 'c'],
  });
  expect(read('fog=off', 'rulings=')).toEqual({ fog: false, rulings: [] });
});

test('scenario and players are options too', () => {
  const given = { option: ['fog=on'], scenario: 'late-war', players: 3 };
  expect(readGameOptions(game, given)).toEqual({ fog: true, scenario: 'late-war', players: 3 });
});

test('a scenario may be a switch of its own name', () => {
  const given = { ...nothing, scenario: 'fog' };
  expect(readGameOptions(game, given)).toEqual({ fog: true });
});

test('a preset comes first, options by themselves go on top', () => {
  const withPresets: GamePackage = { ...game, presets: { foggyDay: { fog: true, players: 3 } } };
  const of = (preset: string, ...option: string[]) =>
    readGameOptions(withPresets, { ...nothing, option, preset });
  expect(of('foggyDay')).toEqual({ fog: true, players: 3 });
  expect(of('foggy-day', 'players=4')).toEqual({ fog: true, players: 4 });
  expect(() => of('mars')).toThrow("duel has the presets foggyDay; it was given 'mars'");
  expect(() => readGameOptions(game, { ...nothing, preset: 'mars' })).toThrow('no presets');
});

test('every preset of every game can be asked for', () => {
  for (const each of GAMES) {
    for (const preset of Object.keys(each.presets ?? {})) {
      expect(readGameOptions(each, { ...nothing, preset })).toEqual(each.presets![preset]);
    }
  }
});

test('an unknown scenario is refused', () => {
  expect(() => readGameOptions(game, { ...nothing, scenario: 'mars' })).toThrow(
    "option scenario takes standard, late-war; it was given 'mars'",
  );
  expect(() => readGameOptions(duel(), { ...nothing, scenario: 'mars' })).toThrow(
    "duel has no option 'scenario'",
  );
});

test('the standard scenario needs no game that has others', () => {
  expect(readGameOptions(duel(), { ...nothing, scenario: 'standard' })).toEqual({});
});

test.each([
  ['fog', "--option takes NAME=VALUE; it was given 'fog'"],
  ['=on', "--option takes NAME=VALUE; it was given '=on'"],
  ['turbo=on', "duel has no option 'turbo'; it has scenario, players, fog, rulings"],
  ['fog=maybe', "option fog takes on, off; it was given 'maybe'"],
  ['players=5', "option players takes a whole number from 2 to 4; it was given '5'"],
  ['players=x', "option players takes a whole number from 2 to 4; it was given 'x'"],
  ['rulings=a,d', "option rulings takes a, b, c; it was given 'd'"],
  ['scenario=', "option scenario takes standard, late-war; it was given ''"],
])('%s is refused and named', (given, message) => {
  expect(() => read(given)).toThrow(message);
});

test('an option given twice is refused', () => {
  expect(() => read('fog=on', 'fog=off')).toThrow('option fog is given twice');
});

test('what the game itself refuses is told in its words', () => {
  const option = ['edition=second', 'optionalCards=on'];
  expect(() => readGameOptions(GAMES[0], { ...nothing, option })).toThrow('optional cards');
});

test('where the seats are no option of their own, the number of players chooses among the presets', () => {
  const of = (players: number, ...option: string[]) =>
    readGameOptions(anyGame(volk), { ...nothing, option, players });
  expect(of(2)).toEqual({});
  expect(of(4)).toEqual({ mode: 'two-plus-two' });
  expect(() => of(3)).toThrow("volk is for 2 or 4 players; it was given '3'");
  expect(() => of(4, 'mode=base')).toThrow('with these options volk is for 2 players, not 4');
  expect(readGameOptions(anyGame(redSea), { ...nothing, players: 2 })).toEqual({});
});
