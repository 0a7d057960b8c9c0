import type { BoardLanguage } from '@brink/board';
import { DONE, FREE, type Prompt } from '@brink/kernel';
import { OPTIONS } from '@brink/struggle/options';
import { areaId } from '@brink/twilight-struggle/data/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { TEXTS } from '../../twilight-struggle/texts.ts';

export const CHINA = 6;

export interface Offer {
  readonly choice: number;
  readonly label: string;
  /** The key that takes it. */
  readonly key?: string;
}

/** What the table asks of the player now. */
export interface Decision {
  /** Where the answer is given: on the map, in the hand, among cards shown, or by a button. */
  readonly by: 'nothing' | 'map' | 'hand' | 'use' | 'cards' | 'buttons';
  readonly code: string;
  readonly countries: ReadonlySet<string>;
  readonly cards: ReadonlySet<number>;
  readonly buttons: readonly Offer[];
  /** Nothing (more). */
  readonly done?: Offer;
  /** What can be done at any time. */
  readonly free: readonly Offer[];
}

const NOTHING: Decision = {
  by: 'nothing',
  code: '',
  countries: new Set(),
  cards: new Set(),
  buttons: [],
  free: [],
};

const KEYS: Readonly<Partial<Record<(typeof OPTIONS)[number], string>>> = {
  influence: 'I',
  coup: 'C',
  realign: 'R',
  space: 'S',
  event: 'E',
};

/** Questions that are answered by dice: what is chosen cannot be taken back. */
const DICE = new Set(['coupTarget', 'realignTarget', 'warTarget']);
export const isRolled = ({ code }: Decision): boolean => DICE.has(code);

export const handOf = (view: TwilightView, seat: number): readonly number[] =>
  view.hands[seat === 1 ? 1 : 0].known;

export function decisionOf(
  prompt: Prompt | undefined,
  view: TwilightView | undefined,
  seat: number,
  language: BoardLanguage,
): Decision {
  if (!prompt || !view || prompt.choices.length === 0) return NOTHING;
  const texts = TEXTS[language];
  const { code, domain, choices } = prompt;
  const offer = (choice: number): Offer => ({
    choice,
    label: texts.choice(prompt, choice),
    key: domain === 'option' ? KEYS[OPTIONS[choice]] : undefined,
  });
  const plain = choices.filter((choice) => choice < FREE);
  const base = {
    ...NOTHING,
    code,
    done: choices.includes(DONE) ? offer(DONE) : undefined,
    free: choices.filter((choice) => choice >= FREE && choice < DONE).map(offer),
  };
  if (code === 'useOfCard') return { ...base, by: 'use', buttons: plain.map(offer) };
  if (domain === 'country') return { ...base, by: 'map', countries: new Set(plain.map(areaId)) };
  if (domain !== 'card') return { ...base, by: 'buttons', buttons: plain.map(offer) };
  const own = new Set([...handOf(view, seat), ...(view.china.holder === seat ? [CHINA] : [])]);
  const isHand = plain.every((card) => own.has(card));
  return { ...base, by: isHand ? 'hand' : 'cards', cards: new Set(plain) };
}
