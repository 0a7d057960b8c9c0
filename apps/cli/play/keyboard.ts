import { createInterface } from 'node:readline';

/** Where a player reads and types: a terminal, a pipe, or a test. */
export interface Keyboard {
  readonly isTerminal: boolean;
  size(): { readonly width: number; readonly height: number };
  write(text: string): void;
  /** The next line, or undefined when there will be none: end of input, Ctrl-C, Ctrl-D. */
  ask(prompt: string): Promise<string | undefined>;
  /** An empty screen; with `hide` nothing of what was shown or typed can be called back. */
  clear(hide?: boolean): void;
  close(): void;
}

const PIPE = { width: 100, height: 40 };

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };
type Output = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

export function openKeyboard(
  input: Input = process.stdin,
  output: Output = process.stdout,
  complete: (line: string) => readonly string[] = () => [],
): Keyboard {
  const isTerminal = Boolean(input.isTTY && output.isTTY);
  const reader = createInterface({
    input,
    output,
    terminal: isTerminal,
    completer: (line: string) => [complete(line), line],
  });
  const lines: string[] = [];
  let isOver = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const answer = (line: string | undefined): void => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.(line);
  };
  const stop = (): void => reader.close();
  reader.on('line', (line) => {
    if (waiting) answer(line);
    else lines.push(line);
  });
  reader.on('close', () => {
    isOver = true;
    answer(undefined);
  });
  reader.on('SIGINT', stop);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('SIGHUP', stop);

  return {
    isTerminal,
    size: () => ({
      width: output.columns ?? (Number(process.env.COLUMNS) || PIPE.width),
      height: output.rows ?? PIPE.height,
    }),
    write: (text) => void output.write(text),
    async ask(prompt) {
      if (lines.length === 0 && isOver) return undefined;
      const next = lines.shift();
      if (isTerminal && next === undefined) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else {
        output.write(prompt);
      }
      const line =
        next ?? (await new Promise<string | undefined>((resolve) => (waiting = resolve)));
      // A pipe does not echo what it brings.
      if (!isTerminal || line === undefined) output.write(`${line ?? ''}\n`);
      return line;
    },
    clear(hide = false) {
      if (hide) (reader as unknown as { history: string[] }).history = [];
      if (isTerminal) output.write(hide ? '\u001B[2J\u001B[3J\u001B[H' : '\u001B[2J\u001B[H');
      else output.write('\n');
    },
    close() {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      process.off('SIGHUP', stop);
      reader.close();
    },
  };
}
