import { describe, expect, it } from 'vitest';
import { awayText } from './moment.tsx';

const HOUR = 3_600_000;

describe('how far off a moment is', () => {
  it.each([
    [60 * HOUR, 'in 2 days', 'через 2 дня'],
    [5 * 24 * HOUR, 'in 5 days', 'через 5 дней'],
    [21 * 24 * HOUR, 'in 21 days', 'через 21 день'],
    [47 * HOUR, 'in 47 hours', 'через 47 часов'],
    [3 * HOUR, 'in 3 hours', 'через 3 часа'],
    [90 * 60_000, 'in 90 minutes', 'через 90 минут'],
    [20_000, 'in 1 minute', 'через 1 минуту'],
    [-3 * HOUR, '3 hours ago', '3 часа назад'],
  ])('%i ms: %s, %s', (ms, en, ru) => {
    expect(awayText(ms, 'en')).toBe(en);
    expect(awayText(ms, 'ru')).toBe(ru);
  });
});
