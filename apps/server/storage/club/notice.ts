import type { NoticeKind } from '@brink/protocol';

/** Something a user wants to know, not yet in a language. */
export interface Notice {
  readonly kind: NoticeKind | 'digest' | 'confirm' | 'test';
  /** The game, by its id and its kind. */
  readonly game?: string;
  readonly package?: string;
  readonly tournament?: string;
  /** The opponent, the tournament, or how many games wait. */
  readonly name?: string;
  readonly count?: number;
  /** Until when something must be done. */
  readonly until?: number;
}
