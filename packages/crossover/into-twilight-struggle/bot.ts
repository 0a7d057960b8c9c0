import { US, USSR, controls } from '@brink/struggle';
import { asSide, shift, taking } from '@brink/struggle/bot/board';
import type { Bot } from '@brink/struggle/bot/frame';
import {
  UNKNOWN_EVENT,
  changes,
  plus,
  thisTurn,
  warOn,
  type Hint,
} from '@brink/struggle/bot/hints';
import type { Raters } from '@brink/struggle/bot/suggest';
import { redSeaRaters } from '@brink/red-sea/bot/raters';
import { aiWith } from '@brink/twilight-struggle/bot/index';
import { boxWorth } from '@brink/twilight-struggle/bot/card-hints';
import { COUNTRY_COUNT } from '@brink/twilight-struggle/data/countries';
import { Africa, Ethiopia, Kenya, MiddleEast } from '@brink/twilight-struggle/map';
import { rateDraft } from '../draft-rater.ts';
import { VISITORS, type VisitingId } from './visitors.ts';
import { visitingSetting } from './setting.ts';

const bestIn = (region: typeof Africa, worth: (country: number) => number): number => {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (region.has(country)) best = Math.max(best, worth(country));
  }
  return best;
};

/** What a player of Twilight Struggle knows of the cards of Red Sea. */
const HINTS: Readonly<Record<VisitingId, Hint>> = {
  separatists: { worth: 1.2 },
  'apollo-soyuz-test-project': { worth: boxWorth },
  'water-wars': { worth: 1.5 },
  'peace-corps': { worth: 0.8, isAnswerable: true },
  'ogaden-war': { worth: warOn(Ethiopia, 5, 2, 2) },
  usaid: { worth: 0.8, danger: 'rivalOps' },
  'the-victorious-leader': { worth: 2.2, isAnswerable: true },
  eplf: { worth: 1.4, isAnswerable: true },
  'hero-of-the-crossing': { worth: 1.3 },
  'israeli-periphery-doctrine': { worth: 0.8, isAnswerable: true },
  'the-strong-man-of-sudan': { worth: 0.5, isAnswerable: true },
  'soviets-airlift-cubans': {
    worth: (game, side, { board }) =>
      bestIn(Africa, (country) => taking(board, game, side, country, 999)),
    isAnswerable: true,
  },
  'the-lion-falters': { worth: 0.8, isAnswerable: true },
  nasserism: { worth: thisTurn(1), headline: 1 },
  'us-presidential-elections': { worth: 0, headline: 1.3, onlyOwnHeadline: true },
  'cyrus-vance': { worth: 1.5, costsCard: true },
  zbig: { worth: 1.8, isAnswerable: true },
  'albano-stalinist-economics': { worth: thisTurn(0.7) },
  centcom: { worth: 0.6 },
  'carter-doctrine': { worth: thisTurn(1.2), headline: 1.2 },
  'kenya-joins-rdf': {
    worth: plus(0.3, changes([Kenya, 1, 0])),
    isAnswerable: true,
  },
  'voice-of-america-in-amharic': { worth: 1, danger: 'rivalOps' },
  'afghanistan-invasion': { worth: thisTurn(2.8), headline: 3.2 },
  'daniel-arap-moi': {
    worth: (game, side, { board }) =>
      controls(game, US, Kenya) ? 1.2 : asSide(side, shift(board, game, Kenya, 2, 0)),
    danger: 'ownerMayDrop',
  },
  'we-are-the-world': { worth: 0 },
  't-62s-and-kalashnikovs': { worth: thisTurn(2.6), headline: 2.8 },
  'gosplan-advisers': { worth: 0.8 },
  'mengistu-haile-mariam': { worth: 0.6 },
  'marxist-leninist-vanguard-party': { worth: 1, isAnswerable: true },
  'presidential-directive-30': { worth: 1.8 },
  stagflation: { worth: 1.4, danger: 'rivalOps' },
  'cento-collapses': {
    worth: (game, side, { board }) =>
      bestIn(MiddleEast, (country) => taking(board, game, side, country, 2)),
    isAnswerable: true,
  },
  'anti-zionist-committee': { worth: 0.8, isAnswerable: true },
  'mr-nyet': { worth: 2.5, danger: 'drops', isAnswerable: true },
};

const hints = new Map(VISITORS.map(({ number, id }) => [number, HINTS[id]]));

const raters = (bot: Bot): Raters => ({
  draftCards: rateDraft((card) => hints.get(card) ?? UNKNOWN_EVENT),
  ...redSeaRaters(bot),
});

const { CENTCOM } = visitingSetting;

/** How Twilight Struggle is played well with cards of Red Sea in it. */
export const ai = aiWith({ hints, cells: [CENTCOM + US, CENTCOM + USSR], raters });
