import { describe, expect, it } from 'vitest';
import { understand } from './answer.ts';
import { findNamed, normalise, suggest } from './names.ts';
import { orderOf } from './orders.ts';

const named = (choice: number, ...names: string[]) => ({
  choice,
  key: `${choice}`,
  label: names[0],
  names: names.map(normalise),
});

const countries = [
  named(1, 'Iran', 'Иран'),
  named(2, 'Iraq', 'Ирак'),
  named(3, 'West Germany', 'Западная Германия', 'ФРГ'),
  named(4, 'East Germany', 'Восточная Германия', 'ГДР'),
  named(5, 'Saudi Arabia', 'Саудовская Аравия'),
  named(6, 'Poland', 'Польша'),
  named(7, 'Spain/Portugal', 'Испания / Португалия'),
  named(12, 'Cuba', 'Куба', '«Ёлка»'),
];

const labels = (text: string): string[] => findNamed(countries, text).map(({ label }) => label);

describe('a typed name', () => {
  it.each([
    ['iran', 'Iran'],
    ['ИРАН', 'Iran'],
    ['1', 'Iran'],
    ['12', 'Cuba'],
    ['ёлк', 'Cuba'],
    ['елка', 'Cuba'],
    ['w ger', 'West Germany'],
    ['зап герм', 'West Germany'],
    ['гдр', 'East Germany'],
    ['saudiarabia', 'Saudi Arabia'],
    ['spain portugal', 'Spain/Portugal'],
    ['порту', 'Spain/Portugal'],
  ])('%s is %s', (text, label) => expect(labels(text)).toEqual([label]));

  it('may mean several things', () => {
    expect(labels('ir')).toEqual(['Iran', 'Iraq']);
    expect(labels('ир')).toEqual(['Iran', 'Iraq']);
    expect(labels('germany')).toEqual(['West Germany', 'East Germany']);
  });

  it.each(['', '  ', '99', 'zzz', '«»'])('%j is nothing', (text) => {
    expect(labels(text)).toEqual([]);
  });

  it('is suggested by a misspelt one', () => {
    expect(suggest(countries, 'polnad').map(({ label }) => label)).toEqual(['Poland']);
    expect(suggest(countries, 'сауовская').map(({ label }) => label)).toEqual(['Saudi Arabia']);
    expect(suggest(countries, 'brazil')).toEqual([]);
  });
});

describe('a line', () => {
  it.each([
    ['iran', [1]],
    ['1 2 2', [1, 2, 2]],
    ['iran iraq', [1, 2]],
    ['Saudi Arabia, poland,иран', [5, 6, 1]],
    ['saudi arabia west ger poland', [5, 3, 6]],
    ['poland x3', [6, 6, 6]],
    ['польшах2, 12', [6, 6, 12]],
    ['6 гдр', [6, 4]],
  ])('%s is %j', (line, choices) => expect(understand(line, countries)).toEqual({ choices }));

  it('tells which part is unclear', () => {
    expect(understand('poland, ir', countries)).toMatchObject({
      unclear: { text: 'ir', candidates: [{ label: 'Iran' }, { label: 'Iraq' }] },
    });
    expect(understand('poland xyz', countries)).toMatchObject({
      unclear: { text: 'xyz', candidates: [] },
    });
  });
});

describe('an order', () => {
  it.each([
    ['u', 'undo', ''],
    ['ОТМЕНА', 'undo', ''],
    ['журнал 5', 'log', '5'],
    ['карта азия', 'map', 'азия'],
    ['card five year', 'card', 'five year'],
    ['?', 'help', ''],
    ['? nasser', 'help', 'nasser'],
    ['Выход', 'quit', ''],
  ])('%s', (line, name, rest) => expect(orderOf(line)).toEqual({ name, rest }));

  it('is nothing else', () => expect(orderOf('iran')).toBeUndefined());
});
