import { useState, type DragEvent, type ReactNode } from 'react';
import { CARD_TYPE, type RowCard } from './card-rows.tsx';
import { useEditorTexts } from './texts.ts';

/** A hand as it is laid out: cards that are known, and how many are not. */
export interface EditedHand {
  readonly field: string;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly cards: readonly RowCard[];
  readonly unknown: number;
}

interface HandTrayProps {
  readonly hands: readonly EditedHand[];
  readonly onMove: (card: number, to: string | undefined) => void;
  readonly onUnknown: (field: string, count: number) => void;
}

function Hand({ hand, onMove, onUnknown }: Omit<HandTrayProps, 'hands'> & { hand: EditedHand }) {
  const texts = useEditorTexts();
  const [isOver, setOver] = useState(false);
  const { field, title, mark, cards, unknown } = hand;
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    const card = Number(event.dataTransfer.getData(CARD_TYPE));
    if (!(card > 0)) return;
    event.preventDefault();
    onMove(card, field);
  };
  return (
    <section
      aria-label={title}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(CARD_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h3>
        {mark} {title} <span>{texts.handOf(cards.length, unknown)}</span>
      </h3>
      <div className="w-ed-chips">
        {cards.map(({ number, title: name, badge }) => (
          <button
            key={number}
            type="button"
            className="w-ed-chip"
            draggable
            title={texts.toDeck(name)}
            onDragStart={(event) => event.dataTransfer.setData(CARD_TYPE, `${number}`)}
            onClick={() => onMove(number, undefined)}
          >
            {badge}
            {name} <span aria-hidden>×</span>
          </button>
        ))}
        {unknown > 0 && (
          <button
            type="button"
            className="w-ed-chip"
            data-unknown
            title={texts.dropUnknown}
            aria-label={`${texts.unknown(unknown)}. ${texts.dropUnknown}`}
            onClick={() => onUnknown(field, unknown - 1)}
          >
            <em>{texts.unknown(unknown)}</em> <span aria-hidden>×</span>
          </button>
        )}
        <button
          type="button"
          className="w-ed-chip"
          data-add
          onClick={() => onUnknown(field, unknown + 1)}
        >
          {texts.addUnknown}
        </button>
      </div>
    </section>
  );
}

/** The hands below the board; cards are dragged in, and a click sends them back to the deck. */
export function HandTray({ hands, ...rest }: HandTrayProps) {
  return (
    <div className="w-ed-tray" data-hands={hands.length}>
      {hands.map((hand) => (
        <Hand key={hand.field} hand={hand} {...rest} />
      ))}
    </div>
  );
}
