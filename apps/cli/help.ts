import type { Command, Option } from './command.ts';

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
}

function flag(name: string, option: Option): string {
  const short = option.short ? `-${option.short}, ` : '';
  const placeholder = option.value ?? option.choices?.join('|') ?? option.type.toUpperCase();
  return `${short}--${name}${option.type === 'boolean' ? '' : ` ${placeholder}`}`;
}

function about(option: Option): string {
  const fallback = option.default === undefined ? '' : ` (default: ${option.default})`;
  return `${option.about}${option.multiple ? ' (repeatable)' : ''}${fallback}`;
}

export function helpOf(command: Command): string {
  const options: [string, string][] = Object.entries(command.options).map(([name, option]) => [
    flag(name, option),
    about(option),
  ]);
  options.push(['-h, --help', 'show this help']);
  const usage = ['brink', command.name, '[options]', command.operands].filter(Boolean).join(' ');
  const parts = [command.summary, `Usage: ${usage}`, `Options:\n${columns(options)}`];
  if (command.help) parts.push(command.help.trim());
  return parts.join('\n\n');
}

export function overview(commands: readonly Command[]): string {
  return [
    'Brink: the Cold War board games of the Twilight Struggle family.',
    'Usage: brink COMMAND [options]',
    `Commands:\n${columns(commands.map(({ name, summary }) => [name, summary]))}`,
    "'brink COMMAND --help' tells the options of a command.",
  ].join('\n\n');
}
