import { expect, test } from 'vitest';
import { scaleFor } from './chart-scale.ts';

test.each([
  [[1500], [1450, 1475, 1500, 1525, 1550]],
  [
    [1490, 1512],
    [1450, 1475, 1500, 1525, 1550, 1575],
  ],
  [
    [1340, 1718],
    [1300, 1400, 1500, 1600, 1700, 1800],
  ],
])('the scale around %j has round lines', (ratings, lines) => {
  expect(scaleFor(ratings).lines).toEqual(lines);
});
