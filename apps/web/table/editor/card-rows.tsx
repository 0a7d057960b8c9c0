import { useState, type ReactNode } from 'react';
import { useEditorTexts } from './texts.ts';

/** A card as a row of the list shows it. */
export interface RowCard {
  readonly number: number;
  readonly title: string;
  readonly badge: ReactNode;
}

/** The card that is being dragged, as the browser carries it. */
export const CARD_TYPE = 'application/x-brink-card';

interface CardRowsProps {
  readonly cards: readonly RowCard[];
  /** Where a card can be put: fields, and `rest` for the deck. */
  readonly places: readonly string[];
  readonly marks?: Readonly<Record<string, ReactNode>>;
  readonly placeOf: (card: number) => string;
  readonly onMove: (card: number, to: string | undefined) => void;
}

/** The place where cards lie if nothing is said. */
export const REST = 'rest';

/** Every card with the places it can lie in; rows can be dragged as well. */
export function CardRows({ cards, places, marks = {}, placeOf, onMove }: CardRowsProps) {
  const texts = useEditorTexts();
  const [wanted, setWanted] = useState('');
  const found = cards.filter(({ title }) =>
    title.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  return (
    <>
      <div className="w-ed-find">
        <input
          type="search"
          aria-label={texts.findCard}
          placeholder={texts.findCard}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <ul className="w-ed-cards">
        {found.map(({ number, title, badge }) => (
          <li
            key={number}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(CARD_TYPE, `${number}`)}
          >
            {badge}
            <span>{title}</span>
            <span className="w-ed-places" role="radiogroup" aria-label={texts.placeOf(title)}>
              {places.map((place) => (
                <button
                  key={place}
                  type="button"
                  role="radio"
                  data-place={place}
                  aria-checked={placeOf(number) === place}
                  aria-label={texts.places[place]}
                  title={texts.places[place]}
                  onClick={() => onMove(number, place === REST ? undefined : place)}
                >
                  {marks[place] ?? texts.short[place]}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
