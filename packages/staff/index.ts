export * from './theatre.ts';
export * from './theatres/index.ts';
export * from './odds/odds.ts';
export type * from './odds/change.ts';
export * from './scoring/preview.ts';
