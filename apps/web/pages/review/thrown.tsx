import { Die, SideMark, SIDES } from '@brink/board';
import type { ReviewProgress } from '@brink/staff';
import type { ReviewWords } from './words.ts';

/** One stroke for so many throws, where there are too many to draw each. */
const MOST_STROKES = 6;

interface ThrownProps {
  readonly rolls: ReviewProgress['rolls'];
  readonly words: ReviewWords;
}

/** How often each side has thrown which face, and how much on average. */
export function Thrown({ rolls, words }: ThrownProps) {
  const { players, texts, language } = words;
  const most = Math.max(...rolls.flat());
  if (most === 0) return undefined;
  const worth = Math.ceil(most / MOST_STROKES);
  return (
    <ul className="rv-thrown">
      {rolls.map((faces, side) => {
        const all = faces.reduce((sum, count) => sum + count, 0);
        const sum = faces.reduce((total, count, face) => total + count * (face + 1), 0);
        const mean = (sum / Math.max(1, all)).toLocaleString(language, {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        });
        return (
          <li key={SIDES[side]} aria-label={texts.thrown(players[side], mean)}>
            <span>
              <SideMark side={SIDES[side]} size={12} /> {players[side]}
            </span>
            {faces.map((count, face) => (
              // oxlint-disable-next-line react/no-array-index-key -- faces have no other name
              <span key={face} className="rv-face" title={`${count}`} aria-hidden>
                <Die value={face + 1} size={19} />
                <em>
                  {Array.from({ length: Math.ceil(count / worth) }, (_, i) => (
                    <u key={i} />
                  ))}
                </em>
              </span>
            ))}
            <b aria-hidden>{all === 0 ? '–' : mean}</b>
          </li>
        );
      })}
    </ul>
  );
}
