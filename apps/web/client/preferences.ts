import type { Preferences } from '@brink/protocol';
import { preferences, putPreferences } from './account-api.ts';
import { changeSettings, known, settingsNow, watchChanges, type Settings } from '../ui/settings.ts';

const WAIT_MS = 800;

/** What a player likes to find again on another device. The name is kept with the player. */
function ofSettings(settings: Settings): Preferences {
  const board = Object.entries(settings).filter(([key]) => key !== 'name' && key !== 'language');
  return { language: settings.language, board: Object.fromEntries(board) };
}

let last: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes what has changed here, a moment later and once. */
function write(settings: Settings): void {
  clearTimeout(timer);
  const wanted = ofSettings(settings);
  const text = JSON.stringify(wanted);
  if (last === undefined || text === last) return;
  timer = setTimeout(() => {
    last = text;
    putPreferences(wanted).catch(() => undefined);
  }, WAIT_MS);
}

/** Takes over what the server keeps for the player; a new one takes what is set here along. */
export async function takePreferences(): Promise<void> {
  const { language, board } = await preferences();
  if (language || board) {
    changeSettings(known({ ...board, language }));
    last = JSON.stringify(ofSettings(settingsNow()));
  } else {
    last = '';
    write(settingsNow());
  }
}

/** Nobody is logged in: what is changed now stays in this browser. */
export function forgetPreferences(): void {
  clearTimeout(timer);
  last = undefined;
}

export const keepPreferences = (): (() => void) => watchChanges(write);
