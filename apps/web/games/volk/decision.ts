import { NO_TARGETS, type MapTargets } from '@brink/board/volk';
import { DONE, FREE, type Prompt } from '@brink/kernel';
import { boxesIn } from './standing.ts';

/** What the table asks of the player now, besides buttons. */
export interface Pointing {
  readonly targets: MapTargets;
  readonly cards: ReadonlySet<number>;
  readonly boxes?: {
    readonly track: 'prestige' | 'dominance';
    readonly positions: ReadonlySet<number>;
  };
  /** Whether the plain answers are given by buttons: options, icons, sectors. */
  readonly byButtons: boolean;
}

const NO_CARDS: ReadonlySet<number> = new Set();
export const NOTHING: Pointing = { targets: NO_TARGETS, cards: NO_CARDS, byButtons: false };

/** Where the answers to a question lie: on the map, on cards, on a track, or on buttons. */
export function pointingOf(prompt: Prompt | undefined): Pointing {
  if (!prompt || prompt.choices.length === 0) return NOTHING;
  const { code, domain } = prompt;
  const plain = new Set(prompt.choices.filter((choice) => choice < FREE && choice !== DONE));
  switch (domain) {
    case 'province':
      return { ...NOTHING, targets: { ...NO_TARGETS, province: plain } };
    case 'site':
      return { ...NOTHING, targets: { ...NO_TARGETS, site: plain } };
    case 'sector':
      // Three rows of an inset are small on phones: they are buttons as well.
      return { ...NOTHING, targets: { ...NO_TARGETS, sector: plain }, byButtons: true };
    case 'card':
      return { ...NOTHING, cards: plain };
    case 'box': {
      const track = code === 'dominanceBox' ? 'dominance' : 'prestige';
      return { ...NOTHING, boxes: { track, positions: boxesIn([...plain]) } };
    }
    default:
      return { ...NOTHING, byButtons: true };
  }
}
