import { Hand } from '@brink/board';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { LATER } from '../../table/later.tsx';
import { useLater } from '../../ui/use-store.ts';

/** So many cards of a new hand are drawn in one frame. */
const HANDFUL = 3;

/** A hand that changes with every step: where many cards are new, they are drawn by the handful. */
export function DealtHand(props: ComponentProps<typeof Hand>) {
  const ids = props.cards.map(({ face }) => face.id);
  const hand = ids.join(' ');
  const before = useRef<ReadonlySet<string>>(new Set());
  const fresh = ids.filter((id) => !before.current.has(id));
  const [dealt, setDealt] = useState({ hand, count: HANDFUL });
  const count = dealt.hand === hand ? dealt.count : HANDFUL;
  const isWhole = count >= fresh.length;
  const asked = `${hand} ${count}`;
  const isTurn = useLater(asked, LATER, '') === asked;
  useLayoutEffect(() => {
    if (isWhole) before.current = new Set(hand.split(' '));
    else if (isTurn) setDealt({ hand, count: count + HANDFUL });
  }, [hand, count, isWhole, isTurn]);
  return <Hand {...props} toCome={isWhole ? undefined : new Set(fresh.slice(count))} />;
}
