import { useEffect, useRef } from 'react';
import { settingsNow } from '../../ui/settings.ts';
import type { StageModel } from './use-stage.ts';

const USABLE = 'button, a, input, select, textarea, summary, [role="button"], [role="tab"], dialog';
const TYPED = 'input, textarea, select, [contenteditable]';
const ONLY_SKIP = new Set(['Enter', ' ', 'Escape']);
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

type Skipped = Pick<StageModel, 'reel' | 'film' | 'cut' | 'skip' | 'step' | 'stop' | 'togglePause'>;

/** What a key does while a film runs that was asked for. */
function onFilmKey(key: string, stage: Skipped): void {
  if (key === ' ') stage.togglePause();
  else if (key === 'ArrowLeft') stage.step(-1);
  else if (key === 'ArrowRight' || key === 'Enter') stage.step(1);
  else stage.stop();
}

/**
 * Any key or click ends the scene. What can be used is used at once, and nothing of the film is
 * left; Enter, Space and Escape only skip, so that nobody confirms what they have not seen.
 */
export function useSkipping(stage: Skipped, isLit: (target: Element) => boolean): void {
  const isRunning = stage.reel !== undefined && !stage.reel.isLasting;
  const latest = useRef({ stage, isLit });
  useEffect(() => {
    latest.current = { stage, isLit };
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const onPointer = (event: PointerEvent): void => {
      const { stage: now, isLit: lit } = latest.current;
      const target = event.target as Element;
      if (target.closest(USABLE) || lit(target)) now.cut();
      else now.skip();
    };
    const onKey = (event: KeyboardEvent): void => {
      const { stage: now } = latest.current;
      if ((event.target as Element).closest?.(TYPED) || event.repeat) return;
      if (MODIFIERS.has(event.key)) return;
      const isOfFilm = now.film > 0 && (ONLY_SKIP.has(event.key) || event.key.startsWith('Arrow'));
      if (!isOfFilm && (!ONLY_SKIP.has(event.key) || settingsNow().pace === 'instant')) {
        return now.cut();
      }
      event.preventDefault();
      event.stopPropagation();
      return isOfFilm ? onFilmKey(event.key, now) : now.skip();
    };
    addEventListener('pointerdown', onPointer, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('pointerdown', onPointer, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isRunning]);
}
