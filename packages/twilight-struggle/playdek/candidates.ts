/** Which choices are worth trying at a decision: those that the next lines name come first. */
import { CHANCE, DONE, argument, decision, legal, members, nextActor } from '@brink/kernel';
import { DISCARD, REMOVED, US, USSR, handOf, zoneOf, type Table } from '@brink/struggle';
import { MISSILE_ENVY } from '../card-sets.ts';
import { cardNumber } from '../data/cards.ts';
import { countryNumber } from '../data/countries.ts';
import { PROMPTS } from '../prompts.ts';
import { BARRED, LATER, NEVER, UNPLAYED, type Foresight } from './foresight.ts';
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
    others.sort(
      (a, b) => (foresight.next(b, from)?.at ?? 1e9) - (foresight.next(a, from)?.at ?? 1e9),
    );
  }
  // Which cards of the pile were looked at and returned does not matter.
  if (prompt === 'examine') return [...first, ...others].slice(0, 1);
  return [...first, ...(choices.includes(DONE) ? [DONE] : []), ...others];
}

/**
 * Chance deals one card. What the hand shows before the next deal has to be in it; a card that
 * only fills it may be another than it seems, so some of each kind are tried.
 */
function draws(game: Table, choices: number[], from: number, foresight: Foresight): number[] {
  const { prompt: code, args } = decision(game)!;
  const side = argument(PROMPTS, { code, args }, 'side');
  const id = side === US ? 'us' : 'ussr';
  if (isHopeless(game, from, foresight)) return [];
  const ranked = choices
    .map((card) => ({ card, rank: foresight.rank(card, id, from) }))
    .sort((a, b) => a.rank - b.rank);
  if (ranked[0].rank < LATER) return [ranked[0].card];
  const some = (low: number, high: number, count: number): number[] =>
    ranked
      .filter(({ rank }) => rank >= low && rank < high)
      .slice(0, count)
      .map(({ card }) => card);
  const [soonest, ...later] = some(LATER, NEVER, 3);
  const unseen = [...some(NEVER, UNPLAYED, 1), ...some(UNPLAYED, BARRED, 1)];
  // A card thrown away at the end of the turn may come back to anybody after a reshuffle.
  const thrown = foresight.mayDiscard(id, from)
    ? some(BARRED, Number.POSITIVE_INFINITY, choices.length)
        .filter((card) => foresight.isSeenAfterReshuffle(card, from))
        .slice(0, 6)
    : [];
  const found = [...(soonest === undefined ? [] : [soonest]), ...unseen, ...thrown, ...later];
  return found.length > 0 ? found : [ranked[0].card];
}

/** A card that a hand will show is where this deal cannot take it from. */
function isHopeless(game: Table, from: number, foresight: Foresight): boolean {
  for (const { card, side } of foresight.due(from)) {
    if (card === MISSILE_ENVY) continue;
    const zone = zoneOf(game, card);
    if (zone === DISCARD && !foresight.dealsDiscards(from)) return true;
    if (zone === REMOVED || zone === handOf(side === 'us' ? USSR : US)) return true;
  }
  return false;
}
