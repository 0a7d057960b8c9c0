/** Colour never says anything alone: every mark is a shape or a word as well. */
const STYLES = {
  strong: '1',
  faint: '2',
  first: '94',
  second: '91',
  key: '1;33',
  alarm: '1;35',
} as const;

export type Style = keyof typeof STYLES;
export type Paint = (style: Style, text: string) => string;

export const inColour: Paint = (style, text) =>
  text === '' ? '' : `\u001B[${STYLES[style]}m${text}\u001B[0m`;

export const withoutColour: Paint = (_style, text) => text;

/** The colour of a seat, for the games of two. */
export const seatStyle = (seat: number): Style => (seat === 0 ? 'first' : 'second');
