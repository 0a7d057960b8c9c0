import { useLanguage } from '@brink/board';
import type { PrintedDrawn, VolkView } from '@brink/volk';
import { drawnTexts, drawnTitle } from '@brink/volk/printed';
import type { Prints } from './printed.ts';
import { useTableTexts } from './texts/index.ts';

function DrawnCard({ card }: { readonly card: PrintedDrawn }) {
  const language = useLanguage();
  return (
    <>
      <b>{drawnTitle(language, card)}</b>
      {drawnTexts(language, card).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}

interface DeckProps {
  readonly title: string;
  readonly cards: readonly PrintedDrawn[];
  readonly deck: { readonly count: number; readonly top: number };
}

/** 2+2 §8: cards that are left may be counted, of the played ones the last may be looked at. */
function Deck({ title, cards, deck }: DeckProps) {
  const { drawn } = useTableTexts();
  const last = cards.at(deck.top);
  return (
    <section aria-label={title}>
      <h2 className="w-subhead">
        {title} <span>{drawn.left(deck.count, cards.length)}</span>
      </h2>
      <p data-last>
        {drawn.last} {deck.top >= 0 && last ? <DrawnCard card={last} /> : <span>{drawn.none}</span>}
      </p>
      <details>
        <summary>{drawn.all}</summary>
        <ol>
          {cards.map((card) => (
            <li key={card.number}>
              <DrawnCard card={card} />
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Arms race and conflict cards: how many are left, the last one played, and all there are. */
export function DrawnDecks(props: {
  readonly superpowers: NonNullable<VolkView['superpowers']>;
  readonly prints: Prints;
}) {
  const { drawn } = useTableTexts();
  const { superpowers, prints } = props;
  const { armsCards, conflictCards } = prints.printed;
  return (
    <div className="w-v-drawn">
      <Deck title={drawn.arms} cards={armsCards} deck={superpowers.armsDeck} />
      <Deck title={drawn.conflicts} cards={conflictCards} deck={superpowers.conflictDeck} />
    </div>
  );
}
