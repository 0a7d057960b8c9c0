import { expect, test } from 'vitest';
import { untilHeard } from './clock.ts';

test('a clock is heard at a minute, half a minute, ten seconds, and every second from five', () => {
  const heard: number[] = [];
  for (let left = 90_000; ;) {
    const delay = untilHeard(left);
    if (delay === undefined) break;
    left -= delay;
    heard.push(left / 1000);
  }
  expect(heard).toEqual([60, 30, 10, 5, 4, 3, 2, 1]);
});
