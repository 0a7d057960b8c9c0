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
    policeUpkeep: (cards) => `${many(cards, 'card', 'cards')} to pay for`,
    policeAction: (fresh) => `${many(fresh, 'card', 'cards')} still fresh`,
    socialists: (due, supply) => `${due}, ${supply} in the waiting box`,
    nothing: 'nowhere',
    collapse: ([west, east]) => `now West ${west}, East ${east}; 4 lose`,
  },
  sumLost: (points) => `East loses ${many(points, 'build point', 'build points')}`,
  sumProtests: (west, east) => `mass protests West ${west}, East ${east}`,
  sumCollapse: (side) => `${SIDES[side]} would collapse`,
  about: 'about',
  pages: { map: 'Map', cards: 'Cards', tracks: 'Tracks', decade: 'Decade' },
  tabs: { log: 'Log', chat: 'Chat', played: 'Played', gone: 'Removed' },
  drawn: {
    arms: 'Arms race cards',
    conflicts: 'Conflict cards',
    left: (count, all) => `${count} of ${all} left`,
    last: 'Last played:',
    none: 'none',
    all: 'All cards of the deck',
  },
  reader: 'Card',
  standIn: 'Stand-in deck: the cards and tracks of 2+2 shown here are invented.',
  ownDeck: 'This table plays with its own deck.',
  deckLeft: (cards) => `deck ${cards}`,
  pickHint: 'Point at a card to read it.',
  uses: 'What to do with the card',
  peacemakers: (counts) => `Peacemakers: ${counts.join(' / ')}`,
  armsCostUp: 'The arms race costs $1 more',
  ussrValueDown: 'Card values are 1 lower for the USSR',
  figures: {
    protests: (west, east) => `Mass protests: West ${west}, East ${east}.`,
    phase: (phase) => `This happened in the phase “${phase}”.`,
    socialists: (due, had) => `Socialists due: ${due}, available: ${had}.`,
    points: (usa, ussr, isForSuperpower) =>
      `Victory points: USA ${usa}, USSR ${ussr}. ${
        isForSuperpower
          ? 'The winning bloc’s superpower has more than its opponent and wins.'
          : 'The winning bloc’s superpower does not have more than its opponent, so its German state wins.'
      }`,
    button: (who, peacemakers) => `It was ${who}. Peacemaker cards: ${peacemakers.join(', ')}.`,
  },
  tournament: (points) => `Tournament points: ${points.join(', ')}`,
  deckTop: 'On top of the deck',
  examined: 'Cards looked at',
  statusLine: ({ flight, currency, socialists, police }) =>
    `Flight ${flight} · currency ${currency} · waiting socialists ${socialists} · police ${police}`,
  hiddenHands: 'Hidden hands',
  eyes: 'Seen by',
  everything: 'All',
  moment: (at, last) => `Step ${at} of ${last}`,
  stepBy: {
    choice: 'Step: choice',
    play: 'Step: card',
    round: 'Step: stage',
    turn: 'Step: decade',
  },
  steps: {
    decadeBack: 'Back one decade',
    cardBack: 'Back one card',
    back: 'Back one step',
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward one step',
    cardForward: 'Forward one card',
    decadeForward: 'Forward one decade',
  },
};
