export * from './game.ts';
export * from './layout.ts';
export * from './log.ts';
export * from './machine.ts';
export * from './mask.ts';
export * from './program.ts';
export * from './random.ts';
export * from './stack.ts';
