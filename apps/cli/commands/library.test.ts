import { describe, expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import cards from './cards.ts';
import rules from './rules.ts';

describe('brink rules', () => {
  test('tells the contents', async () => {
    const { lines, err } = await brink(rules);
    expect(err).toBe('');
    expect(lines.some((line) => line.includes('§6.1.2'))).toBe(true);
  });

  test('finds words in either language and answers in the one asked for', async () => {
    const { lines } = await brink(rules, 'снижением', 'влияния', '--lang', 'en');
    expect(lines[0]).toMatch(/^§(ts|rs|ts2):6\.2/);
    expect(lines.join('\n')).not.toMatch(/[а-я]/i);
  });

  test('a number tells a section with its rulings', async () => {
    const answer = await brink(rules, '§6.1.1', '--book', 'ts', '--lang', 'ru');
    expect(answer.lines[0]).toMatch(/^§ts:6\.1\.1 {2}Где/);
    expect(answer.lines.at(-1)).toContain('[reachAfterEvent]');
  });

  test('nothing found is an error, and an empty list in JSON', async () => {
    expect((await brink(rules, 'elephant')).code).toBe(1);
    expect(jsonOf(await brink(rules, 'elephant', '--json'))).toMatchObject({ sections: [] });
  });
});

describe('brink cards', () => {
  test('tells a card with text, rulings and note', async () => {
    const { lines } = await brink(cards, 'missile', 'envy');
    expect(lines[0]).toBe('#49 Missile Envy  neutral · Mid War · 2 Ops');
    expect(lines.join('\n')).toContain('[missileEnvyByPrintedOps]');
    expect(lines.at(-1)).toContain('Caldicott');
  });

  test('narrows by game and side', async () => {
    const answer = await brink(cards, '--game', 'red-sea', '--side', 'us', '--json');
    const { cards: found } = jsonOf(answer) as { cards: { side: string; key: string }[] };
    expect(found).toHaveLength(20);
    expect(found.every(({ side, key }) => side === 'us' && key.startsWith('red-sea/'))).toBe(true);
  });
});
