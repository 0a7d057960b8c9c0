import { useLanguage } from '@brink/board';
import type { OptionValues } from '@brink/kernel';
import { wordings, type VolkView } from '@brink/volk';
import type { CSSProperties } from 'react';
import type { AnalysisStanding } from '../../client/analysis-messages.ts';
import { UNSEEN_TEXTS } from '../../table/unseen-texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { printsOf } from './printed.ts';
import { ROMAN } from './stage/lines.tsx';
import { useTableTexts } from './texts/index.ts';
import '../../table/unseen.css';

interface UnseenCardsProps {
  readonly standing: AnalysisStanding;
  readonly options: OptionValues;
  /** The truth stands beside what could be known. */
  readonly isOpen: boolean;
}

/** Cards that the one to move cannot place, by decade, and how likely each of the others holds them. */
export function UnseenCards({ standing, options, isOpen }: UnseenCardsProps) {
  const say = useSay();
  const language = useLanguage();
  const texts = UNSEEN_TEXTS[language];
  const { codes, decade: decadeText } = useTableTexts();
  const { seats } = wordings[language];
  const { face } = printsOf(options);
  const { unseen = [], mover } = standing;
  const view = standing.view as VolkView;
  const others = [...view.hands.keys()].filter((seat) => seat !== mover);
  const cards = unseen
    .filter(({ chances }) => others.some((seat) => chances[seat] > 0))
    .sort((a, b) => Math.max(...b.chances) - Math.max(...a.chances) || a.card - b.card);
  return (
    // It scrolls and has nothing else to stop at.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="w-scroll" tabIndex={0} aria-label={texts.title}>
      <p className="w-unseen-head">
        <span>
          {others.map((seat) => texts.hand(seats[seat], view.hands[seat].count)).join(' · ')}
        </span>
        <span>{texts.chance}</span>
        {isOpen && <span>{texts.isIn}</span>}
      </p>
      {cards.length === 0 && <p className="w-empty">{say.nothingHere}</p>}
      <ul className="w-unseen">
        {cards.map(({ card, chances, holder }) => {
          const { title, decade } = face(card, language, view.wall !== 'none');
          return (
            <li key={card} data-card={card}>
              <small>{decadeText(ROMAN[decade])}</small>
              <span>{title}</span>
              {others.map((seat) => {
                const percent = Math.round(chances[seat] * 100);
                return (
                  <span key={seat} className="w-unseen-chance">
                    {others.length > 1 && <small>{codes[seat]}</small>}
                    {others.length === 1 && (
                      <i aria-hidden style={{ '--p': percent } as CSSProperties} />
                    )}
                    <em>{percent}</em>
                  </span>
                );
              })}
              {isOpen && (
                <b>
                  {holder < 0 ? texts.elsewhere : others.length > 1 ? codes[holder] : texts.inHand}
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
