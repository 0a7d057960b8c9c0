import { SideMark } from '../marks/side-mark.tsx';
import { SIDES, valueOf, type BySide } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import type { CardFace } from './face.ts';
import './open-hands.css';

interface OpenHandsProps {
  readonly hands: BySide<readonly CardFace[]>;
  readonly onOpen?: (card: string) => void;
}

/** Both hands as strips of one line: replays and spectators of finished games. */
export function OpenHands({ hands, onOpen }: OpenHandsProps) {
  const words = useWords();
  return (
    <div className="b-open-hands">
      {SIDES.map((side) => (
        <div key={side} className="b-open-hand">
          <SideMark side={side} size={16} label={words.side[side]} />
          <ul>
            {valueOf(hands, side).map((face) => (
              <li key={face.id}>
                <button
                  type="button"
                  className="b-strip"
                  data-card={face.id}
                  data-kind={face.isScoring ? 'scoring' : face.side}
                  onClick={() => onOpen?.(face.id)}
                >
                  <b>{face.isScoring ? 'Σ' : face.ops}</b>
                  {face.title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
