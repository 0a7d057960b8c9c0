export interface Option {
  readonly type: 'string' | 'boolean' | 'integer' | 'number';
  /** What it does, in one line of the help. */
  readonly about: string;
  /** One letter. */
  readonly short?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  readonly default?: string | boolean | number | readonly (string | number)[];
  /** The only values accepted. */
  readonly choices?: readonly string[];
  /** How the help calls the value: `--games N`. */
  readonly value?: string;
}

export type Options = Readonly<Record<string, Option>>;

type One<O extends Option> = O['type'] extends 'boolean'
  ? boolean
  : O['type'] extends 'string'
    ? O['choices'] extends readonly (infer Choice)[]
      ? Choice
      : string
    : number;

type Value<O extends Option> = O extends { readonly multiple: true }
  ? readonly One<O>[]
  : O extends { readonly default: unknown } | { readonly type: 'boolean' }
    ? One<O>
    : One<O> | undefined;

/** The values of the options by name; an option with a default is never undefined. */
export type Values<O extends Options> = { readonly [Name in keyof O]: Value<O[Name]> };

export interface Args<O extends Options> {
  readonly options: Values<O>;
  readonly operands: readonly string[];
}

export interface Command<O extends Options = Options> {
  readonly name: string;
  /** One line in the list of commands. */
  readonly summary: string;
  /** What follows the options in the usage line, such as `FILE…`; without it none is accepted. */
  readonly operands?: string;
  readonly options: O;
  /** Paragraphs after the list of options. */
  readonly help?: string;
  /** Answers with an exit code; nothing means 0. */
  run(args: Args<O>): Promise<number | void> | number | void;
}

/** Declares a command: types the arguments of `run` by its options. */
export function command<const O extends Options>(declared: Command<O>): Command {
  return declared as unknown as Command;
}
