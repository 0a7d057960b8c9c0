import {
  CHANCE,
  isEmpty,
  legal,
  pending,
  type Game,
  type Random,
  type Viewer,
} from '@brink/kernel';
import {
  COMMITTED,
  ROUND,
  US,
  USSR,
  isRaised,
  recommit,
  redeal,
  rivalOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { CHINA_CARD, MISSILE_ENVY, UN_INTERVENTION } from './card-sets.ts';
import { SEES_HEADLINE } from './data/space.ts';
import { MissileEnvyDue } from './flags.ts';
import { answerAnew } from './secret-answers.ts';
import { hasAbility } from './space-abilities.ts';

/** Whether a viewer has seen which card a side has committed. */
function hasSeenCommitted(game: Table, viewer: Viewer, side: Side): boolean {
  if (viewer === side) return true;
  const card = game.mem[COMMITTED + side] - 1;
  // A headline shown to whoever is ahead in space, or the China Card, which is never hidden.
  const isShown = game.mem[ROUND] === 0 && hasAbility(game, rivalOf(side), SEES_HEADLINE);
  return card === CHINA_CARD || isShown;
}

const canBeHeadline = (game: Table, side: Side, card: number): boolean =>
  card !== UN_INTERVENTION && !(card === MISSILE_ENVY && isRaised(game, MissileEnvyDue + side));

/** A decision shows that whoever is to choose can: a card for UN Intervention, a headline. */
function canGoOn(game: Table): boolean {
  const actors = pending(game);
  for (let actor = 0; actor <= CHANCE; actor++) {
    if (actors & (1 << actor) && isEmpty(legal(game, actor))) return false;
  }
  return true;
}

/** So many deals are tried; then the true one, which always fits. */
const ATTEMPTS = 40;

/** A game that `viewer` cannot tell from this one. */
export function determinise(
  game: Game<World>,
  viewer: Viewer,
  random: Random,
  into: Game<World>,
): Game<World> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    into.copyFrom(game);
    if (!redeal(into, viewer, random)) continue;
    for (const side of [US, USSR] as const) {
      if (hasSeenCommitted(game, viewer, side)) continue;
      const isHeadline = into.mem[ROUND] === 0;
      recommit(into, side, random, (card) => !isHeadline || canBeHeadline(into, side, card));
    }
    answerAnew(into, viewer, random);
    if (canGoOn(into)) return into;
  }
  return into.copyFrom(game);
}
