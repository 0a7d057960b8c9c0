/**
 * Log entries and prompts are codes with integers. A schema names the integers of each code in
 * their order, as in `coupRoll: ['side', 'country', 'die', 'modifier', 'ops', 'result']`; who
 * writes, says or reads one takes his types from it, and nobody counts places. A name that begins
 * with dots stands for all the integers that are left.
 */
export type Schema = Readonly<Record<string, readonly string[]>>;

/** The codes that a schema lists. */
export type CodeOf<S> = keyof S & string;

/** What integers of some names may be, where that is less than any number. */
export type Kinds = object;

type Value<K, Name> = Name extends keyof K ? K[Name] : number;

/** The integers of one code in the order in which they are written. */
export type Args<Names, K = Kinds> = Names extends readonly [infer First, ...infer Others]
  ? First extends `...${string}`
    ? number[]
    : [Value<K, First>, ...Args<Others, K>]
  : [];

type NameIn<Each> = Each extends `...${infer Name}` ? Name : Each & string;

/** The integers of one code by name. */
export type Named<Names, K = Kinds> = Names extends readonly string[]
  ? {
      readonly [Each in Names[number] as NameIn<Each>]: Each extends `...${string}`
        ? readonly number[]
        : Value<K, Each>;
    }
  : never;

/** An entry or a prompt that has been read: its code, and its integers by name. */
export type Told<S, K = Kinds, C extends CodeOf<S> = CodeOf<S>> = {
  [Code in C]: { readonly code: Code } & Named<S[Code], K>;
}[C];

/** One line for each code: what people read. */
export type Lines<S, K = Kinds> = {
  readonly [Code in CodeOf<S>]: (told: Named<S[Code], K>) => string;
};

/** Lines of whatever schema that has these codes. */
export type AnyLines<Code extends string = string> = Readonly<
  Record<Code, (told: never) => string>
>;

/** Codes whose integers are just these. */
export type CodesWith<S, Names extends readonly string[]> = {
  [Code in CodeOf<S>]: S[Code] extends Names ? (Names extends S[Code] ? Code : never) : never;
}[CodeOf<S>];

/** Every name that some code of a schema has. */
export type NameOf<S extends Schema> = NameIn<S[CodeOf<S>][number]>;

/** A log entry or a prompt. */
interface Coded {
  readonly code: string;
  readonly args: readonly number[];
}

const REST = '...';

function byName(
  names: readonly string[],
  args: readonly number[],
  told: Record<string, unknown> = {},
): object {
  for (let at = 0; at < names.length; at++) {
    const name = names[at];
    if (name.startsWith(REST)) told[name.slice(REST.length)] = args.slice(at);
    else told[name] = args[at];
  }
  return told;
}

/** Reads an entry or a prompt; nothing where the schema does not know its code. */
export function read<S extends Schema, K = Kinds>(
  schema: S,
  { code, args }: Coded,
): Told<S, K> | undefined {
  if (!Object.hasOwn(schema, code)) return undefined;
  return byName(schema[code], args, { code }) as Told<S, K>;
}

/** The entries of one code, read. */
export const readAll = <S extends Schema, C extends CodeOf<S>, K = Kinds>(
  schema: S,
  log: readonly Coded[],
  code: C,
): Told<S, K, C>[] =>
  log
    .filter((entry) => entry.code === code)
    .map((entry) => read(schema, entry) as unknown as Told<S, K, C>);

/** The integer of that name, if the code has one and the viewer is told it. */
export function argument<S extends Schema>(
  schema: S,
  { code, args }: Coded,
  name: NameOf<S>,
): number | undefined {
  if (!Object.hasOwn(schema, code)) return undefined;
  const at = schema[code].indexOf(name);
  return at < 0 ? undefined : args[at];
}

/** Says an entry or a prompt with the line of its code. */
export function say<S extends Schema>(
  schema: S,
  lines: AnyLines<CodeOf<S>>,
  { code, args }: Coded,
): string {
  const line = lines[code as CodeOf<S>] as (told: object) => string;
  return line(byName(schema[code], args));
}
