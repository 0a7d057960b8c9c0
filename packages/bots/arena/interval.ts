/** The standard normal value that leaves 2.5 % on either side. */
const Z = 1.959964;

/** Wilson's 95 % interval of a rate; half wins of draws are allowed. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const rate = wins / games;
  const square = Z * Z;
  const centre = (rate + square / (2 * games)) / (1 + square / games);
  const spread =
    (Z / (1 + square / games)) *
    Math.sqrt((rate * (1 - rate)) / games + square / (4 * games * games));
  return [Math.max(0, centre - spread), Math.min(1, centre + spread)];
}

/** The value below which a part of the list lies; the list is put in order. */
export function quantile(values: number[], part: number): number {
  if (values.length === 0) return 0;
  values.sort((x, y) => x - y);
  return values[Math.min(values.length - 1, Math.floor(values.length * part))];
}
