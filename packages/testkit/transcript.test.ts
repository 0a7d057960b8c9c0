import { expect, test } from 'vitest';
import { recordOf } from './driver.ts';
import { duel } from './testing/duel.ts';
import { transcript } from './transcript.ts';

test('a record reads as choices by name and codes of the log', () => {
  const dealt = [0, 1, 2, 3, 4, 5];
  const round = (red: number, blue: number): number[] => [red, blue, 0, 1, 6];
  const choices = [...dealt, ...round(1, 4), ...round(3, 2), ...round(5, 0)];
  const lines = transcript(duel(), recordOf(duel(), {}, choices)).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'duel {}',
    'chance draw: 0',
    '    draw 1',
    '    drawHidden 1',
  ]);
  expect(lines.slice(-8)).toEqual([
    'red commit: 5',
    'blue commit: 0',
    '    duel 5',
    'red think: 0',
    'red gamble: 1',
    'chance die: 6',
    'red won in turn 3: points',
    '',
  ]);
});

test('a record that goes on after the end is an error', () => {
  const short = recordOf(duel(), {}, new Array<number>(40).fill(0));
  expect(() => transcript(duel(), short)).toThrow('not legal');
});
