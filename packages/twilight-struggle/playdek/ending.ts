/** How the game of a log ended: as played, as the log says, or open. */
import { CHANCE, choose, legal, members, nextActor } from '@brink/kernel';
import { RESULT, isOver, mannerOf, type Table } from '@brink/struggle';
import type { MANNERS } from '../manners.ts';
import { SIDES, type Side, type SimpleOf } from './statements.ts';
import type { ReadUnit } from './units.ts';

/** Who has won and how; no winner: a draw. */
export interface Result {
  readonly winner?: number;
  readonly manner: string;
}

/**
 * `played`: the rules have ended it. `told`: the log says so, or somebody who knows. `open`: the
 * log breaks off; it may be likely how, where the play under way could end the game.
 */
export type Ending =
  | ({ readonly how: 'played' | 'told' } & Result)
  | { readonly how: 'open'; readonly likely?: Result };

/** The words of the log for the ways in which a game ends. */
const REASONS: readonly (readonly [RegExp, keyof typeof MANNERS])[] = [
  [/final/i, 'finalScoring'],
  [/europe/i, 'europeControl'],
  [/defcon|nuclear|thermo/i, 'defcon'],
  [/wargames/i, 'wargames'],
  [/cuban/i, 'cubanMissileCrisis'],
  [/scoring card|held/i, 'heldScoringCard'],
  [/victory|vp|points/i, 'vp'],
  [/resign|forfeit|conce/i, 'resignation'],
  [/time|clock/i, 'time'],
  [/agree/i, 'agreement'],
];

const mannerOfReason = (reason: string): string =>
  REASONS.find(([pattern]) => pattern.test(reason))?.[1] ?? reason;

const resultOf = (game: Table): Result => {
  const winner = game.mem[RESULT] - 1;
  return { ...(winner < SIDES.length && { winner }), manner: mannerOf(game) };
};

/** The ending, choices that lead to it beyond the last line, and what the rules say against it. */
export interface Conclusion {
  readonly ending: Ending;
  readonly conclusion: readonly number[];
  readonly contradicts?: string;
}

/**
 * A play that ends the game often loses its lines. It is carried out only if the log says that
 * the game ended so; otherwise somebody who knows may say it.
 */
export function endingOf(
  game: Table,
  last: ReadUnit,
  told: SimpleOf<'game-end'> | undefined,
): Conclusion {
  if (isOver(game)) {
    const result = resultOf(game);
    const winner = result.winner === undefined ? undefined : SIDES[result.winner];
    const isOther = told !== undefined && told.winner !== winner;
    return {
      ending: { how: 'played', ...result },
      conclusion: [],
      ...(isOther && { contradicts: winner ? `${winner} has won` : 'a draw' }),
    };
  }
  const way = isCut(last) ? wayToTheEnd(game, 2, told?.winner) : undefined;
  if (!told) return { ending: { how: 'open', ...(way && { likely: way.result }) }, conclusion: [] };
  if (way) return { ending: { how: 'played', ...way.result }, conclusion: way.choices };
  const result = { winner: SIDES.indexOf(told.winner), manner: mannerOfReason(told.reason) };
  return { ending: { how: 'told', ...result }, conclusion: [] };
}

const isCut = ({ statement: s }: ReadUnit): boolean =>
  s.kind === 'event' || (s.kind === 'head' && s.cards?.length === 1);

interface Way {
  readonly choices: readonly number[];
  readonly result: Result;
}

/** The first choices without chance that end the game, for this side if it is given. */
function wayToTheEnd(game: Table, depth: number, winner: Side | undefined): Way | undefined {
  const actor = nextActor(game);
  if (depth === 0 || actor === CHANCE) return undefined;
  for (const choice of members(legal(game, actor))) {
    const next = game.clone();
    choose(next, actor, choice);
    if (isOver(next)) {
      const result = resultOf(next);
      const isTold = winner === undefined || SIDES[result.winner ?? -1] === winner;
      if (isTold) return { choices: [choice], result };
      continue;
    }
    const more = wayToTheEnd(next, depth - 1, winner);
    if (more) return { ...more, choices: [choice, ...more.choices] };
  }
  return undefined;
}
