import type { GamePackage, OptionValues, Outcome } from '@brink/kernel';
import type { Clock } from '../bot.ts';
import { createBot, parseLevel, type Level } from '../levels.ts';
import { quantile, wilson } from './interval.ts';
import { playMatch } from './match.ts';

/** Two bots that meet, and on what terms. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly options: OptionValues;
  readonly seed: number;
}

/** What is kept of one game of a duel. */
export interface DuelGame {
  /** The seat of bot A; the others' are taken in turn. */
  readonly seatOfA: number;
  readonly outcome: Outcome;
  /** Of A and of B. */
  readonly decisions: readonly [number, number];
  readonly ms: readonly [number, number];
  /** Simulations of those who look ahead; games that were kept earlier do not tell. */
  readonly sims?: readonly [number, number];
  readonly plays: readonly [readonly number[], readonly number[]];
}

/**
 * Games come in pairs with the same cards and dice and the sides swapped; a bot against itself
 * plays different ones, for a pair would be the same game twice.
 */
export function playDuel(game: GamePackage, duel: Duel, index: number, clock: Clock): DuelGame {
  const pair = duel.a === duel.b ? index : index >> 1;
  const seed = Math.imul(duel.seed, 1_000_003) + pair;
  const seats = game.seats(game.parseOptions(duel.options)).length;
  const isA = (seat: number): boolean => (seat + index) % 2 === 0;
  const levels: readonly [Level, Level] = [parseLevel(duel.a), parseLevel(duel.b)];
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(levels[isA(seat) ? 0 : 1], { game, clock, seed: Math.imul(seed, 31) + seat }),
  );
  const { outcome, thinking } = playMatch({ game, options: duel.options, bots, seed, clock });
  const ofA = thinking.filter((_, seat) => isA(seat));
  const ofB = thinking.filter((_, seat) => !isA(seat));
  const both = <T>(sum: (list: typeof thinking) => T): [T, T] => [sum(ofA), sum(ofB)];
  return {
    seatOfA: index % 2,
    outcome,
    decisions: both((list) => list.reduce((n, { decisions }) => n + decisions, 0)),
    ms: both((list) => list.reduce((n, { ms }) => n + ms, 0)),
    sims: both((list) => list.reduce((n, { sims }) => n + sims, 0)),
    plays: both((list) => list.flatMap(({ plays }) => plays)),
  };
}

/** How often somebody has won, with Wilson's interval. */
export interface Rate {
  readonly games: number;
  /** Draws count half. */
  readonly wins: number;
  readonly winRate: number;
  readonly interval: readonly [low: number, high: number];
}

const rateOf = (wins: number, games: number): Rate => ({
  games,
  wins,
  winRate: games === 0 ? 0 : wins / games,
  interval: wilson(wins, games),
});

/** How long a bot has thought about a play. */
export interface Pace {
  readonly p50: number;
  readonly p95: number;
  /** Of the plays of a bot with a budget of time, those within 1.2 times of it. */
  readonly withinBudget?: number;
}

/** One of the bots. */
export interface Rated extends Rate {
  readonly bot: string;
  /** How the games ended that it lost, by manner. */
  readonly losses: Readonly<Record<string, number>>;
}

/** The games of a duel, summed up. */
export interface DuelReport {
  readonly games: number;
  readonly a: Rated & { readonly bySide: Readonly<Record<string, Rate>> };
  readonly b: Rated;
  /** How often each side has won, whoever played it. */
  readonly sides: Readonly<Record<string, Rate>>;
  readonly draws: number;
  /** How games ended, by winning side and manner. */
  readonly endModes: Readonly<Record<string, number>>;
  readonly msPerPlay: { readonly a: Pace; readonly b: Pace };
  readonly decisionsPerSecond: { readonly a: number; readonly b: number };
  /** The mean; 0 for who does not look ahead. */
  readonly simsPerPlay: { readonly a: number; readonly b: number };
}

const TOLERANCE = 1.2;

function paceOf(plays: number[], level: Level): Pace {
  const pace = { p50: quantile(plays, 0.5), p95: quantile(plays, 0.95) };
  if (level.budget?.kind !== 'time') return pace;
  const most = level.budget.ms * TOLERANCE;
  const within = plays.filter((ms) => ms <= most).length;
  return { ...pace, withinBudget: plays.length === 0 ? 1 : within / plays.length };
}

/** Sums up the games of a duel. */
export function reportOf(
  { a, b }: Duel,
  seats: readonly string[],
  games: readonly DuelGame[],
): DuelReport {
  const pointsOf = ({ winners }: Outcome, isWinner: (seat: number) => boolean): number =>
    winners.length === 0 ? 0.5 : winners.some(isWinner) ? 1 : 0;
  const forA = ({ outcome, seatOfA }: DuelGame): number =>
    pointsOf(outcome, (seat) => seat % 2 === seatOfA);
  const sum = (list: readonly DuelGame[], points: (game: DuelGame) => number): Rate =>
    rateOf(
      list.reduce((n, game) => n + points(game), 0),
      list.length,
    );
  const all = sum(games, forA);
  const bySide = Object.fromEntries(
    seats.slice(0, 2).map((name, seat) => [
      name,
      sum(
        games.filter(({ seatOfA }) => seatOfA === seat),
        forA,
      ),
    ]),
  );
  const sides = Object.fromEntries(
    seats.map((name, seat) => [
      name,
      sum(games, ({ outcome }) => pointsOf(outcome, (s) => s === seat)),
    ]),
  );
  const endModes: Record<string, number> = {};
  for (const { outcome } of games) {
    const winner = outcome.winners.length === 0 ? 'draw' : seats[outcome.winners[0]];
    const mode = `${winner}: ${outcome.manner}`;
    endModes[mode] = (endModes[mode] ?? 0) + 1;
  }
  const lossesOf = (points: number): Record<string, number> => {
    const losses: Record<string, number> = {};
    for (const game of games) {
      const { manner } = game.outcome;
      if (forA(game) === points) losses[manner] = (losses[manner] ?? 0) + 1;
    }
    return losses;
  };
  const perSecond = (of: 0 | 1): number => {
    const ms = games.reduce((n, game) => n + game.ms[of], 0);
    return ms === 0 ? 0 : (1000 * games.reduce((n, game) => n + game.decisions[of], 0)) / ms;
  };
  const simsAPlay = (of: 0 | 1): number => {
    const [sims, plays] = games.reduce(
      ([s, p], game) => (game.sims ? [s + game.sims[of], p + game.plays[of].length] : [s, p]),
      [0, 0],
    );
    return plays === 0 ? 0 : sims / plays;
  };
  const paces = ([a, b] as const).map((bot, of) =>
    paceOf(
      games.flatMap(({ plays }) => plays[of]),
      parseLevel(bot),
    ),
  );
  return {
    games: games.length,
    a: { bot: a, ...all, losses: lossesOf(0), bySide },
    b: { bot: b, ...rateOf(all.games - all.wins, all.games), losses: lossesOf(1) },
    sides,
    draws: games.filter(({ outcome }) => outcome.winners.length === 0).length,
    endModes,
    msPerPlay: { a: paces[0], b: paces[1] },
    decisionsPerSecond: { a: perSecond(0), b: perSecond(1) },
    simsPerPlay: { a: simsAPlay(0), b: simsAPlay(1) },
  };
}
