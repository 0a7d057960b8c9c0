import type { TableTexts } from './texts.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const SIDES = ['West', 'East'] as const;

export const en: TableTexts = {
  codes: ['FRG', 'GDR', 'USA', 'USSR'],
  decade: (roman) => `Decade ${roman}`,
  halves: ['first half', 'second half'],
  stage: (letter) => `stage ${letter}`,
  decadeEnd: 'end of the decade',
  protests: (west, east) => `mass protests: West ${west} of 4, East ${east} of 4`,
  preview: {
    flight: (runners, police, west, eastProtest, east, westProtest, steps) =>
      `runners ${runners} + police ${police} + West ${west} + protest ${eastProtest} − East ${east} − protest ${westProtest} = ${steps}, halved`,
    wall: 'the wall stands: 1 point and 1 prestige',
    box: (side, position) => `${SIDES[side]} takes box ${position} or a lower one`,
    noBox: 'the marker is in the middle',
    currency: (track, exports, standards, balance) =>
      `track ${track} + exports ${exports} − living standard ${standards} = ${balance}`,
    policeUpkeep: (cards) => `${many(cards, 'card', 'cards')} to be paid for`,
    policeAction: (fresh) => `${many(fresh, 'card', 'cards')} still fresh`,
    socialists: (due, supply) => `${due}, ${supply} in supply`,
    nothing: 'nowhere',
    collapse: ([west, east]) => `now West ${west}, East ${east}; 4 lose`,
  },
  sumLost: (points) => `East loses ${many(points, 'build point', 'build points')}`,
  sumProtests: (west, east) => `mass protests West ${west}, East ${east}`,
  sumCollapse: (side) => `${SIDES[side]} would collapse`,
  about: 'about',
  pages: { map: 'Map', cards: 'Cards', tracks: 'Tracks', decade: 'Decade' },
  tabs: { log: 'Log', chat: 'Chat', played: 'Played', gone: 'Out' },
  reader: 'Card',
  standIn: 'Stand-in deck: the cards and tracks of 2+2 shown here are invented.',
  ownDeck: 'This table plays with a deck of its own.',
  deckLeft: (cards) => `deck ${cards}`,
  pickHint: 'Point at a card to read it.',
  uses: 'What to do with the card',
  peacemakers: (counts) => `Peacemakers: ${counts.join(' / ')}`,
  armsCostUp: 'Arms race costs $1 more',
  ussrValueDown: 'Cards are worth 1 less to the USSR',
  figures: {
    protests: (west, east) => `Mass protests: West ${west}, East ${east}.`,
    phase: (phase) => `It happened in the phase “${phase}”.`,
    socialists: (due, had) => `Socialists due: ${due}, at hand: ${had}.`,
    points: (usa, ussr, isForSuperpower) =>
      `Victory points: USA ${usa}, USSR ${ussr}. ${
        isForSuperpower
          ? 'The superpower of the winning bloc has more than its rival and wins.'
          : 'The superpower of the winning bloc does not have more than its rival, so its Germany wins.'
      }`,
    button: (who, peacemakers) => `It was ${who}. Peacemaker cards: ${peacemakers.join(', ')}.`,
  },
  tournament: (points) => `Tournament points: ${points.join(', ')}`,
  deckTop: 'On top of the deck',
  examined: 'Cards looked at',
  statusLine: ({ flight, currency, socialists, police }) =>
    `Flight ${flight} · currency ${currency} · socialists waiting ${socialists} · police ${police}`,
  hiddenHands: 'Hidden hands',
  eyes: 'Seen by',
  everything: 'All',
  moment: (at, last) => `Choice ${at} of ${last}`,
  steps: {
    decadeBack: 'Back by a decade',
    cardBack: 'Back by a card',
    back: 'Back by a choice',
    play: 'Play',
    pause: 'Pause',
    forward: 'On by a choice',
    cardForward: 'On by a card',
    decadeForward: 'On by a decade',
  },
};
