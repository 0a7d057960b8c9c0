import { TRACKS } from '../../deck/schema.ts';
import type { LogLines } from '../../log.ts';
import { MANNERS } from '../../result.ts';
import type { Names } from '../catalogue.ts';
import { ROMAN, STAGES, money, signed } from '../signs.ts';
import { ending } from './ending.ts';
import { tracks } from './items.ts';
import { phases } from './phases.ts';
import { optionLabels } from './options.ts';
import { OPTIONS } from '../../vocabulary.ts';
import { seats } from './seats.ts';

const POWERS = ['USA', 'USSR'] as const;
const HALVES = ['', 'First', 'Second'] as const;
const SIDES = ['West', 'East'] as const;
const seat = (number: number): string => seats[number];

export const seatsOf = (bits: number): number[] => [0, 1, 2, 3].filter((n) => bits & (1 << n));

export const log = (names: Names): LogLines => ({
  decade: ({ decade }) => `Decade ${ROMAN[decade]}`,
  stage: ({ stage, isForFour }) =>
    isForFour ? `Stage ${STAGES[stage]}` : `${HALVES[stage]} half of the decade`,
  turnOrder: ({ first, second, third, fourth }) =>
    `Turn order: ${[first, second, third, fourth].map(seat).join(', ')}`,
  display: ({ card }) => `In the display: ${names.card(card)}`,
  takeCard: ({ seat: who, card, isFromHand }) =>
    `${seat(who)} ${isFromHand ? 'plays' : 'takes'} ${names.card(card)}${isFromHand ? ' from hand' : ''}`,
  use: ({ seat: who, card, use }) =>
    `${seat(who)}, ${names.card(card)}: ${optionLabels[OPTIONS[use]]}`,
  event: ({ seat: who, card }) => `${seat(who)}: event ${names.card(card)}`,
  automaticEvent: ({ card }) => `Automatic event: ${names.card(card)}`,
  leaveOut: ({ seat: who, item }) => `${seat(who)} leaves out: ${names.item(item)}`,
  draw: ({ seat: who, card }) => `${seat(who)} draws ${names.card(card)}`,
  drawHidden: ({ seat: who }) => `${seat(who)} draws a card`,
  discard: ({ seat: who, card }) => `${seat(who)} discards ${names.card(card)}`,
  letDraw: ({ seat: who, drawer }) => `${seat(who)} lets ${seat(drawer)} draw a card`,
  unrest: ({ province, change, after }) =>
    `${names.province(province)}: unrest ${signed(change)} (${after})`,
  protest: ({ province, count }) => `${names.province(province)}: mass protests ${count}`,
  linkedProtest: ({ province }) =>
    `The protest in West Berlin spreads to ${names.province(province)}`,
  livingStandard: ({ province, change, after }) =>
    `${names.province(province)}: living standard ${signed(change)} (${after})`,
  sector: ({ sector, change, after }) => `${names.sector(sector)}: ${signed(change)} (${after})`,
  build: ({ side, site }) => `${SIDES[side]} builds ${names.site(site)}`,
  dismantle: ({ side, site }) => `${SIDES[side]} dismantles ${names.site(site)}`,
  rundown: ({ site }) => `The factory in ${names.site(site)} runs down`,
  repair: ({ site }) => `The factory in ${names.site(site)} is repaired`,
  stop: ({ site }) => `The factory in ${names.site(site)} and its roads are lost`,
  track: ({ track, change, after }) =>
    `${tracks[TRACKS[track]]} ${signed(change)} (${signed(after)})`,
  trackEnd: ({ track }) => `${tracks[TRACKS[track]]}: the marker is at the end`,
  arrowsCancel: ({ track }) => `${tracks[TRACKS[track]]}: two arrows cancel out`,
  socialist: ({ province, change }) =>
    `${names.province(province)}: a socialist ${change > 0 ? 'comes' : 'leaves'}`,
  holdingBox: ({ change, after }) => `Socialists in the waiting box ${signed(change)} (${after})`,
  police: ({ card }) => `East keeps ${names.card(card)} as police`,
  policeAction: ({ seat: who }) => `${seat(who)} sends the police`,
  stasi: ({ count }) => `The Stasi is disbanded; police cards removed: ${count}`,
  wall: ({ state }) => (state === 1 ? 'The wall is built' : 'The wall comes down'),
  guillaume: ({ target }) =>
    ['East looks at the West’s hand', 'East looks at the deck', 'East does not spy'][target],
  swap: ({ seat: who, card }) => `${seat(who)} gets ${names.card(card)}`,
  swapHidden: () => 'East and West have exchanged a card',
  removeHidden: () => 'East removes a card from the game',
  treasury: ({ power, change, after }) =>
    `${POWERS[power]}: ${signed(change)} dollars (${money(after)})`,
  dove: ({ change, after }) => `Doves ${signed(change)} (${after})`,
  armsCard: ({ power, index }) => `${POWERS[power]} draws arms race card ${index + 1}`,
  conflictCard: ({ power, index }) => `${POWERS[power]} draws conflict card ${index + 1}`,
  reshuffle: ({ deck }) =>
    deck === 0 ? 'Arms race cards are reshuffled' : 'Conflict cards are reshuffled',
  peacemaker: ({ seat: who, card }) => `${seat(who)} keeps ${names.card(card)} as peacemaker`,
  armsCostUp: () => 'From now on the arms race costs $1 more',
  ussrValueDown: () => 'From now on cards are worth 1 less to the USSR',
  nextDecadeCard: ({ power }) => `${POWERS[power]} takes a card of the next decade`,
  nuclearWar: ({ seat: who }) => `${seat(who)} pushes the red button: nuclear war`,
  income: ({ power, dollars }) => `${POWERS[power]}: income ${money(dollars)}`,
  victoryPoints: ({ usa, ussr }) => `Victory points: USA ${usa}, USSR ${ussr}`,
  phase: ({ phase }) => `End of decade: ${phases[phase]}`,
  flight: ({ runners, police, west, eastProtest, east, westProtest }) =>
    `Flight: runners ${runners} + police ${police} + West ${west} + protest ${eastProtest} − East ${east} − protest ${westProtest}`,
  flightValue: ({ points }) => `East loses build points: ${points}`,
  wallUpkeep: () => 'The wall stops the flight: East dismantles 1 point and loses prestige',
  prestigeBox: ({ side, position }) =>
    `${SIDES[side]} carries out prestige box ${signed(position)}`,
  dominanceBox: ({ power, position }) =>
    `${POWERS[power]} carries out dominance box ${signed(position)}`,
  currency: ({ position, exporting, standards, balance }) =>
    `Currency: track ${signed(position)} + exports ${exporting} − living standard ${standards} = ${signed(balance)}`,
  exportFactories: ({ weakest }) => `The West’s weakest export factory: ${weakest}`,
  policeUpkeep: ({ count }) => `Police cards to be paid for: ${count}`,
  standardLost: ({ province, levels }) =>
    `${names.province(province)}: living standard above the export factory by ${levels}`,
  comparison: ({ province, highest, unrest }) =>
    `${names.province(province)} looks at level ${highest}: unrest +${unrest}`,
  attack: ({ province, envious, unrest }) =>
    `${names.province(envious)} envies ${names.province(province)}: unrest +${unrest}`,
  socialistsDue: ({ change }) => `Socialists due: ${signed(change)}`,
  protests: ({ west, east }) => `Mass protests: West ${west}, East ${east}`,
  lookAt: ({ card }) => `East sees ${names.card(card)}`,
  exchangeHidden: () => 'East exchanges a hand card for one of the deck',
  gameOver: ({ winners, manner }) => ending(seatsOf(winners), MANNERS[manner]),
});
