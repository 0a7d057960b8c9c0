/** Decisions whose choices lie one behind the other; what was chosen is the first of each. */
export interface Rows {
  /** Where the choices of each decision begin, and the end. */
  readonly starts: Int32Array;
  readonly count: number;
}

export function rowsOf(decisions: readonly { readonly choices: readonly unknown[] }[]): Rows {
  const starts = new Int32Array(decisions.length + 1);
  for (const [i, { choices }] of decisions.entries()) starts[i + 1] = starts[i] + choices.length;
  return { starts, count: starts[decisions.length] };
}

/** Writes the chances of the choices of a decision, by their scores; answers the log-loss. */
export function chancesInto(
  { starts }: Rows,
  decision: number,
  scores: Float64Array,
  chances: Float64Array,
): number {
  const [from, to] = [starts[decision], starts[decision + 1]];
  let most = -Infinity;
  for (let row = from; row < to; row++) most = Math.max(most, scores[row]);
  let sum = 0;
  for (let row = from; row < to; row++) sum += chances[row] = Math.exp(scores[row] - most);
  for (let row = from; row < to; row++) chances[row] /= sum;
  return -Math.log(chances[from]);
}
