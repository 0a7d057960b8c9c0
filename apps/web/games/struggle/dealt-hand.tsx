import { Hand } from '@brink/board';
import type { ComponentProps } from 'react';
import { useHandful } from '../../table/handful.ts';

/** So many cards of a new hand are drawn in one frame. */
const HANDFUL = 2;

/** A hand that changes with every step: where many cards are new, they are drawn by the handful. */
export function DealtHand(props: ComponentProps<typeof Hand>) {
  const toCome = useHandful(
    props.cards.map(({ face }) => face.id),
    HANDFUL,
  );
  return <Hand {...props} toCome={toCome} />;
}
