import { useEffect, useRef } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import { EYES } from '../../client/analysis-messages.ts';
import { isElsewhere } from '../../ui/typing.ts';

/** What a letter or Escape does beside moving through the tree. */
export type AnalysisKeys = Readonly<Record<string, (() => void) | undefined>>;

/** The table shows this key on one of its buttons: then it is the table's. */
const isShownByTable = (letter: string): boolean =>
  [...document.querySelectorAll('.b-key')].some(
    (key) => key.textContent === letter && !key.closest('[data-analysis]'),
  );

/** The keyboard of the analysis board; letters by physical key. */
export function useAnalysisKeys(client: AnalysisClient, keys: AnalysisKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): boolean => {
      const { code, key } = event;
      const target = event.target instanceof Element ? event.target : undefined;
      if (
        target?.closest('[role="tab"], [data-go-to], [type="range"]') &&
        key.startsWith('Arrow')
      ) {
        return false;
      }
      switch (key) {
        case 'ArrowLeft':
          client.step(-1);
          return true;
        case 'ArrowRight':
          client.step(1);
          return true;
        case 'ArrowUp':
          client.turn(-1);
          return true;
        case 'ArrowDown':
          client.turn(1);
          return true;
        case 'Escape':
          latest.current['Escape']?.();
          return latest.current['Escape'] !== undefined;
        default:
          break;
      }
      const digit = /^Digit([123])$/.exec(code)?.[1];
      if (digit !== undefined) {
        client.setEyes(EYES[Number(digit) - 1]);
        return true;
      }
      const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? '';
      const press = letter === 'R' ? () => client.roll() : latest.current[letter];
      if (!press || isShownByTable(letter)) return false;
      press();
      return true;
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || isElsewhere(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (onKey(event)) event.preventDefault();
    };
    // Before the table hears of it.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [client]);
}
