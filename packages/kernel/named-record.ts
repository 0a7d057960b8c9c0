import type { GamePackage } from './contract.ts';
import { CHANCE, type Game } from './game.ts';
import { choose, decision, nextActor } from './machine.ts';
import { RecordError, replay, type GameRecord } from './record.ts';
import { setUpAgreed } from './revision.ts';

/** One choice by name: who chose, what was asked, and the name of the answer. */
export interface NamedChoice {
  readonly by: string;
  readonly prompt: string;
  readonly choice: string;
}

/** A record with names instead of integers: people can read and compare it. */
export interface NamedRecord extends Omit<GameRecord, 'format' | 'choices'> {
  readonly format: 'brink-named-record';
  readonly choices: readonly NamedChoice[];
}

const CHANCE_NAME = 'chance';

interface Asked {
  readonly by: string;
  readonly prompt: string;
  readonly domain: string;
}

function askedAt(game: Game, seats: readonly string[]): Asked {
  const actor = nextActor(game);
  const { prompt, domain } = decision(game)!;
  return { by: actor === CHANCE ? CHANCE_NAME : seats[actor], prompt, domain };
}

/** The same record by names; it is played through on the way. */
export function nameRecord(game: GamePackage, record: GameRecord): NamedRecord {
  const seats = game.seats(game.parseOptions(record.options));
  const choices: NamedChoice[] = [];
  replay(game, record, undefined, (played, index) => {
    if (nextActor(played) < 0) return;
    const { by, prompt, domain } = askedAt(played, seats);
    choices.push({ by, prompt, choice: game.choiceName(domain, record.choices[index]) });
  });
  return { ...record, format: 'brink-named-record', choices };
}

/** Back to integers, with the numbers that the names have now; the first that does not fit is named. */
export function numberRecord(game: GamePackage, named: NamedRecord): GameRecord {
  const seats = game.seats(game.parseOptions(named.options));
  const played = setUpAgreed(game, named);
  const choices = named.choices.map(({ by, prompt, choice: name }, index) => {
    const fail = (why: string): never => {
      throw new RecordError(`choices[${index}]: ${why}`);
    };
    const actor = nextActor(played);
    if (actor < 0) return fail('the game is already over');
    const asked = askedAt(played, seats);
    if (asked.by !== by || asked.prompt !== prompt) {
      return fail(`${by} answers "${prompt}", but ${asked.by} is asked "${asked.prompt}"`);
    }
    const choice = game.choiceOf(asked.domain, name);
    if (choice === undefined) return fail(`"${name}" is no ${asked.domain}`);
    try {
      choose(played, actor, choice);
    } catch (error) {
      return fail((error as Error).message);
    }
    return choice;
  });
  return { ...named, format: 'brink-record', choices };
}

/** One choice a line, so that two records can be compared line by line. */
export function writeNamedRecord({ choices, ...head }: NamedRecord): string {
  const lines = choices.map((choice) => ` ${JSON.stringify(choice)}`);
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"choices":[\n${lines.join(',\n')}\n]}\n`;
}

const isNamedChoice = (value: unknown): value is NamedChoice => {
  const { by, prompt, choice } = (value ?? {}) as Partial<NamedChoice>;
  return [by, prompt, choice].every((each) => typeof each === 'string');
};

/** The JSON of a record by names; nothing if it is something else. */
export function parseNamedRecord(text: string): NamedRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const record = (value ?? {}) as Partial<NamedRecord>;
  if (record.format !== 'brink-named-record') return undefined;
  if (!Array.isArray(record.choices)) throw new RecordError('"choices" must be a list');
  const bad = record.choices.findIndex((choice) => !isNamedChoice(choice));
  if (bad >= 0) throw new RecordError(`choices[${bad}] must have "by", "prompt" and "choice"`);
  if (typeof record.game !== 'string') throw new RecordError('"game" must be the id of a game');
  if (typeof record.options !== 'object' || record.options === null) {
    throw new RecordError('"options" must be an object');
  }
  return record as NamedRecord;
}
