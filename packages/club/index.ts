export * from './ratings/glicko-2.ts';
export * from './ratings/meetings.ts';
export * from './ratings/puzzles.ts';
export * from './tournaments/knock-out.ts';
export * from './tournaments/match.ts';
export * from './tournaments/round-robin.ts';
export * from './tournaments/standings.ts';
export * from './tournaments/swiss.ts';
export * from './tournaments/table.ts';
/** Tournaments: every function takes one and answers with what it has become. */
export * as tournaments from './tournaments/tournament.ts';
export type { Tournament } from './tournaments/tournament.ts';
export * from './time-outs.ts';
export * from './ladder.ts';
