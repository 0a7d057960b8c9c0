import type { BoardLanguage } from '@brink/board';
import type { SeatStanding } from '@brink/board/volk';
import { wordings, type VolkView } from '@brink/volk';
import { TABLE_TEXTS } from './texts/index.ts';

interface Around {
  /** Whose eyes look. */
  readonly seat: number;
  readonly onMove: readonly number[];
  readonly names?: readonly string[];
  /** Addresses of the pages about them. */
  readonly profiles?: readonly (string | undefined)[];
  readonly clocks?: readonly (string | undefined)[];
}

/** Who sits at the table, with the backs of their cards. */
export function seatsOf(
  view: VolkView,
  language: BoardLanguage,
  { seat: mine, onMove, names = [], profiles = [], clocks = [] }: Around,
): readonly SeatStanding[] {
  const { seats } = wordings[language];
  return view.hands.map(({ count, backs }, seat) => ({
    seat,
    side: seat & 1 ? 'ussr' : 'us',
    code: TABLE_TEXTS[language].codes[seat],
    name: names[seat] || seats[seat],
    profile: profiles[seat],
    isSuperpower: seat > 1,
    isOnMove: onMove.includes(seat),
    isYou: seat === mine,
    cards: count,
    backs: backs.flatMap((cards, i) => Array.from({ length: cards }, () => i + 1)),
    clock: clocks[seat],
  }));
}
