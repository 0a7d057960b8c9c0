import {
  CHANCE,
  DONE,
  FREE,
  say,
  type AnyLines,
  type Prompt,
  type Schema,
  type Texts,
} from '@brink/kernel';
import { OPTIONS } from '@brink/struggle';
import type { LinesOf, Message } from '@brink/struggle/text/message';
import type { Visitor } from '../visitors.ts';
import { LOG } from '../log.ts';
import { PROMPTS } from '../prompts.ts';

/** What is said of the crossover itself. */
export interface CrossoverTexts {
  readonly draftCards: LinesOf<typeof PROMPTS>['draftCards'];
  /** For those who look on. */
  readonly drafting: (actors: readonly number[]) => string;
  readonly draft: (side: number, card: string) => string;
  readonly noMore: string;
  readonly crossover: string;
  readonly draftFirst: string;
  readonly on: string;
  readonly off: string;
}

type Labels = Readonly<Record<string, string | undefined>>;

/** What one of the two games says of its own things. */
export interface Voice {
  readonly prompts: AnyLines;
  readonly waiting: (actors: readonly number[], code: string) => string;
  readonly knows: (code: string) => boolean;
  readonly optionLabels: Labels;
  readonly labelsAt: Readonly<Record<string, Labels | undefined>>;
  readonly doneAt: Labels;
}

export interface Party {
  /** The game that is played. */
  readonly base: Texts;
  readonly outcome: Texts['outcome'];
  readonly own: Voice;
  /** The game that the visiting cards come from. */
  readonly other: Voice;
  readonly visitors: readonly Visitor[];
  /** Titles of visiting cards, at their numbers at home. */
  readonly titleOf: (home: number) => string;
  /** Lines of the log and prompts that name cards, visiting cards among them. */
  readonly log: AnyLines;
  readonly shared: AnyLines;
  /** Why a bot has chosen a card, visiting cards among them. */
  readonly reasons: Readonly<Record<string, Message>>;
  readonly ownTexts: CrossoverTexts;
  readonly cardName: (number: number) => string;
}

/** The texts of a game with visiting cards: its own, then those of the visiting cards' home. */
export function textsWithVisitors(party: Party): Texts {
  const { base, own, other, visitors, titleOf, reasons, ownTexts, cardName } = party;
  const { draftCards } = ownTexts;
  const prompts = { ...other.prompts, ...own.prompts, ...party.shared, draftCards };
  const draft: LinesOf<typeof LOG>['draft'] = ({ side, card }) =>
    ownTexts.draft(side, cardName(card));
  const log = { ...party.log, draft };
  const visitingAt = (number: number): Visitor | undefined =>
    visitors.find((visitor) => visitor.number === number);

  const promptText = (prompt: Prompt): string => {
    const { code, actors, choices } = prompt;
    const isWatched = choices.length === 0 && !actors.includes(CHANCE);
    if (!isWatched) return say<Schema>(PROMPTS, prompts, prompt);
    if (code === 'draftCards') return ownTexts.drafting(actors);
    return (own.knows(code) ? own : other).waiting(actors, code);
  };

  const choiceText = (prompt: Prompt, choice: number): string => {
    const { code, domain } = prompt;
    if (choice === DONE) {
      if (code === 'draftCards') return ownTexts.noMore;
      return own.doneAt[code] ?? other.doneAt[code] ?? base.choice(prompt, choice);
    }
    const visitor = domain === 'card' ? visitingAt(choice) : undefined;
    if (visitor) return `${titleOf(visitor.home)} (${visitor.ops})`;
    if (domain !== 'option' || choice >= FREE) return base.choice(prompt, choice);
    const option = OPTIONS[choice];
    return (
      own.labelsAt[code]?.[option] ??
      other.labelsAt[code]?.[option] ??
      own.optionLabels[option] ??
      other.optionLabels[option]!
    );
  };

  return {
    ...base,
    outcome: party.outcome,
    prompt: promptText,
    choice: choiceText,
    log: (entry) => say<Schema>(LOG, log, entry),
    reason: ({ code, args }) => reasons[code](...args),
    option: (name, value) => {
      if (name !== 'crossover' && name !== 'draftFirst') return base.option(name, value);
      if (value === undefined) return ownTexts[name];
      return value === true ? ownTexts.on : ownTexts.off;
    },
  };
}
