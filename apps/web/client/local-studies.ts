import { parseStudy, writeStudy, type Study } from '@brink/study';

/** A study that this browser keeps. */
export interface LocalStudy {
  readonly id: string;
  readonly changed: number;
  readonly study: Study;
}

const PREFIX = 'brink.study.';
/** Tells them from those of a server in an address. */
export const LOCAL = 'local-';

function parsed(key: string): LocalStudy | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { changed: number; study: string };
    return {
      id: key.slice(PREFIX.length),
      changed: kept.changed,
      study: parseStudy(kept.study),
    };
  } catch {
    return undefined;
  }
}

export const localStudy = (id: string): LocalStudy | undefined => parsed(PREFIX + id);

/** All of them, the latest first. */
export const localStudies = (): readonly LocalStudy[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parsed(key) ?? [])
    .sort((a, b) => b.changed - a.changed);

/** Keeps a study; answers its id. Throws where there is no room. */
export function keepLocalStudy(study: Study, id: string = LOCAL + newId()): string {
  const kept = { changed: Date.now(), study: writeStudy(study) };
  localStorage.setItem(PREFIX + id, JSON.stringify(kept));
  return id;
}

export const dropLocalStudy = (id: string): void => localStorage.removeItem(PREFIX + id);

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
