import { useLayoutEffect, useRef } from 'react';

/** Slots by what lies in them: what stays keeps its own, what is new takes one that has become free. */
export function slotsOf(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
): ReadonlyMap<string, number> {
  const kept = new Set(ids.flatMap((id) => before.get(id) ?? []));
  const free = ids.map((_, slot) => slot).filter((slot) => !kept.has(slot));
  return new Map(ids.map((id) => [id, before.get(id) ?? free.shift()!]));
}

/** Keys for lines that come and go: the elements of one that has gone are written anew for another. */
export function useSlots(ids: readonly string[]): readonly number[] {
  const before = useRef<ReadonlyMap<string, number>>(new Map());
  const slots = slotsOf(before.current, ids);
  useLayoutEffect(() => {
    before.current = slots;
  });
  return ids.map((id) => slots.get(id)!);
}
