import { FREE, type Prompt } from '@brink/kernel';
import type { BoardLanguage } from '@brink/board';
import { OPTIONS } from '@brink/struggle/options';
import { NO_OFFERS, offersOf, type Offers } from '../../table/offers.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';

/** What the table asks of the player now. */
export interface Decision extends Offers {
  /** Where the answer is given: on the map, in the hand, among cards shown, by a button, or elsewhere. */
  readonly by: 'nothing' | 'map' | 'hand' | 'use' | 'cards' | 'buttons' | 'extra';
  readonly code: string;
  readonly countries: ReadonlySet<string>;
  readonly cards: ReadonlySet<number>;
}

const NOTHING: Decision = {
  ...NO_OFFERS,
  by: 'nothing',
  code: '',
  countries: new Set(),
  cards: new Set(),
};

const KEYS: Readonly<Partial<Record<(typeof OPTIONS)[number], string>>> = {
  influence: 'I',
  coup: 'C',
  realign: 'R',
  space: 'S',
  event: 'E',
};

/** Questions that dice always follow, though somebody may be asked about them first. */
const BEFORE_DICE = new Set(['coupTarget', 'realignTarget', 'warTarget']);
/** Questions whether to roll: whoever says yes has been asked. */
const ABOUT_DICE = new Set(['coupAgain', 'fixDie', 'spaceRoll']);

/** Whether dice follow a choice, so that it cannot be taken back. */
export const isRolled = (
  { code }: Decision,
  choice: number,
  rolled: readonly number[] = [],
): boolean => BEFORE_DICE.has(code) || (rolled.includes(choice) && !ABOUT_DICE.has(code));

export const handOf = (view: StruggleView, seat: number): readonly number[] =>
  view.hands[seat === 1 ? 1 : 0].known;

export function decisionOf(
  ui: StruggleUi,
  prompt: Prompt | undefined,
  view: StruggleView | undefined,
  seat: number,
  language: BoardLanguage,
): Decision {
  if (!prompt || !view || prompt.choices.length === 0) return NOTHING;
  const { code, domain, choices } = prompt;
  const offers = offersOf(prompt, ui.texts[language], (choice) =>
    domain === 'option' ? KEYS[OPTIONS[choice]] : undefined,
  );
  const plain = choices.filter((choice) => choice < FREE);
  const base = { ...NOTHING, code, done: offers.done, free: offers.free };
  if (code === 'useOfCard') return { ...base, by: 'use', buttons: offers.buttons };
  if (ui.extraPrompts?.has(code)) return { ...base, by: 'extra' };
  if (domain === 'country') {
    return { ...base, by: 'map', countries: new Set(plain.map(ui.areaId)) };
  }
  if (domain !== 'card') return { ...base, by: 'buttons', buttons: offers.buttons };
  const passing = ui.passing(view);
  const own = new Set([
    ...handOf(view, seat),
    ...(passing && passing.holder === seat ? [passing.card] : []),
  ]);
  const isHand = plain.every((card) => own.has(card));
  return { ...base, by: isHand ? 'hand' : 'cards', cards: new Set(plain) };
}
