import {
  CONTROL,
  COUNTRY_WORDS,
  DEFCON,
  MAX_CARDS,
  PRESENCE,
  RESULT,
  US,
  USSR,
  VP,
  ZONES,
  influenceOf,
  isIn,
  stabilityOf,
  type Table,
} from '@brink/struggle';
import { CHINA_CARD } from './card-sets.ts';
import { choiceName } from './notation.ts';
import { layout } from './state.ts';
import { areaCount } from './view.ts';

const bit = (game: Table, at: number, member: number): boolean =>
  (game.sets[at + (member >> 5)] & (1 << (member & 31))) !== 0;

function cardViolations(game: Table): string[] {
  const found: string[] = [];
  for (let card = 1; card < MAX_CARDS; card++) {
    const zones = ZONES.filter((zone) => isIn(game, zone, card)).length;
    if (zones > 1) found.push(`card ${choiceName('card', card)} is in ${zones} places`);
    if (card === CHINA_CARD && zones > 0) found.push('the China Card lies in a pile');
  }
  return found;
}

function boardViolations(game: Table): string[] {
  const found: string[] = [];
  for (let country = 0; country < areaCount(game); country++) {
    for (const side of [US, USSR] as const) {
      const own = influenceOf(game, side, country);
      const lead = own - influenceOf(game, 1 - side, country);
      const name = choiceName('country', country);
      if (own < 0) found.push(`negative influence in ${name}`);
      if (bit(game, PRESENCE + side * COUNTRY_WORDS, country) !== own > 0) {
        found.push(`presence of ${side} in ${name} is out of step`);
      }
      if (
        bit(game, CONTROL + side * COUNTRY_WORDS, country) !==
        lead >= stabilityOf(game, country)
      ) {
        found.push(`control of ${side} in ${name} is out of step`);
      }
    }
  }
  return found;
}

function rangeViolations({ mem }: Table): string[] {
  const found: string[] = [];
  for (const { name, at, length, min, max } of layout.fields) {
    for (let i = at; i < at + length; i++) {
      if (mem[i] < min || mem[i] > max) found.push(`${name} is ${mem[i]}, not ${min} to ${max}`);
    }
  }
  return found;
}

/** What must hold in every position (§2): cards, influence, control, tracks. */
export function violations(game: Table): string[] {
  const { mem, rules } = game;
  const found = [...cardViolations(game), ...boardViolations(game), ...rangeViolations(game)];
  if (mem[RESULT] === 0) {
    if (mem[DEFCON] === 1) found.push('DEFCON 1 and the game goes on');
    if (Math.abs(mem[VP]) >= rules.vpToWin) found.push(`${mem[VP]} VP and the game goes on`);
  }
  return found;
}
