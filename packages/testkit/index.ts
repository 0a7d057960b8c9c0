export * from './driver.ts';
export * from './goldens.ts';
export * from './perft.ts';
export * from './positions.ts';
export * from './rendering.ts';
export * from './transcript.ts';
export * from './trial.ts';
export * from './violation.ts';
