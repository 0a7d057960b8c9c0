import {
  DONE,
  add,
  again,
  isEmpty,
  l,
  local,
  setLocal,
  step,
  type Act,
  type Local,
  type Steps,
} from '@brink/kernel';
import { addInfluence, influenceOf, missingForControl, takeInfluence } from '../influence.ts';
import type { PickPrompt } from '../prompts.ts';
import { sideOf, type Who } from '../sides.ts';
import { COUNTRY_WORDS, MARKED } from '../state.ts';
import type { Table, World } from '../world.ts';
import { influencedBy, type Where } from '../where.ts';
import { question } from '../question.ts';

/** A number, or one that depends on the game. */
export type Amount = number | ((game: Table) => number);
/** A number, or what it comes to now. */
export const amount = (game: Table, n: Amount): number => (typeof n === 'number' ? n : n(game));

/** Who picks how many countries, where, and what happens in them. */
export interface PickCountries {
  readonly by: Who;
  readonly prompt: PickPrompt;
  readonly count: Amount;
  readonly where: Where;
  /** How often one country may be picked; as often as wanted if left out. */
  readonly perCountry?: 1 | 2;
  /** The player may stop early. */
  readonly upTo?: boolean;
  /** How many points a pick means, for the prompt. */
  readonly each?: Amount;
  /** Whose influence changes, for the prompt; that of `by` if left out. */
  readonly whose?: Who;
  readonly effect: (game: Table, country: number) => void;
}

/** A player names countries one after the other; each takes effect before the next. */
export function pickCountries(options: PickCountries): Steps<World> {
  const {
    by,
    prompt,
    count,
    where,
    perCountry,
    upTo = false,
    each = 1,
    whose = by,
    effect,
  } = options;
  return [
    step((game) => {
      setLocal(game, l.count, amount(game, count));
      game.sets.fill(0, MARKED, MARKED + 2 * COUNTRY_WORDS);
    }),
    question({
      prompt,
      domain: 'country',
      actor: (game) => sideOf(game, by),
      auto: true,
      args: (game) => [
        local(game, l.count),
        amount(game, each),
        sideOf(game, whose),
        perCountry ?? 0,
      ],
      legal: (game, legal) => {
        if (local(game, l.count) <= 0) return;
        where.into(game, legal);
        if (perCountry) {
          const full = MARKED + (perCountry - 1) * COUNTRY_WORDS;
          for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] &= ~game.sets[full + i];
        }
        if (upTo && !isEmpty(legal)) add(legal, DONE);
      },
      take: (game, country) => {
        if (country === DONE) return;
        mark(game, country);
        setLocal(game, l.count, local(game, l.count) - 1);
        effect(game, country);
        again(game);
      },
    }),
  ];
}

function mark({ sets }: Table, country: number): void {
  const once = MARKED + (country >> 5);
  const bit = 1 << (country & 31);
  if (sets[once] & bit) sets[once + COUNTRY_WORDS] |= bit;
  else sets[once] |= bit;
}

/** How points of influence are spread over countries. */
export interface Spread {
  readonly points: Amount;
  readonly where: Where;
  readonly perCountry?: 1 | 2;
  readonly upTo?: boolean;
}

/** A side adds influence of its own, point by point or `each` points at a time. */
export const place = (who: Who, spread: Spread & { readonly each?: number }): Steps<World> =>
  pickCountries({
    by: who,
    prompt: 'place',
    count: spread.points,
    ...spread,
    effect: (game, country) => addInfluence(game, sideOf(game, who), country, spread.each ?? 1),
  });

/** `by` removes influence of `who`, point by point or `each` points at a time. */
export const remove = (
  who: Who,
  spread: Spread & { readonly by: Who; readonly each?: Amount },
): Steps<World> =>
  pickCountries({
    prompt: 'remove',
    whose: who,
    count: spread.points,
    ...spread,
    where: spread.where.and(influencedBy(who)),
    effect: (game, country) =>
      void takeInfluence(game, sideOf(game, who), country, amount(game, spread.each ?? 1)),
  });

/** `by` removes all influence of `who` from so many countries. */
export const removeAll = (
  who: Who,
  options: {
    readonly by: Who;
    readonly countries: number;
    readonly where: Where;
  },
): Steps<World> =>
  pickCountries({
    prompt: 'removeAll',
    whose: who,
    count: options.countries,
    ...options,
    perCountry: 1,
    where: options.where.and(influencedBy(who)),
    effect: (game, country) => void takeInfluence(game, sideOf(game, who), country, 999),
  });

/** Takes a point of `who` out of a country and counts it in a local, to be placed elsewhere. */
export const lift =
  (who: Who, counted: Local) =>
  (game: Table, country: number): void =>
    setLocal(
      game,
      counted,
      local(game, counted) + takeInfluence(game, sideOf(game, who), country, 1),
    );

/** Adds influence to a country that the card names. */
export const addTo = (who: Who, country: number, points: Amount): Act<World> =>
  step((game) => addInfluence(game, sideOf(game, who), country, amount(game, points)));

/** Removes influence from a country that the card names: so much, or all. */
export const takeAway = (who: Who, country: number, points: Amount = 999): Act<World> =>
  step((game) => void takeInfluence(game, sideOf(game, who), country, amount(game, points)));

/** Adds just enough for control. */
export const gainControl = (who: Who, country: number): Act<World> =>
  step((game) => {
    const side = sideOf(game, who);
    addInfluence(game, side, country, missingForControl(game, side, country));
  });

/** The influence of a side in a country, as an amount. */
export const influenceIn =
  (who: Who, country: number) =>
  (game: Table): number =>
    influenceOf(game, sideOf(game, who), country);
