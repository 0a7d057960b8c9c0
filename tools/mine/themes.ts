import { PUBLIC, legal, members, type Actor, type Game, type GamePackage } from '@brink/kernel';
import type { Fact } from '@brink/library/puzzles/facts';
import type { Theme } from '@brink/library/puzzles/themes';
import type { TableView } from '@brink/struggle';
import type { VolkView } from '@brink/volk';
import type { Step } from './steps.ts';

const nameAt = (game: GamePackage, steps: readonly Step[], prompt: string): string => {
  const step = steps.find((each) => each.prompt === prompt);
  return step ? game.choiceName(step.domain, step.choice) : '';
};

/** The last turns: what is not done now is not done at all. */
const LAST_TURN: Readonly<Record<string, number>> = {
  'twilight-struggle': 10,
  'red-sea': 2,
  volk: 4,
};
/** Action rounds left at most in them. */
const LAST_ROUND: Readonly<Record<string, number>> = {
  'twilight-struggle': 5,
  'red-sea': 5,
  volk: 2,
};

/** What a puzzle is about, the most telling first. */
export function themesOf(
  game: GamePackage,
  at: Game,
  seat: Actor,
  right: readonly Step[],
  wrong: readonly Step[],
  facts: readonly Fact[],
): Theme[] {
  const themes: Theme[] = [];
  const view = game.view(at, PUBLIC) as TableView & VolkView;
  const isVolk = game.id === 'volk';
  const [turn, round] = isVolk ? [view.decade, view.stage] : [view.turn, view.round];
  const isLast = turn === LAST_TURN[game.id] && round >= LAST_ROUND[game.id];
  const isLost = facts.some((fact) => fact[0] === 'lose' && fact[1] === 'defcon');
  if (isLost) themes.push('defcon');
  if (right[0].prompt === 'headline') themes.push('headline');
  const [card, other] = [right, wrong].map((steps) =>
    game.choiceName('card', steps[0]?.choice ?? 0),
  );
  const isScoring = (name: string): boolean => name.endsWith('-scoring');
  if (isScoring(card) !== isScoring(other)) themes.push('scoring');
  const [use, otherUse] = [right, wrong].map((steps) => nameAt(game, steps, 'useOfCard'));
  if ((use === 'space') !== (otherUse === 'space')) themes.push('space');
  const [kind, otherKind] = [right, wrong].map((steps) => nameAt(game, steps, 'operations'));
  if (kind !== '' && otherKind !== '' && kind !== otherKind) themes.push('coupOrPlace');
  const keeps = facts.some(
    (fact) =>
      (fact[0] === 'control' && fact[2] === 0 && view.countries?.[fact[1]]?.control === seat) ||
      (fact[0] === 'state' && fact[2] === 0 && (fact[1] === 'unrest' || fact[1] === 'protests')),
  );
  if (keeps) themes.push('defence');
  if (isVolk && isLastOfHalf(view)) themes.push('decadeEnd');
  if (isLast) themes.push('endGame');
  if (themes.length === 0 || (right[0].prompt !== 'headline' && card !== other))
    themes.push('hand');
  // A card that nobody plays has to be seen, but it is not what the puzzle asks.
  if (!isVolk && right[0].prompt !== 'headline' && hasSuicide(game, at, seat))
    themes.push('defcon');
  return [...new Set(themes)];
}

/** Choices so much worse than the best look like the end of the game. */
const SUICIDE = 100;
const scores = new Float64Array(256);

/** Whether some card could lose the game at once: nobody plays it, but one has to see it. */
function hasSuicide(game: GamePackage, at: Game, seat: Actor): boolean {
  game.ai!.suggest(at, seat, scores);
  const list = members(legal(at, seat)).map((choice) => scores[choice]);
  return Math.min(...list) < Math.max(...list) - SUICIDE;
}

/** In the second half the end of the decade is near. */
const isLastOfHalf = ({ stage, played, resolving }: VolkView): boolean =>
  stage === 2 && played.length + resolving.length >= 8;
