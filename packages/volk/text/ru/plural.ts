const rules = new Intl.PluralRules('ru');

/** The form of a noun that goes with a number: 1 балл, 2 балла, 5 баллов. */
export function plural(n: number, one: string, few: string, many: string): string {
  const form = rules.select(n);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}
