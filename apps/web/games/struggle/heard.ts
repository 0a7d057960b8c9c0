import type { StaffLevel } from '@brink/protocol';
import type { AppTexts } from '../../ui/texts/texts.ts';
import type { Advice, GuardNote } from '../../client/advice.ts';

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
