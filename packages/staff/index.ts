export * from './theatre.ts';
export * from './theatres/index.ts';
export * from './odds/odds.ts';
export type * from './odds/change.ts';
export * from './scoring/preview.ts';
export * from './guard/guard.ts';
export type { GuardStep } from './guard/search.ts';
export * from './memory/memory.ts';
export type { Reshuffle } from './memory/reshuffle.ts';
