import { CHANCE, DONE, say, type Prompt, type Texts } from '@brink/kernel';
import { DRAW_RESULT, OPTIONS, bidOfChoice } from '@brink/struggle';
import type { SharedReason } from '@brink/struggle/bot/reason';
import { cardData } from '../data/cards.ts';
import { COUNTRIES } from '../data/countries.ts';
import { LOG } from '../log.ts';
import { MANNERS } from '../manners.ts';
import type { RedSeaOptions } from '../options.ts';
import { CHANCE_PROMPTS, PROMPTS, type PlayerPrompt } from '../prompts.ts';
import type { Ruling } from '../rulings.ts';
import type { Catalogue, OptionName } from './catalogue.ts';

function promptText(catalogue: Catalogue, prompt: Prompt): string {
  const { code, actors, choices } = prompt;
  const isChance = actors.includes(CHANCE) || Object.hasOwn(CHANCE_PROMPTS, code);
  return choices.length === 0 && !isChance
    ? catalogue.waiting(actors, code as PlayerPrompt)
    : say(PROMPTS, catalogue.prompts, prompt);
}

/** A card with the operations printed on it; scoring cards have none. */
function cardLabel(catalogue: Catalogue, card: number): string {
  const { id, ops } = cardData(card);
  const { name } = catalogue.cards[id];
  return ops === 0 ? name : `${name} (${ops})`;
}

function choiceText(catalogue: Catalogue, { code, domain }: Prompt, choice: number): string {
  const at = code as PlayerPrompt;
  if (choice === DONE) return catalogue.doneAt[at] ?? catalogue.done;
  if (domain === 'country') return catalogue.countries[COUNTRIES[choice].id];
  if (domain === 'card') return cardLabel(catalogue, choice);
  if (domain === 'bid') {
    const { side, points } = bidOfChoice(choice);
    return catalogue.bid(side, points);
  }
  if (domain !== 'option') return `${choice}`;
  const option = OPTIONS[choice] as OptionName;
  return catalogue.labelsAt[at]?.[option] ?? catalogue.optionLabels[option];
}

function optionText(catalogue: Catalogue, name: string, value: unknown): string {
  const { names, on, off, none } = catalogue.gameOptions;
  if (value === undefined) return names[name as keyof RedSeaOptions] ?? name;
  if (Array.isArray(value)) {
    return value.map((each) => optionText(catalogue, name, each)).join(' ') || none;
  }
  if (typeof value === 'boolean') return value ? on : off;
  if (name === 'rulings') return catalogue.rulings[value as Ruling];
  return `${value as number}`;
}

/** The face of a catalogue that every game shows. */
export function textsOf(catalogue: Catalogue): Texts {
  return {
    title: catalogue.title,
    seats: catalogue.seats,
    prompt: (prompt) => promptText(catalogue, prompt),
    choice: (prompt, choice) => choiceText(catalogue, prompt, choice),
    log: (entry) => say(LOG, catalogue.log, entry),
    outcome: ({ winners, turn, manner }) => {
      const known = Object.hasOwn(MANNERS, manner) ? (manner as keyof typeof MANNERS) : 'none';
      return catalogue.ending(winners[0] ?? DRAW_RESULT, known, turn);
    },
    option: (name, value) => optionText(catalogue, name, value),
    fault: catalogue.fault,
    reason: ({ code, args }) => catalogue.reasons[code as SharedReason](...args),
  };
}
