const plural = new Intl.PluralRules('ru');

/** "1 партия", "2 партии", "5 партий". */
export function countRu(n: number, one: string, few: string, many: string): string {
  const form = plural.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
}

/** "1 game", "2 games". */
export const countEn = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;
