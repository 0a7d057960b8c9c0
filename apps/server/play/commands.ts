import type { ClientMessage, ErrorCode, Refusal } from '@brink/protocol';
import type { Entry } from '../storage/journal.ts';
import type { Offer } from './table-state.ts';
import { UNDONE, type Table } from './table.ts';

/** What somebody at the table may ask for; people and bots go the same way. */
export type Command = Extract<
  ClientMessage,
  {
    type:
      | 'choose'
      | 'undo'
      | 'offerTakeBack'
      | 'answerTakeBack'
      | 'offerDraw'
      | 'answerDraw'
      | 'resign'
      | 'claimTime';
  }
>;

/** An entry to be written; a request that was already granted; or why it cannot be. */
export type Verdict =
  | { readonly entry: Entry }
  | { readonly again: true }
  | { readonly refused: Refusal };

/** A request the server cannot even validate. */
export class Rejected extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Those who are asked answer; whoever declines his own offer withdraws it. */
const canAnswer = (offer: Offer | undefined, seat: number, accept: boolean): boolean =>
  offer !== undefined && ((offer.asks & (1 << seat)) !== 0 || (offer.seat === seat && !accept));

const refused = (reason: Refusal): Verdict => ({ refused: reason });

/**
 * Validates what `actor` asks for as the table stands now; nothing is changed yet. `asksOf`
 * tells the seats that would have to agree to an offer of his, a bit for each.
 */
export function validate(
  table: Table,
  actor: number,
  command: Command,
  asksOf: () => number,
  now: number,
): Verdict {
  if (command.type === 'choose') {
    const { decision, choice } = command;
    if (table.isAnswered(decision, actor, choice)) return { again: true };
    const reason = table.refusalOf(decision, actor, choice);
    return reason
      ? refused(reason)
      : { entry: { kind: 'choice', decision, actor, choice, chance: [] } };
  }
  if (command.type === 'undo' && table.isAnswered(command.decision, actor, UNDONE)) {
    return { again: true };
  }
  if (table.result) return refused('over');
  switch (command.type) {
    case 'undo':
      if (command.decision !== table.decision) return refused('stale');
      if (!table.mayUndo(actor)) return refused('too-often');
      return table.session.canUndo(actor)
        ? { entry: { kind: 'undo', decision: command.decision, actor } }
        : refused('nothing-to-undo');
    case 'offerTakeBack': {
      if (table.takeBackOffer) return refused('already-offered');
      const to = command.decision ?? table.lastChoiceOf(actor);
      if (to === undefined || !table.canTakeBack(actor, to)) return refused('nothing-to-undo');
      if (!table.mayAskBack(actor)) return refused('too-often');
      const asks = asksOf();
      return asks === 0
        ? refused('no-offer')
        : { entry: { kind: 'offerTakeBack', actor, to, asks } };
    }
    case 'answerTakeBack':
      return canAnswer(table.takeBackOffer, actor, command.accept)
        ? { entry: { kind: 'answerTakeBack', actor, accept: command.accept } }
        : refused('no-offer');
    case 'offerDraw': {
      if (table.drawOffer) return refused('already-offered');
      const asks = asksOf();
      return asks === 0 ? refused('no-offer') : { entry: { kind: 'offerDraw', actor, asks } };
    }
    case 'answerDraw':
      return canAnswer(table.drawOffer, actor, command.accept)
        ? { entry: { kind: 'answerDraw', actor, accept: command.accept } }
        : refused('no-offer');
    case 'resign':
      return { entry: { kind: 'resign', actor } };
    case 'claimTime': {
      const late = table.clocks.flagged(now);
      return late === undefined ? refused('time-left') : { entry: { kind: 'time', actor: late } };
    }
  }
}
