import { expect, test } from 'vitest';
import { ApiError } from '../../ui/api-error.ts';
import { MOST_BYTES, readFile, troubleOf } from './reading.ts';

test('a file is a record, or the reader of logs says what it is', () => {
  expect(readFile(' {"format":"brink-record"}')).toEqual({ record: { format: 'brink-record' } });
  expect(readFile('SETUP: : x')).toEqual({ playdek: 'SETUP: : x' });
  expect(readFile('Dear Sir,')).toEqual({ playdek: 'Dear Sir,' });
  expect(readFile('{"format"')).toMatchObject({ problem: 'no-json' });
  expect(readFile('x'.repeat(MOST_BYTES))).toEqual({ problem: 'too-large' });
});

test.each([
  ['bad-record', 'choices[20]: not legal', { problem: 'choice', at: 21 }],
  ['bad-record', 'line 7: US +1 in Italy', { problem: 'line', at: 7 }],
  ['bad-record', 'the game is not finished', { problem: 'unfinished' }],
  ['bad-record', '"game" must be one of', { problem: 'bad-record' }],
  ['too-fast', undefined, { problem: 'too-fast' }],
  ['unheard-of', undefined, { problem: 'internal' }],
])('%s %s is told in the words of the reader', (code, detail, trouble) => {
  expect(troubleOf(new ApiError(code, detail))).toMatchObject(trouble);
});
