export { volk, volkWithDeck } from './package.ts';
export { setup } from './setup.ts';
export { parseOptions, type VolkOptions } from './options.ts';
export { DeckError, parseDeck } from './deck/parse.ts';
export type { DeckFile } from './deck/schema.ts';
export { previewOf, type Preview } from './preview.ts';
export { whyNot, type WhyNot } from './why-not.ts';
export { unseenBy, type UnseenCard } from './unseen.ts';
export { view, type VolkView } from './view.ts';
export { wordings } from './text/index.ts';
export type { Wording } from './text/catalogue.ts';
export { PLACES } from './faces.ts';
export {
  cardTexts,
  drawnTexts,
  drawnTitle,
  itemText,
  itemTexts,
  printedWith,
  type Printed,
  type PrintedDrawn,
} from './printed.ts';
