import type { ReactNode } from 'react';
import { CardTile, type CardTileProps } from './card-tile.tsx';
import './cards.css';

interface CardRowProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly cards: readonly CardTileProps[];
  readonly empty?: string;
  readonly onPick?: (card: number) => void;
  readonly onPoint?: (card: number | undefined) => void;
}

/** The display or a hand: cards side by side under a heading. */
export function CardRow({ title, note, cards, empty, onPick, onPoint }: CardRowProps) {
  return (
    <section className="b-v-cards" aria-label={title}>
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {cards.length === 0 && empty && <p>{empty}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.face.number}>
            <CardTile {...card} onPick={onPick} onPoint={onPoint} />
          </li>
        ))}
      </ul>
    </section>
  );
}
