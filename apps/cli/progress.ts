/** A line on a terminal that says how far a long command has come. */
export interface Progress {
  to(done: number, note?: string): void;
  /** Takes the line away, so that others can be written. */
  clear(): void;
}

const WIDTH = 30;
const PAUSE_MS = 100;

/** On anything that is not a terminal nothing is shown. */
export function progress(
  title: string,
  total: number,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  if (!stream.isTTY) return { to: () => {}, clear: () => {} };
  let shownAt = 0;
  return {
    to(done, note = '') {
      if (done < total && Date.now() - shownAt < PAUSE_MS) return;
      shownAt = Date.now();
      const filled = Math.round((done / total) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      stream.write(`\r\u001B[K${title} ${bar} ${done}/${total} ${note}`);
    },
    clear() {
      stream.write('\r\u001B[K');
    },
  };
}
