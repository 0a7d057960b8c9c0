import { useLayoutEffect, useRef, useState } from 'react';
import { useLater } from '../ui/use-store.ts';
import { LATER } from './later.tsx';

/** Of cards that change with every step: those that are new and come in a later frame, so many in each. */
export function useHandful(ids: readonly string[], handful: number): ReadonlySet<string> {
  const cards = ids.join(' ');
  const before = useRef<ReadonlySet<string>>(new Set());
  const fresh = ids.filter((id) => !before.current.has(id));
  const [dealt, setDealt] = useState({ cards, count: handful });
  const count = dealt.cards === cards ? dealt.count : handful;
  const isWhole = count >= fresh.length;
  const asked = `${cards} ${count}`;
  const isTurn = useLater(asked, LATER, '') === asked;
  useLayoutEffect(() => {
    if (isWhole) before.current = new Set(cards.split(' '));
    else if (isTurn) setDealt({ cards, count: count + handful });
  }, [cards, count, isWhole, isTurn, handful]);
  return new Set(isWhole ? [] : fresh.slice(count));
}
