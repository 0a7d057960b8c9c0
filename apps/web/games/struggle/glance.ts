import type { Texts } from '@brink/kernel';
import type { ByLanguage, GameLobby } from '../../table/game-ui.ts';

/** Turn and score in a line. */
export const glanceAt =
  (texts: ByLanguage<Texts>): GameLobby['glance'] =>
  ([turn, vp = 0], say, language) => {
    const leader = texts[language].seats[vp > 0 ? 0 : 1];
    return say.turnAnd(turn, vp === 0 ? say.even : `${leader} ${Math.abs(vp)}`);
  };
