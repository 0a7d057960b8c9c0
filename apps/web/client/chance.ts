const texts = new Uint32Array(1);

/** An even chance among 0 … n - 1 from the generator of the browser. */
export function below(n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  do crypto.getRandomValues(texts);
  while (texts[0] >= limit);
  return texts[0] % n;
}
