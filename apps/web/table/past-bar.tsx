import type { Sitting } from './use-sitting.ts';
import { useTableWords } from './texts.ts';
import './agreements.css';

/** Any moment of the game so far by one drag. */
export function PastBar({ sitting }: { readonly sitting: Sitting }) {
  const words = useTableWords();
  const { at, last, goTo } = sitting.past;
  return (
    <span className="w-past">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.moment}
        aria-valuetext={words.momentOf(at, last)}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </span>
  );
}
