import {
  CHANCE,
  nextActor,
  promptFor,
  type Actor,
  type Language,
  type Prompt,
} from '@brink/kernel';
import { Fault } from './fault.ts';
import type { Head } from './frames.ts';
import type { OpenGame } from './open-games.ts';
import type { Request } from './request.ts';

/** Of those who are to choose the one that a request names, or the next. */
export function actorIn(request: Request, { game, package: { outcome } }: OpenGame): Actor {
  if (outcome(game)) throw new Fault('gameOver', 'the game is over');
  return request.has('actor') ? request.integer('actor', 0, CHANCE) : nextActor(game);
}

const choicesOf = ({ package: { choiceName, texts } }: OpenGame, at: Prompt, language?: Language) =>
  at.choices.map((choice) => ({
    choice,
    name: choiceName(at.domain, choice),
    ...(language && { text: texts[language].choice(at, choice) }),
  }));

/** Where a game stands, for whoever drives it: who is to choose, and what one of them may. */
export function standingOf(open: OpenGame, actor?: Actor, language?: Language): Head {
  const { game, package: played } = open;
  const outcome = played.outcome(game);
  if (outcome) {
    const text = language && { text: played.texts[language].outcome(outcome) };
    return { actors: [], outcome: { ...outcome, ...text } };
  }
  const chooser = actor ?? nextActor(game);
  const prompt = promptFor(game, chooser)!;
  const { code, domain, args, actors } = prompt;
  return {
    actors,
    actor: chooser,
    prompt: {
      code,
      domain,
      args,
      ...(language && { text: played.texts[language].prompt(prompt) }),
    },
    choices: choicesOf(open, prompt, language),
  };
}
