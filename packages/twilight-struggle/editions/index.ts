import { deluxe } from './deluxe.ts';
import { second } from './second.ts';
import type { Edition } from './edition.ts';

export type { Edition } from './edition.ts';

/** The place of an edition in this list is stored in games. */
export const EDITIONS = { deluxe, second } as const satisfies Record<string, Edition>;
export type EditionId = keyof typeof EDITIONS;
