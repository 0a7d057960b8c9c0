import type { Language } from '@brink/kernel';
import { volk, type VolkView } from '@brink/volk';
import { FIRST_LINE, LINE_DATA } from '@brink/volk/board/map';
import { expect, test } from 'vitest';
import { withoutColour } from './paint.ts';
import { volkTableWith } from './volk.ts';

const table = volkTableWith({});
const start = (mode: 'base' | 'two-plus-two'): VolkView =>
  volk.view(volk.setup(volk.parseOptions({ mode })), 0);

const look = (changes: Partial<VolkView>, language: Language = 'en', mode = 'base') => ({
  view: { ...start(mode as 'base'), ...changes },
  seat: 0,
  options: {},
  prompt: undefined,
  keys: new Map<number, string>(),
  language,
  width: 80,
  paint: withoutColour,
});

const text = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n');
const site = (line: number): string =>
  volk.texts.en.choice(
    { code: 'build', domain: 'site', args: [], actors: [], choices: [] },
    FIRST_LINE + line,
  );

test('the map shows provinces where they lie, factories and roads', () => {
  const road = LINE_DATA.findIndex(({ other }) => other < 0);
  const drawn = text(table.map(look({ lines: [road] }), ''));
  expect(drawn.split('\n')[0]).toMatch(/SH U3 L0\s+MV U3 L0\s+WB U3 L0/);
  expect(drawn).toContain('F1');
  expect(drawn).toContain(site(road));
  expect(drawn).toContain('Roads (West, 1)');
});

test('one province is told with its cities and roads, in both languages', () => {
  const north = text(table.map(look({}), 'nw'));
  expect(north).toContain('North Rhine-Westphalia (NW) U2 L0');
  expect(north).toContain('Dortmund 1');
  expect(north).toContain('Cologne ·');
  expect(text(table.map(look({}, 'ru'), 'сакс'))).toContain('Коммуникации');
  expect(table.map(look({}), 'narnia')).toBeUndefined();
});

test('the signs are explained', () => {
  expect(text(table.map(look({}), 'symbols'))).toContain('red police');
  expect(text(table.map(look({}, 'ru'), 'знаки'))).toContain('розовая полиция');
});

test('cards show runners, police and the ban on the arms race', () => {
  const told = (name: string): string => {
    const subject = table.subjects().find(({ names }) => names.includes(name))!;
    return text(subject.tell(look({}, 'en', 'two-plus-two')));
  };
  expect(told('stasi is founded')).toContain('red police');
  expect(told('reparations agreement with israel')).toContain('runners 1');
  expect(told('four powers meet at geneva')).toContain('not for the arms race');
  expect(told('arms 1')).toContain('USA: I USA pays $1');
  expect(told('конфликт 1')).toContain('Dominance');
});

test('arms race and conflict cards can be counted, the last one looked at', () => {
  const { superpowers } = start('two-plus-two');
  const drawn = { ...superpowers!, armsDeck: { count: 9, top: 0 } };
  const pile = text(table.pile(look({ superpowers: drawn }, 'en', 'two-plus-two'), 'unseen'));
  expect(pile).toContain('arms race cards: 9 of 10 left');
  expect(pile).toContain('Arms race card 1');
  expect(pile).toContain('conflict cards: 10 of 10 left');
  expect(text(table.pile(look({}), 'unseen'))).not.toContain('arms race');
});

test('the help has the commands of this game and none that it lacks', () => {
  for (const { commands } of Object.values(table.help!)) {
    const typed = text(commands.map(([command]) => command));
    expect(typed).not.toMatch(/odds|guard|memory|score|шансы|опасность|память|подсчет/);
    expect(typed).toMatch(/why|почему/);
  }
});
