/** The six crises in the order of their piles; the place in the list is stored in games. */
export const CRISES = [
  've-day',
  'yalta-and-potsdam',
  'uk-election',
  'israel',
  'vj-day',
  'chinese-civil-war',
] as const;
export type CrisisId = (typeof CRISES)[number];

/** The first pile is gone through before the second. */
export const PILES: readonly (readonly CrisisId[])[] = [CRISES.slice(0, 3), CRISES.slice(3)];

export const crisisNumber = (id: CrisisId): number => CRISES.indexOf(id);

/** The four results of a crisis, by the modified die: up to 1, 2–3, 4–5, 6 and more. */
export const BANDS = ['lowest', 'low', 'high', 'highest'] as const;
export type Band = 0 | 1 | 2 | 3;
export const LOWEST: Band = 0;
export const LOW: Band = 1;
export const HIGH: Band = 2;
export const HIGHEST: Band = 3;

export function bandOf(total: number): Band {
  if (total <= 1) return LOWEST;
  if (total <= 3) return LOW;
  return total <= 5 ? HIGH : HIGHEST;
}
