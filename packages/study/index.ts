export * from './format/study.ts';
export * from './notation/moment.ts';
export * from './notation/notation.ts';
export * from './notation/parts.ts';
export * from './notation/texts.ts';
export * from './positions.ts';
export * from './rows.ts';
export type * from './start.ts';
export * from './tree.ts';
