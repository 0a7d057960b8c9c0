import { OpsBadge, useLanguage, useWords, SIDES } from '@brink/board';
import type { CSSProperties } from 'react';
import type { AnalysisStanding } from '../../client/analysis-messages.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { UNSEEN_TEXTS } from '../../table/unseen-texts.ts';
import '../../table/unseen.css';

interface UnseenCardsProps {
  readonly ui: StruggleUi;
  readonly standing: AnalysisStanding;
  /** The truth stands beside what could be known. */
  readonly isOpen: boolean;
}

/** Cards that the one to move cannot see, and how likely the other side holds each. */
export function UnseenCards({ ui, standing, isOpen }: UnseenCardsProps) {
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const texts = UNSEEN_TEXTS[language];
  const { memory, mover } = standing;
  const view = standing.view as StruggleView;
  const other = view.hands[mover === 0 ? 1 : 0];
  if (!memory) return <p className="w-empty">{say.nothingHere}</p>;
  const cards = Object.entries(memory.cards)
    .map(([number, { probability }]) => ({ number: Number(number), probability }))
    .filter(({ probability }) => probability > 0)
    .sort((a, b) => b.probability - a.probability || a.number - b.number);
  const held = new Set(other.known);
  return (
    // It scrolls and has nothing else to stop at.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="w-scroll" tabIndex={0} aria-label={texts.title}>
      <p className="w-unseen-head">
        <span>{texts.hand(words.side[SIDES[mover === 0 ? 1 : 0]], other.count)}</span>
        <span>{texts.chance}</span>
        {isOpen && <span>{texts.isIn}</span>}
      </p>
      <ul className="w-unseen">
        {cards.map(({ number, probability }) => {
          const face = ui.cards[language].get(number);
          const percent = Math.round(probability * 100);
          return (
            face && (
              <li key={number} data-card={face.id}>
                <OpsBadge
                  side={face.side}
                  ops={face.ops}
                  isScoring={face.isScoring}
                  isPlain={face.isPlain}
                  size={20}
                />
                <span>{face.title}</span>
                <i aria-hidden style={{ '--p': percent } as CSSProperties} />
                <em>{percent}</em>
                {isOpen && <b>{held.has(number) ? texts.inHand : texts.elsewhere}</b>}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
