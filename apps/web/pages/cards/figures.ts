import type { GameId } from '@brink/games/ids';
import type { CardsAnswer } from '@brink/protocol';
import { together, type Tally } from '../explorer/interval.ts';

/** What became of a card in many games, of people or of a bot. */
export type Figures = CardsAnswer;
type Use = Figures['uses'][number];

/** What games are played with: some cards come only with options. */
export type Setting = 'usual' | 'promo' | 'turnZero' | 'twoPlusTwo';

interface SelfPlayed {
  readonly name: Setting;
  readonly games: number;
  readonly first: number;
  readonly draws: number;
  readonly cards: Readonly<
    Record<
      string,
      | {
          readonly uses: readonly (readonly [number, number, string, number, number, number])[];
          readonly events: number;
          readonly targets: readonly (readonly [number, number])[];
        }
      | undefined
    >
  >;
}

/** How our bot uses the cards, as `tools/card-figures.ts` writes it. */
interface SelfPlay {
  readonly bot: string;
  /** Each with cards that are not played in those before. */
  readonly settings: readonly SelfPlayed[];
}

const FILES: Partial<Record<GameId, () => Promise<{ readonly default: unknown }>>> = {
  'twilight-struggle': () => import('./figures/twilight-struggle.json'),
  'red-sea': () => import('./figures/red-sea.json'),
  volk: () => import('./figures/volk.json'),
};

const NO_FIGURES: SelfPlay = { bot: '', settings: [] };
const NO_GAMES: SelfPlayed = { name: 'usual', games: 0, first: 0, draws: 0, cards: {} };

/** The figures of a card in self-play, with who played, and with what. */
export async function selfPlayOf(game: GameId, card: number) {
  const { bot, settings } = ((await FILES[game]?.())?.default ?? NO_FIGURES) as SelfPlay;
  const setting = settings.find(({ cards }) => cards[card]) ?? settings[0] ?? NO_GAMES;
  const { name, games, first, draws, cards } = setting;
  const found = cards[card] ?? { uses: [], events: 0, targets: [] };
  const figures: Figures = {
    games,
    first,
    draws,
    uses: found.uses.map(([turn, seat, use, plays, won, drawn]) => ({
      card,
      turn,
      seat,
      use,
      games: plays,
      first: won,
      draws: drawn,
    })),
    events: found.events,
    targets: found.targets.map(([target, events]) => ({ target, events })),
  };
  return { bot, setting: name, figures };
}

/** Ways to use a card that are drawn alike. */
export const CLASSES = ['headline', 'event', 'operations', 'space', 'discard'] as const;
export type UseClass = (typeof CLASSES)[number];

export const classOf = (use: string): UseClass =>
  CLASSES.find((each) => each === use) ?? 'operations';

const ofClass = (uses: readonly Use[], wanted: UseClass): readonly Use[] =>
  uses.filter(({ use }) => classOf(use) === wanted);

/** How one side uses a card: what part of its uses each way is. */
export function shares(uses: readonly Use[], seat: number) {
  const own = uses.filter((use) => use.seat % 2 === seat);
  const all = together(own).games;
  return CLASSES.map((name) => ({ name, plays: together(ofClass(own, name)).games }))
    .filter(({ plays }) => plays > 0)
    .map(({ name, plays }) => ({ name, plays, percent: Math.round((plays / all) * 100) }));
}

/** Uses by turn, as parts of the turn in which the card is used most. */
export function byTurn(uses: readonly Use[], turns: number) {
  const rows = Array.from({ length: turns }, (_, index) => {
    const own = uses.filter(({ turn }) => turn === index + 1);
    return {
      turn: index + 1,
      parts: CLASSES.map((name) => ({ name, plays: together(ofClass(own, name)).games })).filter(
        ({ plays }) => plays > 0,
      ),
      plays: together(own).games,
    };
  });
  return { rows, most: Math.max(1, ...rows.map(({ plays }) => plays)) };
}

/** Periods of a game, as first and last turn. */
const PERIODS: Partial<Record<GameId, readonly (readonly [number, number])[]>> = {
  'twilight-struggle': [
    [1, 3],
    [4, 7],
    [8, 10],
  ],
  'red-sea': [
    [1, 1],
    [2, 2],
  ],
  volk: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
};

const TURNS: Partial<Record<GameId, number>> = {
  'twilight-struggle': 10,
  'red-sea': 2,
  volk: 4,
};
export const turnsOf = (game: GameId): number => TURNS[game] ?? 1;

export interface Case extends Tally {
  readonly seat: number;
  readonly use: UseClass;
  readonly period: readonly [number, number];
}

/** More cases are not read. */
const MOST_CASES = 7;

/** Who won where a side used the card in one way in one period; the most frequent cases. */
export function casesOf(uses: readonly Use[], game: GameId): readonly Case[] {
  const cases = [1, 0].flatMap((seat) =>
    CLASSES.filter((name) => name !== 'discard').flatMap((name) =>
      (PERIODS[game] ?? []).map((period): Case => {
        const own = ofClass(uses, name).filter(
          ({ seat: by, turn }) => by % 2 === seat && turn >= period[0] && turn <= period[1],
        );
        return Object.assign({ seat, use: name, period }, together(own));
      }),
    ),
  );
  return cases
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.games - a.games)
    .slice(0, MOST_CASES)
    .sort((a, b) => b.seat - a.seat || a.period[0] - b.period[0]);
}
