import type { Preferences, User } from '@brink/protocol';
import { ask } from './api.ts';

/** Who the server takes this browser for; nobody before the first game or after logging out. */
export const visitor = async (): Promise<User | undefined> =>
  (await ask<User | null>('GET', '/me')) ?? undefined;

export const enterAs = (name: string): Promise<User> => ask('POST', '/guest', { name });
export const register = (name: string, password: string): Promise<User> =>
  ask('POST', '/account', { name, password });
export const logIn = (name: string, password: string): Promise<User> =>
  ask('POST', '/login', { name, password });
export const logOut = (): Promise<unknown> => ask('POST', '/logout');
export const rename = (name: string): Promise<User> => ask('PUT', '/me/name', { name });
export const changePassword = (current: string, password: string): Promise<unknown> =>
  ask('PUT', '/me/password', { current, password });
/** Has a link sent to the address of an account, if there is one. */
export const askForReset = (name: string): Promise<unknown> =>
  ask('POST', '/password-reset', { name });
export const resetPassword = (token: string, password: string): Promise<unknown> =>
  ask('PUT', '/password-reset', { token, password });
export const deleteMe = (password?: string): Promise<unknown> =>
  ask('DELETE', '/me', password === undefined ? {} : { password });
export const EXPORT_ADDRESS = '/api/me/export';
export const preferences = (): Promise<Preferences> => ask('GET', '/me/preferences');
export const putPreferences = (wanted: Preferences): Promise<Preferences> =>
  ask('PUT', '/me/preferences', wanted);
