import type { TwilightView } from '@brink/twilight-struggle/view';
import { below } from '../../client/chance.ts';
import type { Opening } from '../../client/opening.ts';
import type { StoredGame } from '../../client/local-games.ts';
import type { LocalStanding } from '../../client/worker-messages.ts';
import { FIRST_GAME } from './first-game.ts';
import opening from './opening.json';

/** The USSR is dealt to first, then in turn. */
const USSR = 1;
const HAND = 8;

type CountryView = TwilightView['countries'][number];

/** What the file holds; a test writes it and holds it against the rules. */
export interface WrittenOpening {
  /** Of the deal with which it was written only what is the same in every deal is kept. */
  readonly standing: Omit<LocalStanding, 'view'> & { readonly view: TwilightView };
  /** Each country that may be chosen with 1, 2, … points more. */
  readonly placed: Readonly<Record<string, readonly CountryView[]>>;
}

const written = opening as unknown as WrittenOpening;
const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** All cards of the first deck, in an order of chance; the first are dealt. */
function deal(): number[] {
  const pile = inOrder(written.standing.view.unseen);
  return Array.from({ length: 2 * HAND }, () => pile.splice(below(pile.length), 1)[0]);
}

/** The first moment after these cards were dealt. */
function standingAfter(dealt: readonly number[]): WrittenOpening['standing'] {
  const { standing } = written;
  const { view, log } = standing;
  const hand = dealt.filter((_, index) => index % 2 === 0);
  const left = [...hand];
  const told = log.add.map(({ code, args }) =>
    code === 'draw' ? { code, args: [USSR, left.shift()!, ...args.slice(2)] } : { code, args },
  );
  return {
    ...standing,
    choices: dealt,
    log: { keep: 0, add: told },
    view: {
      ...view,
      hands: [view.hands[0], { count: HAND, known: inOrder(hand) }],
      unseen: inOrder(view.unseen.filter((card) => !hand.includes(card))),
    },
  };
}

/** After some points have been placed; the last one leads to what others do. */
function stepAfter(first: WrittenOpening['standing'], placed: readonly number[]) {
  const { prompt } = first;
  const [points, ...more] = prompt!.args;
  if (placed.length >= points) return undefined;
  const countries = [...first.view.countries];
  const log = [...first.log.add];
  for (const [at, country] of placed.entries()) {
    const times = placed.slice(0, at + 1).filter((each) => each === country).length;
    const grown = written.placed[country]?.[times - 1];
    if (!grown) return undefined;
    countries[country] = grown;
    log.push({ code: 'influence', args: [USSR, country, 1, 0, grown.ussr, 0] });
  }
  return {
    view: { ...first.view, countries },
    prompt: { ...prompt!, args: [points - placed.length, ...more] },
    canUndo: placed.length > 0,
    log,
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The opening of a game that nobody has played yet, if it begins as most first games do. */
export function openingOf(game: StoredGame): Opening | undefined {
  const { record, seats } = game;
  const isFresh = record.choices.length === 0 && record.position === undefined;
  const isFirst = isSame(record.options, FIRST_GAME.options) && isSame(seats, FIRST_GAME.seats);
  if (!isFresh || !isFirst) return undefined;
  const standing = standingAfter(deal());
  const { rules, choices } = standing;
  return {
    game: { ...game, record: { ...record, rules, choices } },
    standing,
    after: (placed) => stepAfter(standing, placed),
  };
}
