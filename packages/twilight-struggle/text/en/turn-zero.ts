import { bidLog } from '@brink/struggle/text/en/bidding';
import type { LinesOf } from '@brink/struggle/text/message';
import type { LOG } from '../../log.ts';
import { CRISES } from '../../turn-zero/crises.ts';
import { STATECRAFT } from '../../turn-zero/statecraft.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { modified } from '../numbers.ts';
import { cards } from './cards.ts';
import { seats } from './seats.ts';

const NOTHING = 'Nothing changes.';

export const crises: Catalogue['crises'] = {
  've-day': {
    name: 'VE Day',
    results: [
      'The USSR places 8 instead of 6 influence in Eastern Europe, and has 1 in West Germany and 1 in Austria.',
      'The USSR places 8 instead of 6 influence in Eastern Europe.',
      NOTHING,
      'East Germany starts with 2 influence of each side. Europe Scoring gives way to its Allied Berlin version. Blockade has no effect.',
    ],
  },
  'yalta-and-potsdam': {
    name: 'Yalta and Potsdam',
    results: [
      'The USSR has 1 more influence anywhere in Europe and may take Vietnam Revolts or Arab-Israeli War into its first hand.',
      NOTHING,
      'The US may take Marshall Plan into its first hand.',
      'The US may take Marshall Plan into its first hand and has the first action round of each pair in turns 1 to 3.',
    ],
  },
  'uk-election': {
    name: '1945 UK Election',
    results: [
      'The US starts with 3 instead of 5 influence in the United Kingdom.',
      NOTHING,
      'Socialist Governments has no effect in turns 1 and 2.',
      'Socialist Governments joins the Mid War deck. Suez Crisis has no effect.',
    ],
  },
  israel: {
    name: 'Israel',
    results: [
      'The USSR has 1 more influence in Syria and 1 in each of two countries of the Middle East.',
      'The USSR has 1 more influence in Syria.',
      NOTHING,
      'The US has 1 more influence in each of Israel, Lebanon and Jordan.',
    ],
  },
  'vj-day': {
    name: 'VJ Day',
    results: [
      'The USSR has 2 influence in South Korea and 1 in Japan. US/Japan Mutual Defense Pact joins the Mid War deck.',
      'The USSR has 1 influence in South Korea.',
      NOTHING,
      'Korean War is removed. In turn 1 the US ignores the DEFCON limits, and DEFCON cannot fall past 2.',
    ],
  },
  'chinese-civil-war': {
    name: 'Chinese Civil War',
    results: [
      'Ussuri River Skirmish is removed.',
      NOTHING,
      'The China Card starts face down.',
      'The China Card starts face down. Taiwan is a battleground with 3 US influence. Nationalist China takes the place of Formosan Resolution.',
    ],
  },
};

export const crisisEffects: Catalogue['crisisEffects'] = {
  alliedBerlin: 'Allied Berlin: control of Europe does not win',
  blockadeVoid: 'Blockade has no effect',
  usFirst: 'The US goes first in every action round',
  socialistGovernmentsVoid: 'Socialist Governments has no effect',
  suezCrisisVoid: 'Suez Crisis has no effect',
  firstTurnSecure: 'DEFCON does not bind the US and stops at 2',
};

const modifier = (text: string): string => `The crisis die: ${text}.`;

export const statecraft: Catalogue['statecraft'] = {
  kennan: { name: 'Kennan', text: modifier('+1') },
  acheson: { name: 'Acheson', text: modifier('+1') },
  marshall: { name: 'Marshall', text: modifier('+2') },
  dulles: { name: 'Dulles', text: 'The USSR’s card counts for nothing.' },
  oss: { name: 'OSS', text: 'A bluff: no effect, back into the hand.' },
  andropov: { name: 'Andropov', text: modifier('−1') },
  khrushchev: { name: 'Khrushchev', text: modifier('−1') },
  molotov: { name: 'Molotov', text: modifier('−2') },
  beria: { name: 'Beria', text: 'The US card counts for nothing.' },
  kgb: { name: 'KGB', text: 'A bluff: no effect, back into the hand.' },
};

const card = ofCard(cards);
const crisis = (number: number): string => crises[CRISES[number]].name;
const cardOf = (number: number): string => statecraft[STATECRAFT[number].id].name;

/** What the log says of variants. */
export const variantLog = {
  rollAgain: ({ side, before, die }) => `${seats[side]} rolls again: ${die} instead of ${before}`,
  ...bidLog,
  crisis: ({ crisis: number }) => `Crisis: ${crisis(number)}`,
  statecraft: ({ side, statecraft }) => `${seats[side]} plays ${cardOf(statecraft)}`,
  statecraftLost: ({ side, statecraft }) => `${seats[side]} loses ${cardOf(statecraft)} face down`,
  statecraftLostHidden: ({ side }) => `${seats[side]} loses a statecraft card face down`,
  crisisRoll: ({ crisis: number, die, modifier, band }) =>
    `${crisis(number)}: die ${modified(die, modifier, 'statecraft')}. ${crises[CRISES[number]].results[band]}`,
  joinsDeck: ({ card: number, period }) =>
    `${card(number)} joins the ${period === 0 ? 'Early' : 'Mid'} War deck`,
  takeFromDeck: ({ side, card: number }) => `${seats[side]} takes ${card(number)} from the deck`,
  skipRound: ({ side }) => `${seats[side]} loses its action round`,
} as const satisfies Partial<LinesOf<typeof LOG>>;
