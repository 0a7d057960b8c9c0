import { useEffect, useRef } from 'react';
import type { VolkTableModel } from './use-volk-table.ts';
import { isTyping } from '../../ui/typing.ts';

/** Something that does its own thing with Enter and arrows has the keyboard. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, [role="tab"], [role="log"]') !== null;

function onKey(event: KeyboardEvent, table: VolkTableModel, toggleHelp: () => void): boolean {
  const { code, key } = event;
  const { sitting, offers } = table;
  if (event.ctrlKey || event.metaKey) {
    if (code !== 'KeyZ') return false;
    sitting.undo();
    return true;
  }
  if (event.altKey || event.shiftKey) return false;
  if (key === 'Escape') sitting.past.toPresent();
  else if (key === '?' || code === 'KeyH') toggleHelp();
  else if (code === 'KeyU') sitting.undo();
  else if (code === 'KeyW') table.since.play();
  else {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    const offer = offers.buttons.find((each) => each.key !== undefined && each.key === letter);
    if (offer) sitting.choose(offer.choice);
    else if (isBusy(event.target)) return false;
    else if (key === 'Enter') table.confirm();
    else if (key === 'ArrowLeft') sitting.past.step(1);
    else if (key === 'ArrowRight') sitting.past.step(-1);
    else return false;
  }
  return true;
}

/** The keyboard of the table; letters by physical key, so that no layout has to be switched. */
export function useVolkKeys(table: VolkTableModel, toggleHelp: () => void): void {
  const latest = useRef({ table, toggleHelp });
  useEffect(() => {
    latest.current = { table, toggleHelp };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (onKey(event, latest.current.table, latest.current.toggleHelp)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
