import { useLanguage } from '@brink/board';
import type { CardsAnswer, CardsQuery } from '@brink/protocol';
import { useMemo, useState } from 'react';
import { queryText, type Query } from '../../client/api.ts';
import { exploreCards } from '../../client/explorer-api.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { useLobby } from '../../games/game-uis.ts';
import { Link } from '../../ui/link.tsx';
import { together, type Tally } from './interval.ts';
import { queryOf, type Place } from './place.ts';
import { cardTitle } from './step-words.ts';
import { useExplorerTexts } from './texts.ts';
import { turnsOf } from '../cards/figures.ts';
import { WinBar } from './win-bar.tsx';

const MOST_CARDS = 15;

interface CardRow {
  readonly card: number;
  readonly seat: number;
  readonly uses: readonly (readonly [use: string, count: number])[];
  readonly tally: Tally;
}

/** Uses of a card by one side in one row, the card that is played most first. */
export function rowsOf(uses: CardsAnswer['uses'], seat: number): readonly CardRow[] {
  const byCard = new Map<number, CardsAnswer['uses']>();
  for (const use of uses) {
    if (use.seat % 2 === seat) byCard.set(use.card, [...(byCard.get(use.card) ?? []), use]);
  }
  return [...byCard]
    .map(([card, all]) => ({
      card,
      seat,
      tally: together(all),
      uses: all
        .map(({ use, games }) => [use, games] as const)
        .sort(([, one], [, other]) => other - one),
    }))
    .sort((a, b) => b.tally.games - a.tally.games || a.card - b.card);
}

/** For any later position: how the cards of a turn were used by each side, and who won then. */
export function CardsOfTurn({ place }: { readonly place: Place }) {
  const texts = useExplorerTexts();
  const language = useLanguage();
  const gameTexts = useLobby(place.game).texts[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const number = new Intl.NumberFormat(language);
  const [turn, setTurn] = useState(1);
  const [seat, setSeat] = useState(1);
  const { line: _, bonus: __, ...filters } = queryOf(place);
  const query: CardsQuery = { ...filters, turn };
  const { loaded } = useLoaded(queryText(query as Query), () => exploreCards(query), ONCE);
  const rows = useMemo(
    () => (loaded.status === 'here' ? rowsOf(loaded.value.uses, seat) : []),
    [loaded, seat],
  );
  const turnIn = place.game === 'volk' ? texts.decade : texts.turn;
  const sides = [gameTexts.seats[0], gameTexts.seats[1]] as const;
  return (
    <section className="x-group">
      <h2 className="x-head x-head-last">
        <span>{texts.cardsOf(turnIn(turn))}</span>
      </h2>
      <div className="x-turns">
        <label className="x-pick" data-on>
          <span className="b-unseen">{texts.cardsAbout}</span>
          <select value={turn} onChange={({ target }) => setTurn(Number(target.value))}>
            {Array.from({ length: turnsOf(place.game) }, (__, index) => index + 1).map((each) => (
              <option key={each} value={each}>
                {turnIn(each)}
              </option>
            ))}
          </select>
        </label>
        {[1, 0].map((each) => (
          <button
            key={each}
            type="button"
            className="x-chip"
            aria-pressed={seat === each}
            onClick={() => setSeat(each)}
          >
            {sides[each]}
          </button>
        ))}
      </div>
      <ul>
        {rows.slice(0, MOST_CARDS).map(({ card, uses, tally }) => (
          <li key={card} className="x-row">
            <span>
              <Link to={`/cards?game=${place.game}&card=${card}`}>
                {cardTitle(gameTexts, card)}
              </Link>
              <small>
                {uses
                  .slice(0, 3)
                  .map(
                    ([use, count]) =>
                      `${texts.uses[use] ?? use} ${percent.format(count / tally.games)}`,
                  )
                  .join(' · ')}
              </small>
            </span>
            <span className="x-n">{number.format(tally.games)}</span>
            <WinBar tally={tally} sides={sides} />
          </li>
        ))}
      </ul>
    </section>
  );
}
