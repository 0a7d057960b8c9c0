const words = new Uint32Array(1);

/** An even chance among 0 … n - 1 from the generator of the browser. */
export function below(n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  do crypto.getRandomValues(words);
  while (words[0] >= limit);
  return words[0] % n;
}
