const rules = new Intl.PluralRules('en');

/** The form of a noun that goes with a number: 1 point, 2 points. */
export const plural = (n: number, one: string, many: string): string =>
  rules.select(n) === 'one' ? one : many;

export const points = (n: number): string => `${n} ${plural(n, 'point', 'points')}`;
export const ops = (n: number): string => `${n} ${plural(n, 'Op', 'Ops')}`;
