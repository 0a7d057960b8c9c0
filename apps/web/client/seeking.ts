import type { OpenSeek, SeekRequest, SeekStatus } from '@brink/protocol';
import { useSyncExternalStore } from 'react';
import { codeOf } from '../ui/api-error.ts';
import { ask, tellSeed } from './api.ts';
import { keepSeed, newSeed } from './seeds.ts';

/** The search for an opponent, which goes on while one does something else. */
export type Seeking =
  | { readonly status: 'resting'; readonly problem?: string }
  | { readonly status: 'looking'; readonly wanted: SeekRequest; readonly told?: SeekStatus }
  | {
      readonly status: 'found';
      readonly wanted: SeekRequest;
      readonly game: string;
      /** Until then one may finish what one does; then one is taken to the table. */
      readonly until: number;
    };

const AGAIN_MS = 4_000;
/** So long somebody has to come over. */
const COME_OVER_MS = 30_000;

let seeking: Seeking = { status: 'resting' };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const finders = new Set<(game: string) => void>();

function become(next: Seeking): void {
  seeking = next;
  for (const listener of listeners) listener();
}

async function look(wanted: SeekRequest, seed: string): Promise<void> {
  const isStill = (): boolean => seeking.status === 'looking' && seeking.wanted === wanted;
  try {
    const { seedCommitment } = await import('@brink/protocol/fairness');
    const promised = { ...wanted, seedCommitment: seedCommitment(seed) };
    const told = await ask<SeekStatus>('PUT', '/seek', promised);
    if (told.found !== undefined) keepSeed(told.found, seed);
    if (!isStill()) return;
    if (told.found !== undefined) {
      void tellSeed(told.found);
      become({ status: 'found', wanted, game: told.found, until: Date.now() + COME_OVER_MS });
      for (const find of finders) find(told.found);
      return;
    }
    become({ status: 'looking', wanted, told });
  } catch (error) {
    if (!isStill()) return;
    // A lost line is tried again; everything else is an answer.
    if (codeOf(error) !== 'offline') return become({ status: 'resting', problem: codeOf(error) });
  }
  timer = setTimeout(() => void look(wanted, seed), AGAIN_MS);
}

/** Looks for an opponent, from now on for this. */
export function startSeeking(wanted: SeekRequest): void {
  clearTimeout(timer);
  const told = seeking.status === 'looking' ? seeking.told : undefined;
  become({ status: 'looking', wanted, ...(told && { told }) });
  void look(wanted, newSeed());
}

export function stopSeeking(): void {
  clearTimeout(timer);
  if (seeking.status === 'looking') void ask('DELETE', '/seek').catch(() => undefined);
  become({ status: 'resting' });
}

/** One has gone to the game that was found. */
export const forgetFound = (): void => become({ status: 'resting' });

/** Called once for every game that is found. */
export function whenFound(find: (game: string) => void): () => void {
  finders.add(find);
  return () => finders.delete(find);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSeeking = (): Seeking => useSyncExternalStore(subscribe, () => seeking);

/** Those who look for an opponent now. */
export const openSeeks = async (): Promise<readonly OpenSeek[]> =>
  (await ask<{ seeks: readonly OpenSeek[] }>('GET', '/seeks')).seeks;
