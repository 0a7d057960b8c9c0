/**
 * The time of day, counted on from what it was when the process began: setting the machine's clock
 * moves nothing. What measures the time of players goes by it.
 */
export function steadyClock(began: number): () => number {
  const since = performance.now();
  return () => Math.floor(began + performance.now() - since);
}
