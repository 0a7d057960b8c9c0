import type { Side } from '@brink/board';
import { useEffect } from 'react';
import { pairsOf, setPair } from '../../../table/editor/edit-text.ts';

type Influence = readonly [us: number, ussr: number];

export function influenceIn(text: string, country: string): Influence {
  const [us, ussr] = (pairsOf(text, 'influence').get(country) ?? '0-0').split('-').map(Number);
  return [us, ussr];
}

export function withInfluence(text: string, country: string, [us, ussr]: Influence): string {
  return setPair(text, 'influence', country, us + ussr > 0 ? `${us}-${ussr}` : undefined);
}

/** Keys of the chosen country: digits set, + and − change, X is the other side. */
export function useCountryKeys(
  country: string | undefined,
  side: Side,
  setSide: (side: Side) => void,
  change: (side: Side, to: (now: number) => number) => void,
): void {
  useEffect(() => {
    if (country === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest?.('input, textarea, dialog')) return;
      const { key } = event;
      if (/^\d$/.test(key)) change(side, () => Number(key));
      else if (key === '+' || key === '=') change(side, (now) => now + 1);
      else if (key === '-' || key === '−') change(side, (now) => now - 1);
      else if (event.code === 'KeyX') setSide(side === 'us' ? 'ussr' : 'us');
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [country, side, setSide, change]);
}
