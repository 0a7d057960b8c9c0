import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/language.tsx';
import { Card, type CardProps } from './card.tsx';
import './hand.css';

interface HandProps {
  readonly cards: readonly CardProps[];
  /** The China Card, or the place where it would lie. */
  readonly china?: CardProps;
  /** "No cards. Next deal: turn 6." */
  readonly emptyText?: string;
  /** Cards that are drawn in a moment: their places are kept. */
  readonly toCome?: ReadonlySet<string> | undefined;
  readonly onPick?: (id: string) => void;
  /** The popover of the chosen card. */
  readonly children?: ReactNode;
}

/** The tray of cards: the order is the player's, the keys follow it. */
export function Hand({ cards, china, emptyText, toCome, onPick, children }: HandProps) {
  const words = useWords();
  const tray = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const chosen = tray.current?.querySelector<HTMLElement>("[data-state='chosen']");
    // The popover opens above the card it belongs to.
    if (!chosen) return;
    const middle = chosen.offsetLeft + chosen.offsetWidth / 2;
    tray.current?.style.setProperty('--card-x', `${middle}px`);
  });
  return (
    <section ref={tray} className="b-hand" aria-label={words.hand}>
      {children}
      {cards.length === 0 && emptyText && <p className="b-hand-empty">{emptyText}</p>}
      {cards.map((card, i) =>
        toCome?.has(card.face.id) ? (
          <span key={card.face.id} className="b-card" data-state="away" aria-hidden />
        ) : (
          <Card
            key={card.face.id}
            keyLabel={i < 9 ? `${i + 1}` : undefined}
            onPick={onPick}
            {...card}
          />
        ),
      )}
      {china && (
        <Card keyLabel={china.state === 'away' ? undefined : '0'} onPick={onPick} {...china} />
      )}
    </section>
  );
}
