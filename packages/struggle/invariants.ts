import type { Outcome } from '@brink/kernel';
import { isIn } from './deck.ts';
import { influenceOf, stabilityOf } from './influence.ts';
import { mannerOf } from './result.ts';
import { US, USSR } from './sides.ts';
import {
  CONTROL,
  COUNTRY_WORDS,
  DEFCON,
  MAX_CARDS,
  PRESENCE,
  RESULT,
  TURN,
  VP,
  ZONES,
} from './state.ts';
import type { Table } from './world.ts';

const bit = (game: Table, at: number, member: number): boolean =>
  (game.sets[at + (member >> 5)] & (1 << (member & 31))) !== 0;

/** Names for messages to developers. */
export type ChoiceNamer = (domain: string, choice: number) => string;

function cardViolations(game: Table, name: ChoiceNamer): string[] {
  const { mem, rules } = game;
  const { pile, passingCard } = rules;
  const found: string[] = [];
  for (let card = 1; card < MAX_CARDS; card++) {
    let places = ZONES.filter((zone) => isIn(game, zone, card)).length;
    for (const end of pile ? [pile.top, pile.bottom] : []) {
      for (let i = 1; i <= mem[end]; i++) if (mem[end + i] === card) places++;
    }
    if (places > 1) found.push(`card ${name('card', card)} is in ${places} places`);
    if (card === passingCard && places > 0) found.push('the passing card lies in a pile');
  }
  return found;
}

function boardViolations(game: Table, name: ChoiceNamer, areas: number): string[] {
  const found: string[] = [];
  for (let country = 0; country < areas; country++) {
    for (const side of [US, USSR] as const) {
      const own = influenceOf(game, side, country);
      const lead = own - influenceOf(game, 1 - side, country);
      const where = name('country', country);
      if (own < 0) found.push(`negative influence in ${where}`);
      if (bit(game, PRESENCE + side * COUNTRY_WORDS, country) !== own > 0) {
        found.push(`presence of ${side} in ${where} is out of step`);
      }
      const holds = bit(game, CONTROL + side * COUNTRY_WORDS, country);
      if (holds !== lead >= stabilityOf(game, country)) {
        found.push(`control of ${side} in ${where} is out of step`);
      }
    }
  }
  return found;
}

function rangeViolations({ mem, rules }: Table): string[] {
  const found: string[] = [];
  for (const { name, at, length, min, max } of rules.layout.fields) {
    for (let i = at; i < at + length; i++) {
      if (mem[i] < min || mem[i] > max) found.push(`${name} is ${mem[i]}, not ${min} to ${max}`);
    }
  }
  return found;
}

/**
 * What must hold in every position (§2): cards, influence, control, tracks. `areas`: countries,
 * and the boxes after them where influence lies.
 */
export function tableViolations(
  game: Table,
  name: ChoiceNamer,
  areas: number = game.rules.countryCount,
): string[] {
  const { mem, rules } = game;
  const found = [
    ...cardViolations(game, name),
    ...boardViolations(game, name, areas),
    ...rangeViolations(game),
  ];
  if (mem[RESULT] === 0) {
    if (mem[DEFCON] === 1) found.push('DEFCON 1 and the game goes on');
    if (Math.abs(mem[VP]) >= rules.vpToWin) found.push(`${mem[VP]} VP and the game goes on`);
  }
  return found;
}

/** How a game of the family has ended, if it has. */
export function tableOutcome(game: Table): Outcome | undefined {
  const { mem } = game;
  const result = mem[RESULT];
  if (result === 0) return undefined;
  const winners = result <= 2 ? [result - 1] : [];
  return { winners, turn: mem[TURN], manner: mannerOf(game) };
}
