/** Something that takes letters itself has the keyboard; a slider takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="range"]), textarea, select, [contenteditable]');

/** The keyboard is not the page's: somebody types, or a dialog lies on it. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  isTyping(target) || (target instanceof Element && target.closest('dialog') !== null);
