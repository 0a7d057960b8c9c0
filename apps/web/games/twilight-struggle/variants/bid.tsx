import { Button, SIDES, SideMark, useLanguage, useWords } from '@brink/board';
import { MAX_BID, choiceOfBid } from '@brink/twilight-struggle/bidding/bid';
import { useState } from 'react';
import { Choices } from '../../../app/choices.tsx';
import type { Sitting } from '../../../app/table/use-sitting.ts';
import { VARIANT_WORDS } from './words.ts';

const START = 2;

/** A sealed bid: a side, and what the other one may have for it (§11.4). */
export function Bid({ sitting }: { readonly sitting: Sitting }) {
  const language = useLanguage();
  const { side: names } = useWords();
  const words = VARIANT_WORDS[language];
  const [side, setSide] = useState<(typeof SIDES)[number]>('ussr');
  const [points, setPoints] = useState(START);
  const seat = side === 'us' ? 0 : 1;
  const rival = names[SIDES[1 - seat]];
  const set = (value: number): void => setPoints(Math.max(0, Math.min(MAX_BID, value)));
  return (
    <section className="w-extra w-bid" aria-label={words.bidSeal}>
      <Choices
        label={words.bidSide}
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
        <span id="w-bid-points">{words.bidPoints(rival)}</span>
        <button type="button" aria-label={words.less} onClick={() => set(points - 1)}>
          −
        </button>
        <output aria-labelledby="w-bid-points">{points}</output>
        <button type="button" aria-label={words.more} onClick={() => set(points + 1)}>
          +
        </button>
      </div>
      <p className="w-about">{words.bidAbout}</p>
      <Button isPrimary onPress={() => sitting.choose(choiceOfBid({ side: seat, points }))}>
        {words.bidSeal}
      </Button>
    </section>
  );
}
