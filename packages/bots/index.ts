export * from './careful.ts';
export * from './random.ts';
