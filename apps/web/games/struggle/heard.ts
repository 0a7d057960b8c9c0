import type { StaffLevel } from '@brink/protocol';
import type { AppTexts } from '../../ui/texts/texts.ts';
import type { Advice, GuardNote, Told } from '../../client/advice.ts';

/** Of what the staff says, as much as the player wants to hear and the table allows. */
export function heard(
  advice: Advice | undefined,
  wanted: StaffLevel,
  allowed: StaffLevel = 'all',
): Advice | undefined {
  if (wanted === 'off' || allowed === 'off' || !advice) return undefined;
  return wanted === 'all' && allowed === 'all' ? advice : { ...advice, guard: [] };
}

export const warningOf = (advice: Advice | undefined, choice: number): GuardNote | undefined =>
  advice?.guard.find((note) => note.choice === choice && note.verdict !== 'safe');

/** A choice that loses the game at once, or may. */
export interface Danger {
  readonly isCertain: boolean;
  readonly text: Told | undefined;
}

/** From the guard where it is heard, else from the odds of a die. */
export function dangerOf(advice: Advice | undefined, choice: number): Danger | undefined {
  const note = warningOf(advice, choice);
  if (note) return { isCertain: note.verdict === 'losing', text: note.text };
  const loss = advice?.odds.find((each) => each.choice === choice)?.loss ?? 0;
  return loss > 0 ? { isCertain: loss >= 1, text: undefined } : undefined;
}

/** What the foot of a card says when it may begin a nuclear war. */
export function noteOn(
  advice: Advice | undefined,
  card: number,
  say: AppTexts,
): string | undefined {
  const note = warningOf(advice, card);
  if (!note) return undefined;
  return note.verdict === 'losing' ? say.cardLoses : say.cardDangerous;
}
