import type { LogEntry } from '@brink/kernel';
import type { VolkView } from '@brink/volk';

const FIRST_SPECIAL = 81;
const LAST_BASE = 84;
export const isSpecial = (card: number): boolean => card >= FIRST_SPECIAL && card <= LAST_BASE;

/** The special card first, then by number: a card keeps its place while it is being played. */
const inOrder = (a: number, b: number): number =>
  Number(isSpecial(b)) - Number(isSpecial(a)) || a - b;

/** Cards that a seat has taken from its own hand and is playing now. */
function fromHand(
  { resolving }: VolkView,
  log: readonly Pick<LogEntry, 'code' | 'args'>[],
  seat: number,
): readonly number[] {
  const taken = log.findLast(({ code }) => code === 'takeCard');
  if (!taken) return [];
  const [actor, card, isFromHand] = taken.args;
  return actor === seat && isFromHand === 1 && resolving.includes(card) ? [card] : [];
}

/** What lies in the display and in the hand that is shown, cards in play where they were. */
export function cardRowsOf(
  view: VolkView,
  log: readonly Pick<LogEntry, 'code' | 'args'>[],
  seat: number,
): { readonly display: readonly number[]; readonly hand: readonly number[] } {
  const own = fromHand(view, log, seat);
  const shared = view.resolving.filter((card) => !own.includes(card));
  const known = view.hands[seat]?.known ?? [];
  return {
    display: [...new Set([...view.display, ...shared])].sort(inOrder),
    hand: [...new Set([...known, ...own])].sort(inOrder),
  };
}
