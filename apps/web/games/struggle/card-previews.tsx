import { CardPreview, Previews, type CardFace } from '@brink/board';
import { useCallback, useMemo } from 'react';
import { handOf } from './decision.ts';
import { opsNowOf } from './shown-hand.ts';
import type { StruggleView } from './struggle-ui.ts';

interface CardPreviewsProps {
  readonly faces: ReadonlyMap<number, CardFace>;
  readonly view?: StruggleView;
  /** Whose hand lies open: what its cards are worth now is told. */
  readonly seat?: number;
}

/** Every card that is named somewhere can be read there. */
export function CardPreviews({ faces, view, seat = -1 }: CardPreviewsProps) {
  const numbers = useMemo(
    () => new Map([...faces].map(([number, { id }]) => [id, number])),
    [faces],
  );
  const of = useCallback(
    (id: string) => {
      const number = numbers.get(id);
      const face = number === undefined ? undefined : faces.get(number);
      if (!face || number === undefined) return undefined;
      const isHeld = view !== undefined && seat >= 0 && handOf(view, seat).includes(number);
      return <CardPreview face={face} opsNow={isHeld ? opsNowOf(view, seat, face) : undefined} />;
    },
    [faces, numbers, view, seat],
  );
  return <Previews of={of} />;
}
