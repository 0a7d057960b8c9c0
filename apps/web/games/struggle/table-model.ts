import type { Prompt } from '@brink/kernel';
import { optionId } from '@brink/struggle/options';
import type { Advice } from '../../client/advice.ts';
import type { Order, PlannedUse } from './card-uses.ts';
import { isRolled, type Decision } from './decision.ts';
import { dangerOf, type Danger } from './heard.ts';

/** What the player has opened, pointed at or half chosen: the game knows nothing of it. */
export interface Held {
  /** The question that it belongs to; another one forgets it. */
  readonly question: string;
  /** A country whose die is about to be thrown. */
  readonly selected?: string | undefined;
  /** A country that was pointed at and cannot be chosen. */
  readonly refused?: string | undefined;
  /** A card that lies open beside the hand, by number. */
  readonly opened?: number | undefined;
  /** A card among those that are offered outside the hand. */
  readonly picked?: number | undefined;
  readonly isUsePutAside: boolean;
  readonly order: Order;
  /** Countries named by the log: under the pointer, and clicked. */
  readonly pointed?: string | undefined;
  readonly pinned?: string | undefined;
  /** The second of two choices, made as soon as its question comes. */
  readonly planned?: { readonly code: string; readonly choice: number } | undefined;
}

export const NOTHING_HELD: Held = { question: '', isUsePutAside: false, order: 'after' };

/** The table as the model sees it: what is asked, and what is known of the answers. */
export interface Facts {
  readonly question: string;
  readonly prompt: Prompt | undefined;
  readonly decision: Decision;
  readonly uses: readonly PlannedUse[];
  /** The card whose use is asked for. */
  readonly inPlay: number | undefined;
  readonly advice: Advice | undefined;
  readonly isStaffHeard: boolean;
  readonly canUndo: boolean;
  readonly confirmDice: boolean;
  /** Choices that a die answers at once, as far as that is known. */
  readonly rolled: readonly number[] | undefined;
  readonly confirmTurn: boolean;
  /** Choices after which others choose, as far as that is known. */
  readonly handing: readonly number[] | undefined;
  readonly areaNumber: (country: string) => number;
  /** What lies over the table and is closed first. */
  readonly over: 'question' | 'past' | undefined;
}

/** What a player does with mouse, finger or key. */
export type Act =
  | { readonly do: 'country' | 'refusedCountry'; readonly country: string }
  | { readonly do: 'card' | 'openCard' | 'pickCard'; readonly card: number }
  | { readonly do: 'closeCard' | 'putUseAside' | 'undo' | 'back' | 'confirm' }
  | { readonly do: 'use'; readonly use: string }
  /** A button that stands for an answer. */
  | { readonly do: 'press'; readonly choice: number }
  | { readonly do: 'order'; readonly order: Order }
  | { readonly do: 'point' | 'pin'; readonly country: string | undefined }
  /** The game has told something new. */
  | { readonly do: 'news' };

/** An answer, with the one that is planned along with it. */
type Answer = Pick<PlannedUse, 'choice' | 'kind'> & { readonly label?: string };

/** What is to be done outside the model. */
export type Command =
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'undo' }
  | { readonly do: 'ask'; readonly about: 'loss'; readonly danger: Danger; readonly answer: Answer }
  | { readonly do: 'ask'; readonly about: 'dice' | 'turn'; readonly answer: Answer }
  | { readonly do: 'close'; readonly what: 'question' | 'past' };

export interface Step {
  readonly held: Held;
  readonly commands: readonly Command[];
}

const stay = (held: Held): Step => ({ held, commands: [] });
const choosing = (held: Held, choice: number): Step => ({
  held,
  commands: [{ do: 'choose', choice }],
});

/** A new question forgets what was half chosen for the old one; then a planned answer is given. */
function onNews(before: Held, { question, prompt }: Facts): Step {
  const held =
    before.question === question
      ? before
      : {
          ...NOTHING_HELD,
          question,
          pointed: before.pointed,
          pinned: before.pinned,
          planned: before.planned,
        };
  const { planned } = held;
  if (!planned || !prompt || prompt.choices.length === 0 || prompt.code !== planned.code) {
    return stay(held);
  }
  const rest = { ...held, planned: undefined };
  return prompt.choices.includes(planned.choice) ? choosing(rest, planned.choice) : stay(rest);
}

/** What is chosen for good: whatever may lose the game is asked about first. */
function answering(held: Held, answer: Answer, facts: Facts): Step {
  const danger = dangerOf(facts.advice, answer.choice);
  if (danger) return { held, commands: [{ do: 'ask', about: 'loss', danger, answer }] };
  return handsOver(answer, facts)
    ? { held, commands: [{ do: 'ask', about: 'turn', answer }] }
    : carryOut(held, answer);
}

/**
 * The last moment to take something back is confirmed by those who want that. Whoever lets the
 * event of the other side come first goes on after it.
 */
const handsOver = ({ choice }: Answer, facts: Facts): boolean =>
  facts.confirmTurn &&
  facts.canUndo &&
  !(facts.decision.by === 'use' && choice === optionId('eventFirst')) &&
  (facts.handing?.includes(choice) ?? false);

/** Dice and what may lose the game want a second click. */
function onCountry(held: Held, country: string, facts: Facts): Step {
  const { prompt, advice, decision } = facts;
  const area = facts.areaNumber(country);
  if (!prompt?.choices.includes(area)) return stay(held);
  const odds = advice?.odds.find((each) => each.choice === area);
  // Until the staff has looked, anything may be deadly.
  const isDeadly = odds ? odds.loss > 0 : facts.isStaffHeard && !advice;
  const isAsked = isRolled(decision, area, facts.rolled) && (facts.confirmDice || isDeadly);
  const rest = { ...held, refused: undefined };
  return isAsked && held.selected !== country
    ? stay({ ...rest, selected: country })
    : answering(rest, { choice: area }, facts);
}

function onCard(before: Held, card: number, { decision, inPlay, canUndo }: Facts): Step {
  const held = { ...before, pinned: undefined };
  if (decision.by === 'use') {
    if (card === inPlay) return stay({ ...held, isUsePutAside: !held.isUsePutAside });
    if (!canUndo) return stay({ ...held, opened: card });
    // Another card instead: take this one back and choose that.
    const planned = { code: 'actionRound', choice: card };
    return { held: { ...held, planned }, commands: [{ do: 'undo' }] };
  }
  const isLegal = decision.by === 'hand' && decision.cards.has(card);
  if (isLegal && decision.code === 'actionRound') return choosing(held, card);
  return stay({ ...held, opened: held.opened === card ? undefined : card });
}

/** A use of the card in play; its operations are planned along with it. */
export function carryOut(held: Held, { choice, kind }: Answer): Step {
  const planned = kind === undefined ? held.planned : { code: 'operations', choice: kind };
  return choosing({ ...held, planned }, choice);
}

/** An answer by button: what dice follow is asked about first. */
function onPress(held: Held, answer: Answer, facts: Facts): Step {
  const { decision, confirmDice, rolled, advice } = facts;
  const isAsked = confirmDice && isRolled(decision, answer.choice, rolled);
  return isAsked && !dangerOf(advice, answer.choice)
    ? { held, commands: [{ do: 'ask', about: 'dice', answer }] }
    : answering(held, answer, facts);
}

function onUse(held: Held, id: string, facts: Facts): Step {
  const use = facts.uses.find((each) => each.id === id);
  return use ? onPress(held, use, facts) : stay(held);
}

const undone = (held: Held): Step => ({
  held: { ...held, planned: undefined },
  commands: [{ do: 'undo' }],
});

/** One step back: what lies over the table, what is open, what is selected, what was chosen. */
function onBack(held: Held, { over, decision, canUndo }: Facts): Step {
  if (over) return { held, commands: [{ do: 'close', what: over }] };
  if (held.opened !== undefined) return stay({ ...held, opened: undefined });
  if (held.selected !== undefined) return stay({ ...held, selected: undefined });
  if (held.refused !== undefined) return stay({ ...held, refused: undefined });
  if (held.picked !== undefined) return stay({ ...held, picked: undefined });
  if (decision.by === 'use' && !held.isUsePutAside) {
    return canUndo ? undone(held) : stay({ ...held, isUsePutAside: true });
  }
  return stay({ ...held, pinned: undefined });
}

/** What Enter does when nothing else has the keyboard. */
function onConfirm(held: Held, facts: Facts): Step {
  const { decision, areaNumber } = facts;
  const { selected, picked, opened } = held;
  if (selected !== undefined) return answering(held, { choice: areaNumber(selected) }, facts);
  if (picked !== undefined) return onPress(held, { choice: picked }, facts);
  if (opened !== undefined && decision.by === 'hand' && decision.cards.has(opened)) {
    return onPress(held, { choice: opened }, facts);
  }
  if (decision.by === 'use' && held.isUsePutAside) return stay({ ...held, isUsePutAside: false });
  return decision.done ? onPress(held, decision.done, facts) : stay(held);
}

/** What an act of the player makes of what he holds, and what is to be done. */
export function reduce(held: Held, act: Act, facts: Facts): Step {
  switch (act.do) {
    case 'news':
      return onNews(held, facts);
    case 'country':
      return onCountry(held, act.country, facts);
    case 'refusedCountry': {
      const refused = held.refused === act.country ? undefined : act.country;
      return stay({ ...held, selected: undefined, refused });
    }
    case 'card':
      return onCard(held, act.card, facts);
    case 'openCard':
      return stay({ ...held, opened: act.card });
    case 'closeCard':
      return stay({ ...held, opened: undefined });
    case 'pickCard':
      return stay({ ...held, picked: act.card });
    case 'use':
      return onUse(held, act.use, facts);
    case 'press':
      return onPress(held, act, facts);
    case 'order':
      return stay({ ...held, order: act.order });
    case 'putUseAside':
      return stay({ ...held, isUsePutAside: true });
    case 'point':
      return stay({ ...held, pointed: act.country });
    case 'pin':
      return stay({ ...held, pinned: act.country });
    case 'undo':
      return undone(held);
    case 'back':
      return onBack(held, facts);
    case 'confirm':
      return onConfirm(held, facts);
  }
}
