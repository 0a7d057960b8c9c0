import type { GameId } from '@brink/games/ids';
import type { Words } from './lesson.ts';

/** A lesson to take after a game, by its id; lessons themselves are loaded when they are opened. */
export interface FittingLesson {
  readonly id: string;
  readonly title: Words;
}

const BRINK = { id: 'twilight-brink', title: { en: 'On the brink', ru: 'На краю' } };
const EVENTS = {
  id: 'twilight-rival-events',
  title: { en: 'The opponent’s cards', ru: 'Карты противника' },
};
const FIRST = { id: 'first-game', title: { en: 'First game', ru: 'Первая партия' } };
const COUPS = {
  id: 'red-sea-coups',
  title: { en: 'Coups and DEFCON', ru: 'Перевороты и DEFCON' },
};
const INFLUENCE = {
  id: 'red-sea-influence',
  title: { en: 'Influence and control', ru: 'Влияние и контроль' },
};
const SCORING = {
  id: 'red-sea-scoring',
  title: { en: 'Scoring, and a victory', ru: 'Подсчет очков и победа' },
};

/** Every lesson that is ever recommended. */
export const FITTING: readonly FittingLesson[] = [BRINK, EVENTS, FIRST, COUPS, INFLUENCE, SCORING];

/** What whoever lost in this way would have liked to know. */
const BY_MANNER: Readonly<Partial<Record<string, FittingLesson>>> = {
  defcon: BRINK,
  cubanMissileCrisis: BRINK,
  heldScoringCard: SCORING,
  europeControl: SCORING,
  vp: SCORING,
  finalScoring: SCORING,
};

const BY_PROMPT: Readonly<Partial<Record<string, FittingLesson>>> = {
  coupTarget: COUPS,
  realignTarget: COUPS,
  placeInfluence: INFLUENCE,
  place: INFLUENCE,
  remove: INFLUENCE,
  useOfCard: EVENTS,
  actionRound: EVENTS,
  headline: FIRST,
};

const isStruggle = (game: string): boolean => game !== ('volk' satisfies GameId);

/** The lesson for somebody who has lost a game. */
export const lessonAfter = (game: string, manner: string): FittingLesson | undefined =>
  isStruggle(game) ? BY_MANNER[manner] : undefined;

/** The lesson for a mistake, told by the questions that were answered with it: the last says most. */
export function lessonFor(game: string, prompts: readonly string[]): FittingLesson | undefined {
  if (!isStruggle(game)) return undefined;
  const last = prompts.findLast((code) => BY_PROMPT[code] !== undefined);
  return last === undefined ? undefined : BY_PROMPT[last];
}
