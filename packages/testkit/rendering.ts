import {
  CHANCE,
  LANGUAGES,
  PUBLIC,
  Random,
  choose,
  legal,
  members,
  nextActor,
  promptFor,
  uniform,
  type Actor,
  type Game,
  type GamePackage,
  type Language,
  type LogEntry,
  type OptionField,
  type OptionValues,
  type Outcome,
  type Policy,
  type Prompt,
  type Schema,
} from '@brink/kernel';
import { CHOICE_CAP } from './driver.ts';
import { Violation, demand, guard } from './violation.ts';

/** What no sentence for people has in it: holes, leftovers of a template, names of the code. */
const BROKEN = /undefined|\bnull\b|NaN|\[object|\$\{|\b[a-z]+[A-Z]|\b[a-z]+_[a-z]+\b|\s\s/;

/** A Latin word in a Russian sentence was never translated; what is printed so is in capitals. */
const UNTRANSLATED = /[a-z]{3,}/;

/** Why a text cannot be put before a reader; undefined if it can. */
export function faultOf(text: unknown, language: Language): string | undefined {
  if (typeof text !== 'string') return `is ${typeof text}`;
  if (text.trim() === '') return 'is empty';
  if (text !== text.trim()) return `has blanks around it: "${text}"`;
  if (BROKEN.test(text)) return `reads "${text}"`;
  if (language === 'ru' && UNTRANSLATED.test(text)) return `is not translated: "${text}"`;
  return undefined;
}

/** An entry or a prompt says the integers that its schema names, and no others. */
function checkSchema(
  schema: Schema,
  what: string,
  { code, args }: { readonly code: string; readonly args: readonly number[] },
): void {
  demand(Object.hasOwn(schema, code), 'schema', `${what} is not listed`);
  const names = schema[code];
  if (names.at(-1)?.startsWith('...')) return;
  // Log entries are filled up with zeros.
  const isMore = args.slice(names.length).some((arg) => arg !== 0);
  demand(!isMore, 'schema', `${what} says more than ${names.join()}`);
}

/** Names that the options bring along, such as titles of a deck file: nobody here translates them. */
function namesIn(value: unknown, isName = false): string[] {
  if (typeof value === 'string') return isName && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => namesIn(each, isName || key === 'name'));
}

/** Reads out all that a game says, in every language; what it has heard before it passes over. */
export class Reader {
  readonly #game: GamePackage;
  readonly #foreign: readonly string[];
  readonly #heard = new Set<string>();

  constructor(game: GamePackage, options: OptionValues = {}) {
    this.#game = game;
    this.#foreign = namesIn(options);
  }

  /** What is ours of a text: a sign stands for names that somebody else has given. */
  #own(text: unknown): unknown {
    if (typeof text !== 'string') return text;
    return this.#foreign.reduce((rest, name) => rest.replaceAll(name, '…'), text);
  }

  #read(what: string, render: (language: Language) => unknown): void {
    if (this.#heard.has(what)) return;
    this.#heard.add(what);
    for (const language of LANGUAGES) {
      const text = guard(`${what} in ${language}`, () => render(language));
      const fault = faultOf(this.#own(text), language);
      if (fault !== undefined) throw new Violation('text', `${what} in ${language} ${fault}`);
    }
  }

  log(entry: LogEntry): void {
    const { schema, texts } = this.#game;
    const { code, args } = entry;
    checkSchema(schema.log, `log ${code}(${args.join()})`, entry);
    this.#read(`log ${code}(${args.join()})`, (language) => texts[language].log(entry));
  }

  #prompt(prompt: Prompt): void {
    const { schema, texts } = this.#game;
    const { code, domain, args, actors, choices } = prompt;
    const isAsked = choices.length > 0;
    checkSchema(schema.prompts, `prompt ${code}(${args.join()})`, prompt);
    this.#read(
      `prompt ${code}(${args.join()}) of ${actors.join()}${isAsked ? '' : ', seen'}`,
      (language) => texts[language].prompt(prompt),
    );
    for (const choice of choices) {
      this.#read(`choice ${choice} of ${domain} at ${code}`, (language) =>
        texts[language].choice(prompt, choice),
      );
    }
  }

  /** The decision as every seat, the public and chance see it. */
  position(at: Game, seats: readonly Actor[]): void {
    for (const viewer of [...seats, CHANCE, PUBLIC]) {
      const prompt = promptFor(at, viewer);
      if (prompt) this.#prompt(prompt);
    }
  }

  /** Why a bot would choose this now. */
  reason(at: Game, actor: Actor, choice: number): void {
    const { ai, texts } = this.#game;
    if (!ai) return;
    const reason = guard(`reason for ${choice}`, () => ai.reason(at, actor, choice));
    const { code, args } = reason;
    this.#read(`reason ${code}(${args.join()})`, (language) => texts[language].reason?.(reason));
  }

  ending(ending: Outcome): void {
    const { texts } = this.#game;
    const { winners, turn, manner } = ending;
    this.#read(`outcome ${manner} for ${winners.join()}, turn ${turn}`, (language) =>
      texts[language].outcome(ending),
    );
  }

  /** What is agreed before a game begins: names of options, of their values and of presets. */
  options(): void {
    const { optionFields, presets = {}, texts } = this.#game;
    for (const [name, field] of Object.entries(optionFields)) {
      this.#read(`option ${name}`, (language) => texts[language].option(name));
      for (const value of valuesOf(field)) {
        this.#read(`option ${name}=${String(value)}`, (language) =>
          texts[language].option(name, value),
        );
      }
    }
    for (const id of Object.keys(presets)) {
      this.#read(`preset ${id}`, (language) => texts[language].preset?.(id));
    }
  }
}

function valuesOf(field: OptionField): readonly unknown[] {
  switch (field.kind) {
    case 'choice':
      return field.values;
    case 'switch':
      return [true, false];
    case 'number':
      return [field.min, field.max];
    case 'set':
      return [[], ...field.values.map((value) => [value])];
  }
}

/**
 * Half of the time what the bot of the game would do, else anything: games that last, and go
 * where nobody would.
 */
function wanderer(game: GamePackage, random: Random): Policy {
  const anything = uniform(random);
  const scores = new Float64Array(256);
  return (at, actor) => {
    if (!game.ai || random.below(2) === 0) return anything(at, actor);
    game.ai.suggest(at, actor, scores);
    return members(legal(at, actor)).reduce((best, choice) =>
      scores[choice] > scores[best] ? choice : best,
    );
  };
}

/** Plays a game and reads out all of it; the same seed always plays the same game. */
export function readGame(
  reader: Reader,
  game: GamePackage,
  options: OptionValues,
  seed: number,
): void {
  const random = new Random(seed);
  const chance = uniform(random);
  const player = wanderer(game, random);
  const agreed = game.parseOptions(options);
  const played = game.setup(agreed, (entry) => reader.log(entry));
  const seats = [...game.seats(agreed).keys()];
  let choices = 0;
  for (let actor = nextActor(played); actor >= 0; actor = nextActor(played)) {
    if (choices++ === CHOICE_CAP) throw new Error(`no end within ${CHOICE_CAP} choices`);
    reader.position(played, seats);
    const choice = (actor === CHANCE ? chance : player)(played, actor);
    if (actor !== CHANCE) reader.reason(played, actor, choice);
    choose(played, actor, choice);
  }
  reader.ending(game.outcome(played)!);
}
