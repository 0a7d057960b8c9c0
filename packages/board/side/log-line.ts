import type { Side } from '../sides.ts';

/** A piece of a log line. Cards open, countries light up, changes are written old→new. */
export type LogPart =
  | string
  | { readonly kind: 'card'; readonly id: string; readonly text: string }
  | { readonly kind: 'country'; readonly id: string; readonly text: string }
  | { readonly kind: 'change'; readonly from: number | string; readonly to: number | string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'die'; readonly value: number }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'slip'; readonly parts: readonly LogPart[] };

export interface LogLine {
  readonly id: string;
  /** `turn` is a heading, `note` an indented consequence. */
  readonly kind: 'turn' | 'play' | 'note';
  /** The round, or the mark of the headline phase. */
  readonly when?: string;
  readonly side?: Side;
  readonly parts: readonly LogPart[];
  /** The decision under way. */
  readonly isNow?: boolean;
}
