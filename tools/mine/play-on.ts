import { Guide } from '@brink/bots';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Actor,
  type Ai,
  type Game,
} from '@brink/kernel';
import type { Plan } from '@brink/bots/search/plans';
import { FP, PC } from '@brink/kernel';

const LONGEST = 24;

/** The play that a guided player makes here: all choices of the seat in a row. */
export function guidedPlay(ai: Ai, at: Game, seat: Actor, guide: Pick<Guide, 'choose'>): Plan {
  const game = at.clone();
  const plan = { choices: [] as number[], places: [] as number[] };
  while (plan.choices.length < LONGEST) {
    const isFirst = plan.choices.length === 0;
    if (!isFirst && (nextActor(game) !== seat || ai.opensPlay(game, seat))) break;
    const place = game.mem[game.mem[FP] + PC];
    const choice = guide.choose(game, seat);
    plan.choices.push(choice);
    plan.places.push(place);
    const isShared = game.rules.code[place].askAll !== undefined;
    choose(game, seat, choice);
    if (isShared) break;
  }
  return plan;
}

/** What follows a play until the other side has answered it with one of its own. */
export function replyTo(ai: Ai, at: Game, seat: Actor, play: readonly number[]): number[] {
  const game = at.clone();
  const random = new Random(play.length);
  const chance = uniform(random);
  const guide = new Guide(ai, () => random.next(), { spread: 0, onlyOpen: true });
  for (const choice of play) choose(game, seat, choice);
  const reply: number[] = [];
  let hasAnswered = false;
  while (reply.length < LONGEST) {
    const actor = nextActor(game);
    if (actor < 0) break;
    if (actor !== CHANCE && ai.opensPlay(game, actor)) {
      if (hasAnswered || actor === seat) break;
      hasAnswered = true;
    }
    const choice = actor === CHANCE ? chance(game, actor) : guide.choose(game, actor);
    reply.push(choice);
    choose(game, actor, choice);
  }
  return reply;
}
