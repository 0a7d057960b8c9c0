export * from './client-messages.ts';
export * from './clock.ts';
export * from './fairness.ts';
export * from './http.ts';
export * from './identity.ts';
export * from './patch.ts';
export * from './server-messages.ts';
export * from './version.ts';
