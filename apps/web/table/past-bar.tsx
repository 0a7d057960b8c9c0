import type { Sitting } from './use-sitting.ts';
import { useTableTexts } from './texts.ts';
import './agreements.css';

/** Any moment of the game so far by one drag. */
export function PastBar({ sitting }: { readonly sitting: Sitting }) {
  const texts = useTableTexts();
  const { at, last, goTo } = sitting.past;
  return (
    <span className="w-past">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={texts.moment}
        aria-valuetext={texts.momentOf(at, last)}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </span>
  );
}
