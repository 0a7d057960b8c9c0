import {
  Random,
  choose,
  isDieNext,
  isHandedOver,
  legal,
  members,
  pending,
  promptFor,
  type Game,
  type LogEntry,
} from '@brink/kernel';
import { difference, type Ahead, type CertainStep } from '@brink/protocol';
import { wireLog, wirePrompt } from './projection.ts';
import type { Table } from './table.ts';

/** Choices that are looked at, those of choices included. */
const MOST_LOOKED_AT = 96;

interface Branch {
  readonly game: Game;
  readonly view: object;
  /** Where what follows is written down. */
  readonly add: (ahead: Ahead) => void;
}

/**
 * What the choices of a seat lead to, as far as nobody else, no die and nothing shown comes in
 * between: exactly what could be taken back; and which of them a die answers, or others. It is
 * played in a deal that the seat cannot tell from the true one, and told as it sees it. Few choices
 * are followed further than many.
 */
export function foresee(table: Table, seat: number, seed: number): Ahead {
  const { package: rules, session } = table;
  if (table.result || pending(session.game) !== 1 << seat) return [];
  const deal = rules.determinise(session.game, seat, new Random(seed), session.game.clone());
  let first: Ahead = [];
  const queue: Branch[] = [
    { game: deal, view: rules.view(deal, seat), add: (ahead) => (first = ahead) },
  ];
  let left = MOST_LOOKED_AT;
  for (let at = 0; at < queue.length; at++) {
    const { game, view, add } = queue[at];
    const choices = members(legal(game, seat));
    left -= choices.length;
    if (left < 0) break;
    const ahead: Ahead = [];
    for (const choice of choices) {
      const next = game.clone();
      const log: LogEntry[] = [];
      next.log = (entry) => log.push(entry);
      choose(next, seat, choice);
      if (isDieNext(next)) ahead.push({ choice, isRolled: true });
      if (pending(next) !== 1 << seat || next.reveals > 0 || rules.outcome(next)) {
        if (isHandedOver(next, seat)) ahead.push({ choice, isHandedOver: true });
        continue;
      }
      const after = rules.view(next, seat);
      const prompt = promptFor(next, seat);
      const step: CertainStep = {
        choice,
        patch: difference(view, after),
        log: wireLog(log, seat),
        ...(prompt && { prompt: wirePrompt(prompt) }),
      };
      ahead.push(step);
      queue.push({ game: next, view: after, add: (then) => (step.then = then) });
    }
    add(ahead);
  }
  return first;
}
