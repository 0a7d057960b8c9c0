import type { ClientMessage, ErrorCode, Refusal } from '@brink/protocol';
import type { Entry } from '../storage/journal.ts';
import { UNDONE, type Offer, type Table } from './table.ts';

/** What somebody at the table may ask for; people and bots come through the same door. */
export type Action = Extract<
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

/** A request the server cannot even weigh. */
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
 * Weighs what `actor` asks for as the table stands now; nothing is changed yet. `asksOf`
 * tells the seats that would have to agree to an offer of his, a bit for each.
 */
export function judge(
  table: Table,
  actor: number,
  action: Action,
  asksOf: () => number,
  now: number,
): Verdict {
  if (action.type === 'choose') {
    const { decision, choice } = action;
    if (table.isAnswered(decision, actor, choice)) return { again: true };
    const reason = table.refusalOf(decision, actor, choice);
    return reason
      ? refused(reason)
      : { entry: { kind: 'choice', decision, actor, choice, chance: [] } };
  }
  if (action.type === 'undo' && table.isAnswered(action.decision, actor, UNDONE)) {
    return { again: true };
  }
  if (table.result) return refused('over');
  switch (action.type) {
    case 'undo':
      if (action.decision !== table.decision) return refused('stale');
      return table.session.canUndo(actor)
        ? { entry: { kind: 'undo', decision: action.decision, actor } }
        : refused('nothing-to-undo');
    case 'offerTakeBack': {
      if (table.takeBackOffer) return refused('already-offered');
      const to = action.decision ?? table.lastChoiceOf(actor);
      if (to === undefined || !table.canTakeBack(actor, to)) return refused('nothing-to-undo');
      const asks = asksOf();
      return asks === 0
        ? refused('no-offer')
        : { entry: { kind: 'offerTakeBack', actor, to, asks } };
    }
    case 'answerTakeBack':
      return canAnswer(table.takeBackOffer, actor, action.accept)
        ? { entry: { kind: 'answerTakeBack', actor, accept: action.accept } }
        : refused('no-offer');
    case 'offerDraw': {
      if (table.drawOffer) return refused('already-offered');
      const asks = asksOf();
      return asks === 0 ? refused('no-offer') : { entry: { kind: 'offerDraw', actor, asks } };
    }
    case 'answerDraw':
      return canAnswer(table.drawOffer, actor, action.accept)
        ? { entry: { kind: 'answerDraw', actor, accept: action.accept } }
        : refused('no-offer');
    case 'resign':
      return { entry: { kind: 'resign', actor } };
    case 'claimTime': {
      const late = table.clocks.flagged(now);
      return late === undefined ? refused('time-left') : { entry: { kind: 'time', actor: late } };
    }
  }
}
