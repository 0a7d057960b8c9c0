import { SIDES, SideMark } from '@brink/board';
import type { GoodPlays, Mistake, ReviewProgress } from '@brink/staff';
import type { CSSProperties } from 'react';
import { Link } from '../../ui/link.tsx';
import { errorOf, pointsOf, signed, type ReviewWords } from './words.ts';

const MOST_SHOWN = 6;
/** Parts of the game that earn a sign. */
const BLUNDER = 0.15;
const ERROR = 0.08;

const signOf = ({ loss }: Mistake): string => (loss >= BLUNDER ? '??' : loss >= ERROR ? '?' : '?!');

interface MistakesProps {
  readonly found: ReviewProgress;
  readonly words: ReviewWords;
  readonly addressOf: (index: number) => string;
}

/** The costliest decisions by what the player could know, what was better, and the board there. */
export function Mistakes({ found, words, addressOf }: MistakesProps) {
  const { texts } = words;
  const { mistakes, ties } = found;
  return (
    <>
      {mistakes.length === 0 && <p className="rv-note">{texts.noMistakes}</p>}
      <ol className="rv-ms">
        {mistakes.slice(0, MOST_SHOWN).map((mistake) => {
          const { index, seat, better, loss, error, openLoss } = mistake;
          return (
            <li key={index} className="rv-m">
              <b>
                <em className="gl" data-bad={loss >= BLUNDER || undefined}>
                  {signOf(mistake)}
                </em>
                <SideMark side={SIDES[seat % 2 === 0 ? 0 : 1]} size={12} /> {words.named(mistake)}
              </b>
              <p>
                {texts.loss(pointsOf(loss), errorOf(error))} {texts.better(words.play(better))}{' '}
                {texts.openLoss(signed(-openLoss))}
              </p>
              <Link
                to={addressOf(index)}
                className="b-button"
                label={`${texts.board}: ${words.named(mistake)}`}
              >
                {texts.board}
              </Link>
            </li>
          );
        })}
      </ol>
      {ties > 0 && <p className="rv-ties">{texts.ties(ties)}</p>}
    </>
  );
}

interface GoodProps {
  readonly plays: readonly GoodPlays[];
  readonly words: ReviewWords;
}

/** How many decisions of each side were as good as the best. */
export function Good({ plays, words }: GoodProps) {
  const { texts, players } = words;
  return (
    <ul className="rv-good">
      {plays.map(({ good, all }, side) => (
        <li key={SIDES[side]}>
          <span>
            <SideMark side={SIDES[side]} size={12} /> {players[side]}
          </span>
          <i aria-hidden style={{ '--n': all === 0 ? 0 : (100 * good) / all } as CSSProperties} />
          <b>{texts.goodOf(good, all)}</b>
        </li>
      ))}
    </ul>
  );
}
