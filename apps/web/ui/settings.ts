import { BOARD_LANGUAGES, type BoardLanguage } from '@brink/board';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const HAND_ORDERS = ['number', 'ops', 'side'] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

/** How much of his staff a player listens to. */
export const STAFF = ['off', 'facts', 'all'] as const;
export type Staff = (typeof STAFF)[number];

/** How fast what happened is shown. */
export const PACES = ['instant', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: BoardLanguage;
  readonly theme: Theme;
  readonly name: string;
  /** Dice need a second click. */
  readonly confirmDice: boolean;
  /** What ends one's turn is shown once more before it is handed over. */
  readonly confirmTurn: boolean;
  readonly pace: Pace;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  readonly handOrder: HandOrder;
  readonly staff: Staff;
  /** Signs of others are shown in chats. */
  readonly signs: boolean;
}

const KEY = 'brink.settings';
const darkness = matchMedia('(prefers-color-scheme: dark)');

const first = (): Settings => ({
  language: navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en',
  theme: 'system',
  name: '',
  confirmDice: true,
  confirmTurn: true,
  pace: 'normal',
  sound: true,
  volume: 40,
  handOrder: 'number',
  staff: 'all',
  signs: true,
});

type Check = (value: unknown) => boolean;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const CHECKS: Readonly<Record<keyof Settings, Check>> = {
  language: oneOf(BOARD_LANGUAGES),
  theme: oneOf(THEMES),
  name: (value) => typeof value === 'string',
  confirmDice: oneOf([true, false]),
  confirmTurn: oneOf([true, false]),
  pace: oneOf(PACES),
  sound: oneOf([true, false]),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  handOrder: oneOf(HAND_ORDERS),
  staff: oneOf(STAFF),
  signs: oneOf([true, false]),
};

/** Of what was kept elsewhere, perhaps by another version, only what makes sense here. */
export const known = (given: Readonly<Record<string, unknown>>): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(CHECKS).flatMap(([name, isFine]) =>
      isFine(given[name]) ? [[name, given[name]]] : [],
    ),
  );

function stored(): Settings {
  try {
    return { ...first(), ...known(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return first();
  }
}

let settings = stored();
const listeners = new Set<() => void>();

export const settingsNow = (): Settings => settings;

export const shownTheme = ({ theme }: Settings): 'light' | 'dark' =>
  theme === 'system' ? (darkness.matches ? 'dark' : 'light') : theme;

/** The page itself carries language, theme and the pace of what moves on it. */
function apply(): void {
  const { documentElement } = document;
  const theme = shownTheme(settings);
  documentElement.lang = settings.language;
  documentElement.dataset['theme'] = theme;
  documentElement.dataset['pace'] = settings.pace;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden storage only means that the settings are forgotten.
  }
  apply();
  for (const listener of listeners) listener();
}

export function watchSettings(): void {
  apply();
  darkness.addEventListener('change', () => changeSettings({}));
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    settings = stored();
    apply();
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells of every change, for whoever keeps them elsewhere. */
export const watchChanges = (listener: (settings: Settings) => void): (() => void) =>
  subscribe(() => listener(settings));

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
