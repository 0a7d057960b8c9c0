import { z } from 'zod';

const Path = z.array(z.union([z.string(), z.int()]));

/** Steps from one JSON value to another: `[path, value]` sets, `[path]` alone removes. */
export const Patch = z.array(z.union([z.tuple([Path]), z.tuple([Path, z.unknown()])]));
export type Patch = z.infer<typeof Patch>;

type Json = Readonly<Record<string | number, unknown>>;
type Key = string | number;

const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function compare(before: unknown, after: unknown, path: Key[], patch: Patch): void {
  if (Object.is(before, after)) return;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    patch.push(after === undefined ? [[...path]] : [[...path], after]);
  } else if (Array.isArray(before) && Array.isArray(after)) {
    // Lists of another length are sent whole: they are short, and exactness is easy to see.
    if (before.length !== after.length) {
      patch.push([[...path], after]);
      return;
    }
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      path.push(i);
      compare(before[i], after[i], path, patch);
      path.pop();
    }
  } else {
    let missing = 0;
    for (const key in after) {
      const old = before[key];
      if (old === undefined && !(key in before)) missing++;
      if (old === after[key]) continue;
      path.push(key);
      compare(old, after[key], path, patch);
      path.pop();
    }
    // With as many keys on both sides and none new, none can have gone.
    if (missing === 0 && Object.keys(before).length === Object.keys(after).length) return;
    for (const key in before) {
      if (before[key] !== undefined && !(key in after)) patch.push([[...path, key]]);
    }
  }
}

/** What has to change to make `after` of `before`. A field that is undefined counts as absent. */
export function difference(before: object, after: object): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

function changed(value: unknown, path: readonly Key[], at: number, step: Patch[number]): unknown {
  if (at === path.length) return step[1];
  if (!isTree(value)) throw new Error(`no such place: ${path.join('.')}`);
  const key = path[at];
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    copy[key as number] = changed(value[key as number], path, at + 1, step);
    return copy;
  }
  const copy: Record<Key, unknown> = { ...value };
  if (at === path.length - 1 && step.length === 1) delete copy[key];
  else copy[key] = changed(value[key], path, at + 1, step);
  return copy;
}

/** Carries a patch out; what it does not touch is shared with the value before. */
export function patched<T extends object>(before: T, patch: Patch): T {
  let value: unknown = before;
  for (const step of patch) value = changed(value, step[0], 0, step);
  return value as T;
}
