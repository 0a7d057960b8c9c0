import { describe, expect, test } from 'vitest';
import { OptionError, type GamePackage, type OptionValues } from './contract.ts';
import { RecordError, parseRecord, replay, writeRecord, type GameRecord } from './record.ts';
import { ask, toy, trail } from './testing/toy.ts';

const record: GameRecord = {
  format: 'brink-record',
  version: 1,
  game: 'toy',
  options: {},
  choices: [1, 3],
};

/** Only what a replay needs of a package. */
const game = {
  id: 'toy',
  parseOptions: (given: OptionValues) => {
    for (const name of Object.keys(given)) throw new OptionError(`unknown option "${name}"`);
    return {};
  },
  setup: () => toy([ask(0, [1, 2]), ask(1, [3, 4])]),
} as unknown as GamePackage;

describe('parse', () => {
  test('reads what was written', () => {
    expect(parseRecord(writeRecord(record))).toEqual(record);
    const more = { ...record, about: { us: 'Ann' }, ended: { manner: 'time', winner: 1 } };
    expect(parseRecord(writeRecord(more))).toEqual(more);
  });

  test.each([
    ['{', 'not JSON'],
    ['[]', 'JSON object'],
    ['null', 'JSON object'],
    [JSON.stringify({ ...record, format: 'pgn' }), '"format" must be "brink-record", not "pgn"'],
    [JSON.stringify({ ...record, version: 2 }), '"version" must be 1, not 2'],
    [JSON.stringify({ ...record, game: 5 }), '"game"'],
    [JSON.stringify({ ...record, options: [] }), '"options"'],
    [JSON.stringify({ ...record, choices: 'none' }), '"choices"'],
    [JSON.stringify({ ...record, choices: [1, 2.5] }), 'choices[1]'],
    [JSON.stringify({ ...record, choices: [256] }), 'choices[0] must be an integer from 0 to 255'],
    [JSON.stringify({ ...record, choices: [1, '3'] }), 'choices[1]'],
  ])('%s is refused and the place named', (text, message) => {
    expect(() => parseRecord(text)).toThrow(RecordError);
    expect(() => parseRecord(text)).toThrow(message);
  });
});

describe('replay', () => {
  test('plays every choice in turn', () => {
    const seen: number[] = [];
    const end = replay(game, record, undefined, (_, index) => seen.push(index));
    expect(trail(end)).toEqual([1, 3]);
    expect(seen).toEqual([0, 1]);
  });

  test('may stop in the middle of a game', () => {
    expect(trail(replay(game, { ...record, choices: [2] }))).toEqual([2]);
  });

  test.each([
    [{ ...record, choices: [1, 9] }, 'choices[1]: choice 9 of actor 1'],
    [{ ...record, choices: [1, 3, 3] }, 'choices[2]: the game is already over'],
    [{ ...record, game: 'chess' }, 'a record of "chess", not of "toy"'],
  ])('%j names the place', (bad, message) => {
    expect(() => replay(game, bad)).toThrow(RecordError);
    expect(() => replay(game, bad)).toThrow(message);
  });

  test('with unknown options is refused by the game', () => {
    expect(() => replay(game, { ...record, options: { turbo: true } })).toThrow('turbo');
  });
});
