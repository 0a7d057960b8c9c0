import { CardRow } from '@brink/board/volk';
import type { ComponentProps } from 'react';
import { useHandful } from '../../table/handful.ts';

/** So many cards of each row are drawn in one frame: there is much on them. */
const HANDFUL = 2;

/** Cards that change with every step: where many are new, they are drawn by the handful. */
export function DealtRow(props: ComponentProps<typeof CardRow>) {
  const idOf = ({ face }: (typeof props.cards)[number]): string => `${face.number}`;
  const toCome = useHandful(props.cards.map(idOf), HANDFUL);
  return <CardRow {...props} cards={props.cards.filter((card) => !toCome.has(idOf(card)))} />;
}
