import { readFileSync } from 'node:fs';
import { OptionError, type GamePackage, type OptionField, type OptionValues } from '@brink/kernel';
import { UserError } from './errors.ts';

/** How commands ask for what is agreed before a game begins. */
export const gameOptionFlags = {
  option: {
    type: 'string',
    about: 'an option of the game, such as edition=second or optionalCards=off',
    value: 'NAME=VALUE',
    multiple: true,
  },
  preset: {
    type: 'string',
    about: 'options that go well together, such as tournament or turn-zero',
    value: 'NAME',
  },
  scenario: { type: 'string', about: 'the scenario (default: standard)', value: 'NAME' },
  players: { type: 'integer', about: 'how many play, where the game leaves a choice', value: 'P' },
  deck: {
    type: 'string',
    about: 'cards and tracks of your own for 2+2 (docs/formats/volk-deck.md)',
    value: 'FILE',
  },
} as const;

type Fields = Readonly<Partial<Record<string, OptionField>>>;

interface Given {
  readonly option: readonly string[];
  readonly preset?: string;
  readonly scenario: string | undefined;
  readonly players: number | undefined;
  readonly deck?: string;
}

const SWITCH = new Map([
  ['on', true],
  ['off', false],
]);

function among(name: string, text: string, values: readonly string[]): string {
  if (values.includes(text)) return text;
  throw new UserError(`option ${name} takes ${values.join(', ')}; it was given '${text}'`);
}

function valueOf(name: string, field: OptionField, text: string): unknown {
  switch (field.kind) {
    case 'choice':
      return among(name, text, field.values);
    case 'switch':
      return SWITCH.get(among(name, text, [...SWITCH.keys()]));
    case 'number': {
      const { min, max } = field;
      const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new UserError(
        `option ${name} takes a whole number from ${min} to ${max}; it was given '${text}'`,
      );
    }
    case 'set':
      return text === '' ? [] : text.split(',').map((each) => among(name, each, field.values));
  }
}

function split(given: string): [name: string, value: string] {
  const at = given.indexOf('=');
  if (at <= 0) throw new UserError(`--option takes NAME=VALUE; it was given '${given}'`);
  return [given.slice(0, at), given.slice(at + 1)];
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A scenario is a value of the option of that name, or a switch of its own. */
function scenarioPair(scenario: string, fields: Fields): [string, string] | undefined {
  const { scenario: field } = fields;
  const isValue = field?.kind === 'choice' && field.values.includes(scenario);
  if (!isValue && fields[camelCase(scenario)]?.kind === 'switch') {
    return [camelCase(scenario), 'on'];
  }
  return field === undefined && scenario === 'standard' ? undefined : ['scenario', scenario];
}

function pairs({ option, scenario, players }: Given, fields: Fields): [string, string][] {
  const list = option.map(split);
  const pair = scenario === undefined ? undefined : scenarioPair(scenario, fields);
  if (pair) list.push(pair);
  if (players !== undefined && fields['players']) list.push(['players', `${players}`]);
  return list;
}

/** What makes a game one for so many: nothing, or the first preset that has so many seats. */
function seatsFor(game: GamePackage, players: number): OptionValues {
  const ways: readonly OptionValues[] = [{}, ...Object.values(game.presets ?? {})];
  const counts = ways.map((way) => game.seats(game.parseOptions(way)).length);
  const at = counts.indexOf(players);
  if (at >= 0) return ways[at];
  const known = [...new Set(counts)].sort((a, b) => a - b).join(' or ');
  throw new UserError(`${game.id} is for ${known} players; it was given '${players}'`);
}

/** A preset by its own name, or with its words divided: `late-war` is `lateWar`. */
function presetOf({ id, presets = {} }: GamePackage, name: string): OptionValues {
  const found = [name, camelCase(name)].find((each) => Object.hasOwn(presets, each));
  if (found !== undefined) return presets[found];
  const known = Object.keys(presets).join(', ');
  throw new UserError(
    known === ''
      ? `${id} has no presets`
      : `${id} has the presets ${known}; it was given '${name}'`,
  );
}

/** The data of a deck file; the game itself says what is wrong with the cards. */
function readDeck(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`cannot read ${file}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** Reads and checks the options of a game, those of a preset first; what is wrong is named. */
export function readGameOptions(game: GamePackage, given: Given): OptionValues {
  const fields: Fields = game.optionFields;
  const values: Record<string, unknown> = {};
  for (const [name, text] of pairs(given, fields)) {
    const field = fields[name];
    if (!field || !Object.hasOwn(fields, name)) {
      const known = Object.keys(fields).join(', ');
      throw new UserError(`${game.id} has no option '${name}'; it has ${known}`);
    }
    if (Object.hasOwn(values, name)) throw new UserError(`option ${name} is given twice`);
    values[name] = valueOf(name, field, text);
  }
  if (given.deck !== undefined) {
    if (!fields['deck']) throw new UserError(`${game.id} has no deck to be given`);
    values['deck'] = readDeck(given.deck);
  }
  const { players } = given;
  const isByOption = fields['players'] !== undefined;
  const seated = players === undefined || isByOption ? {} : seatsFor(game, players);
  const preset = given.preset === undefined ? {} : presetOf(game, given.preset);
  const agreed = { ...seated, ...preset, ...values };
  try {
    const seats = game.seats(game.parseOptions(agreed));
    if (players !== undefined && !isByOption && seats.length !== players) {
      throw new UserError(
        `with these options ${game.id} is for ${seats.length} players, not ${players}`,
      );
    }
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const where = given.deck !== undefined && error.message.startsWith('deck:');
    throw new UserError(where ? `${given.deck}: ${error.message}` : error.message);
  }
  return agreed;
}
