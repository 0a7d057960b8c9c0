import { DONE, FREE, type Prompt, type Texts } from '@brink/kernel';

export interface Offer {
  readonly choice: number;
  readonly label: string;
  /** The key that takes it. */
  readonly key?: string;
}

/** Answers that are given by a button. */
export interface Offers {
  readonly buttons: readonly Offer[];
  /** Nothing (more). */
  readonly done?: Offer;
  /** What can be done at any time. */
  readonly free: readonly Offer[];
}

export const NO_OFFERS: Offers = { buttons: [], free: [] };

/** Every choice of a prompt as a button. */
export function offersOf(
  prompt: Prompt,
  texts: Texts,
  keyOf: (choice: number) => string | undefined = () => undefined,
): Offers {
  const { choices } = prompt;
  const offer = (choice: number): Offer => ({
    choice,
    label: texts.choice(prompt, choice),
    key: keyOf(choice),
  });
  return {
    buttons: choices.filter((choice) => choice < FREE).map(offer),
    done: choices.includes(DONE) ? offer(DONE) : undefined,
    free: choices.filter((choice) => choice >= FREE && choice < DONE).map(offer),
  };
}

/** More letters than this do not fit beside the sentence. */
const MOST_LETTERS = 44;

/** Whether the answers stand in the prompt line, or need a list of their own. */
export const fitInPrompt = ({ buttons }: Offers): boolean =>
  buttons.reduce((sum, { label }) => sum + label.length + 4, 0) <= MOST_LETTERS;
