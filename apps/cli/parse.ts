import { parseArgs } from 'node:util';
import type { Args, Command, Option, Options } from './command.ts';
import { UsageError } from './errors.ts';

function convert(name: string, option: Option, text: string): string | number {
  if (option.type === 'string') {
    if (option.choices && !option.choices.includes(text)) {
      throw new UsageError(
        `option '--${name}' takes ${option.choices.join(', ')}; it was given '${text}'`,
      );
    }
    return text;
  }
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (option.type === 'integer' ? !Number.isSafeInteger(number) : !Number.isFinite(number)) {
    const kind = option.type === 'integer' ? 'a whole number' : 'a number';
    throw new UsageError(`option '--${name}' takes ${kind}; it was given '${text}'`);
  }
  return number;
}

function tokensOf(options: Options, argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type, short }]) => [
        name,
        {
          type: type === 'boolean' ? ('boolean' as const) : ('string' as const),
          ...(short && { short }),
        },
      ]),
    ),
  }).tokens;
}

/** The arguments after the name of the command, checked against its options. */
export function parse(command: Command, argv: readonly string[]): Args<Options> {
  const { options } = command;
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const nothing = option.multiple ? [] : option.type === 'boolean' ? false : undefined;
    values[name] = option.default ?? nothing;
  }
  const operands: string[] = [];
  const seen = new Set<string>();
  for (const token of tokensOf(options, argv)) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, value, rawName } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw new UsageError(`unknown option '${rawName}'`);
    if (option.type === 'boolean') {
      if (value !== undefined) throw new UsageError(`option '${rawName}' takes no value`);
      values[name] = true;
      continue;
    }
    // A value that looks like an option is a forgotten value, unless written --name=-1.
    if (value === undefined || (!token.inlineValue && /^-\D/.test(value))) {
      throw new UsageError(`option '${rawName}' needs a value`);
    }
    const converted = convert(name, option, value);
    if (option.multiple) {
      values[name] = seen.has(name) ? [...(values[name] as unknown[]), converted] : [converted];
    } else {
      values[name] = converted;
    }
    seen.add(name);
  }
  if (operands.length > 0 && command.operands === undefined) {
    throw new UsageError(`unexpected argument '${operands[0]}'`);
  }
  return { options: values, operands } as Args<Options>;
}
