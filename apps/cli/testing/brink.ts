import type { Command } from '../command.ts';
import { dispatch } from '../dispatch.ts';

export interface Answer {
  readonly code: number;
  readonly lines: readonly string[];
  readonly err: string;
}

/** Runs a command line in this process and answers with what it printed. */
export async function brink(command: Command, ...args: readonly string[]): Promise<Answer> {
  const lines: string[] = [];
  let err = '';
  const { log } = console;
  console.log = (text: unknown) => void lines.push(...`${text}`.split('\n'));
  try {
    const code = await dispatch([command], [command.name, ...args], {
      out: (text) => lines.push(text),
      err: (text) => (err += text),
    });
    return { code, lines, err };
  } finally {
    console.log = log;
  }
}

/** The JSON object on the last line. */
export const jsonOf = ({ lines }: Answer): Record<string, unknown> => JSON.parse(lines.at(-1)!);
