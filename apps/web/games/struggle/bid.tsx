import { Button, SIDES, SideMark, useLanguage, useWords } from '@brink/board';
import { MAX_BID, choiceOfBid } from '@brink/struggle';
import { useState } from 'react';
import { Choices } from '../../ui/choices.tsx';
import type { Sitting } from '../../table/use-sitting.ts';
import { BID_TEXTS } from './bid-texts.ts';
import './extra.css';

const START = 2;

/** A side, and what the other one may have for it (§11.4). */
function BidForm({ sitting }: { readonly sitting: Sitting }) {
  const language = useLanguage();
  const { side: names } = useWords();
  const words = BID_TEXTS[language];
  const [side, setSide] = useState<(typeof SIDES)[number]>('ussr');
  const [points, setPoints] = useState(START);
  const seat = side === 'us' ? 0 : 1;
  const rival = names[SIDES[1 - seat]];
  const set = (value: number): void => setPoints(Math.max(0, Math.min(MAX_BID, value)));
  return (
    <section className="w-extra w-bid" aria-label={words.seal}>
      <Choices
        label={words.side}
        values={SIDES.map((id) => ({
          id,
          label: (
            <>
              <SideMark side={id} size={12} /> {names[id]}
            </>
          ),
        }))}
        chosen={side}
        onChoose={setSide}
      />
      <div className="w-bid-points">
        <span id="w-bid-points">{words.points(rival)}</span>
        <button type="button" aria-label={words.less} onClick={() => set(points - 1)}>
          −
        </button>
        <output aria-labelledby="w-bid-points">{points}</output>
        <button type="button" aria-label={words.more} onClick={() => set(points + 1)}>
          +
        </button>
      </div>
      <p className="w-about">{words.about}</p>
      <Button isPrimary onPress={() => sitting.choose(choiceOfBid({ side: seat, points }))}>
        {words.seal}
      </Button>
    </section>
  );
}

/** The own bid, to be made or sealed; nothing while nobody bids. */
export function Bid({ sitting, answer }: { readonly sitting: Sitting; readonly answer: number }) {
  const language = useLanguage();
  const { asked, state } = sitting;
  if (asked?.code === 'bid' && asked.choices.length > 0) return <BidForm sitting={sitting} />;
  return state.prompt?.code === 'bid' && answer >= 0 ? (
    <section className="w-extra">
      <p>{BID_TEXTS[language].sealed}</p>
    </section>
  ) : undefined;
}
