import { useEffect, useRef } from 'react';
import type { TableModel } from './use-table.ts';
import { isTyping } from '../../ui/typing.ts';

interface Panes {
  readonly showTab: (tab: string) => void;
  readonly toggleHelp: () => void;
}

/** Something that does its own thing with Enter and arrows has the keyboard. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, [role="slider"], [role="tab"], [role="log"]') !== null;

const TABS: Readonly<Record<string, string>> = { KeyL: 'log', KeyT: 'chat', KeyN: 'memory' };

function onKey(event: KeyboardEvent, table: TableModel, { showTab, toggleHelp }: Panes): boolean {
  const { code, key } = event;
  if (event.ctrlKey || event.metaKey) {
    if (code !== 'KeyZ') return false;
    table.undo();
    return true;
  }
  if (event.altKey) return false;
  // Before digits: on a Russian keyboard the question mark is Shift and 7.
  if (key === '?' || code === 'KeyH') {
    toggleHelp();
    return true;
  }
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) {
    const card = digit === '0' ? table.china : table.cardsInHand[Number(digit) - 1];
    if (card && card.state !== 'away') table.onCard(card.face.id);
    return true;
  }
  if (key === 'Escape') {
    table.back();
    return true;
  }
  if (event.shiftKey) return false;
  if (code === 'KeyU') {
    table.undo();
    return true;
  }
  if (code === 'KeyW') {
    table.since.play();
    return true;
  }
  if (TABS[code]) {
    showTab(TABS[code]);
    return true;
  }
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) {
    const use = table.uses.find((each) => each.key === letter && !each.isRefused);
    const button = table.decision.buttons.find((each) => each.key === letter);
    if (table.inPlay !== undefined && use) table.act({ do: 'use', use: use.id });
    else if (table.decision.by === 'buttons' && button) table.press(button.choice);
    else return false;
    return true;
  }
  if (isBusy(event.target)) return false;
  if (key === 'Enter') table.confirm();
  else if (key === 'ArrowLeft') table.past.step(1);
  else if (key === 'ArrowRight') table.past.step(-1);
  else return false;
  return true;
}

/** The keyboard of the table; letters by physical key, so that no layout has to be switched. */
export function useTableKeys(table: TableModel, panes: Panes): void {
  const latest = useRef({ table, panes });
  useEffect(() => {
    latest.current = { table, panes };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (onKey(event, latest.current.table, latest.current.panes)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
