export * from './setup.ts';
export * from './world.ts';
