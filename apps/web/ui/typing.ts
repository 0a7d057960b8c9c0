/** Something that takes letters itself has the keyboard; a slider takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="range"]), textarea, select, [contenteditable]');
