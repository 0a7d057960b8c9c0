/** Later than this it is done all the same. */
const IDLE_MS = 2000;

/** Does something when the browser has nothing else to do (WebKit does not say); answers with how to leave it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_MS });
  return () => cancelIdleCallback(idle);
}
