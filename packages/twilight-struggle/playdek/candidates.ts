/** Which choices are worth trying at a decision: those that the next lines name come first. */
import { CHANCE, DONE, decision, legal, members, nextActor } from '@brink/kernel';
import { US, type Table } from '@brink/struggle';
import { cardNumber } from '../data/cards.ts';
import { countryNumber } from '../data/countries.ts';
import type { Foresight } from './foresight.ts';
import type { ReadUnit } from './units.ts';

/** Dice that are not shown decide at once: a tie of the Olympics would be rolled again. */
const DICE = [6, 1, 5, 2, 4, 3];

/** Lines of the present entry and the header that follows it are looked at, no more. */
const WINDOW = 40;

function named(units: readonly ReadUnit[], from: number, domain: string): number[] {
  const found: number[] = [];
  const add = (choice: number): void => {
    if (!found.includes(choice)) found.push(choice);
  };
  let heads = 0;
  for (const { statement: s } of units.slice(from, from + WINDOW)) {
    if (s.kind === 'head' && ++heads > 1) break;
    if (domain === 'country') {
      if ('country' in s) add(countryNumber(s.country));
    } else if (s.kind === 'head') {
      for (const { id } of s.cards ?? []) add(cardNumber(id));
    } else if ('card' in s) {
      add(cardNumber(s.card.id));
    }
  }
  return found;
}

/** Choices in the order in which they are tried. */
export function candidates(
  game: Table,
  units: readonly ReadUnit[],
  from: number,
  foresight: Foresight,
): number[] {
  const actor = nextActor(game);
  const choices = members(legal(game, actor));
  const { domain, prompt } = decision(game)!;
  if (domain === 'card' && prompt === 'draw') return draws(game, choices, from, foresight);
  if (domain === 'die') return DICE.filter((die) => choices.includes(die));
  if (domain !== 'country' && domain !== 'card') return choices;
  const first = named(units, from, domain).filter((choice) => choices.includes(choice));
  const others = choices.filter((choice) => choice !== DONE && !first.includes(choice));
  if (domain === 'card' && (actor !== CHANCE || prompt !== 'randomCard')) {
    others.sort((a, b) => (foresight.next(b, from)?.at ?? 1e9) - (foresight.next(a, from)?.at ?? 1e9));
  }
  return [...first, ...(choices.includes(DONE) ? [DONE] : []), ...others];
}

/** Chance deals one card; whom it goes to is told by the prompt's side. */
function draws(game: Table, choices: number[], from: number, foresight: Foresight): number[] {
  const [side] = decision(game)!.args;
  const id = side === US ? 'us' : 'ussr';
  const rank = (card: number): number => foresight.rank(card, id, from);
  return choices.toSorted((a, b) => rank(a) - rank(b)).slice(0, 1);
}
