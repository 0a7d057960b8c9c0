import type { Prompt, Viewer } from './contract.ts';
import type { Actor, Game } from './game.ts';
import { decision, legal, pending } from './machine.ts';
import { members } from './mask.ts';

function actorsOf(bits: number): Actor[] {
  const actors: Actor[] = [];
  for (let actor = 0; actor < 5; actor++) if (bits & (1 << actor)) actors.push(actor);
  return actors;
}

/** The present decision for one viewer: only those who choose see numbers and choices. */
export function promptFor(game: Game, viewer: Viewer): Prompt | undefined {
  const at = decision(game);
  if (!at) return undefined;
  const actors = actorsOf(pending(game));
  const isMine = actors.includes(viewer);
  return {
    code: at.prompt,
    domain: at.domain,
    args: isMine ? at.args : [],
    actors,
    choices: isMine ? members(legal(game, viewer)) : [],
  };
}
