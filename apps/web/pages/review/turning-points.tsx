import type { ReviewProgress } from '@brink/staff';
import { Link } from '../../ui/link.tsx';
import { pointsOf, type ReviewWords, type Turn } from './words.ts';

/** Dice and cards did nearly all of a step, or a part that is worth a word. */
const NEARLY_ALL = 0.8;
const PART = 0.25;

interface TurningPointsProps {
  readonly turns: readonly Turn[];
  readonly mistakes: ReviewProgress['mistakes'];
  readonly words: ReviewWords;
  readonly addressOf: (index: number) => string;
  readonly chosen: number | undefined;
  readonly onChoose: (number: number | undefined) => void;
}

/** Where the game turned, in the order of the game; each opens the board there. */
export function TurningPoints(props: TurningPointsProps) {
  const { turns, mistakes, words, addressOf, chosen, onChoose } = props;
  const { texts, sides } = words;
  const why = ({ luck, point }: Turn): string => {
    const mistake = mistakes.find(({ index }) => index === point.index);
    if (mistake && luck < NEARLY_ALL) return texts.better(words.play(mistake.better));
    return texts.byLuck[luck >= NEARLY_ALL ? 'all' : luck >= PART ? 'part' : 'none'];
  };
  return (
    <ol className="rv-tps">
      {turns.map((turn) => {
        const { number, point, before, after } = turn;
        return (
          <li
            key={number}
            data-on={number === chosen || undefined}
            onFocus={() => onChoose(number)}
            onPointerEnter={() => onChoose(number)}
          >
            <Link to={addressOf(point.index)} className="rv-tp">
              <i>{number}</i>
              <b>{words.named(point)}</b>
              <span className="rv-step">
                {sides[0]} {pointsOf(before.chance)}→{pointsOf(after.chance)}
              </span>
              <span className="rv-why">{why(turn)}</span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
