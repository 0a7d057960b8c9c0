import { expect, test } from 'vitest';
import { VISITORS } from './visitors.ts';

test('the list of §12.3.2 with its operations', () => {
  const list = VISITORS.map(({ home, ops }) => `${home}:${ops}`).join(' ');
  expect(list).toBe(
    '42:2 44:2 51:2 1:2 3:2 4:2 6:3 7:1 14:3 15:2 16:1 19:3 21:2 23:1 28:1 32:2 ' +
      '2:3 5:1 8:3 9:4 10:1 11:2 17:4 18:2 46:1 24:3 25:2 27:3 30:2 31:2 33:2 34:1 35:2 36:4',
  );
});
