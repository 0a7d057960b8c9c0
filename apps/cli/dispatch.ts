import type { Command } from './command.ts';
import { UsageError, UserError } from './errors.ts';
import { helpOf, overview } from './help.ts';
import { parse } from './parse.ts';

export interface Streams {
  out(text: string): void;
  err(text: string): void;
}

const isHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

function find(commands: readonly Command[], name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const kind = name.startsWith('-') ? 'option' : 'command';
  throw new UsageError(`unknown ${kind} '${name}'; 'brink --help' lists the commands`);
}

/** Carries out one command line and answers with the exit code. */
export async function dispatch(
  commands: readonly Command[],
  argv: readonly string[],
  { out, err }: Streams,
): Promise<number> {
  const [first, ...rest] = argv;
  let title = 'brink';
  try {
    if (first === undefined) {
      err(overview(commands));
      return 2;
    }
    if (isHelp(first) || first === 'help') {
      const topic = first === 'help' ? rest.find((arg) => !isHelp(arg)) : undefined;
      out(topic === undefined ? overview(commands) : helpOf(find(commands, topic)));
      return 0;
    }
    const command = find(commands, first === '--version' ? 'version' : first);
    title = `brink ${command.name}`;
    const end = rest.indexOf('--');
    if (rest.slice(0, end < 0 ? undefined : end).some(isHelp)) {
      out(helpOf(command));
      return 0;
    }
    return (await command.run(parse(command, rest))) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    err(`${title}: ${error.message}`);
    return error.exitCode;
  }
}
