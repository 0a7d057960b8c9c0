import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { EDITIONS } from '@brink/twilight-struggle/editions/index';
import type { Start } from '../game-uis.ts';

/** A scenario that is no edition begins with the board of the first. */
export const start: Start = (variant) => {
  const { influence } = EDITIONS[variant === 'second' ? 'second' : 'deluxe'];
  return COUNTRIES.map(({ id }) => [influence[0][id] ?? 0, influence[1][id] ?? 0]);
};
