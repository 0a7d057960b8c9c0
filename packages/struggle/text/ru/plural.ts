const rules = new Intl.PluralRules('ru');

/** The form of a noun that goes with a number: 1 очко, 2 очка, 5 очков. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

export const points = (n: number): string => `${n} ${plural(n, 'очко', 'очка', 'очков')}`;

/** «1 влияние», «21 влияние», but «2 влияния», «5 влияния». */
export const influence = (n: number): string =>
  `${n} ${plural(n, 'влияние', 'влияния', 'влияния')}`;

/** With its verb: осталось 2 очка, осталась 1 страна. */
export const pointsLeft = (n: number): string => `осталось ${points(n)}`;
