import type { BoardWords } from './words.ts';

const side = { us: 'US', ussr: 'USSR' } as const;

const targets = (count: number): string => `${count} ${count === 1 ? 'target' : 'targets'}`;

export const en: BoardWords = {
  side,
  nobody: 'no one',
  map: 'Map',
  countries: 'Countries by region',
  tracks: 'Tracks',
  turn: 'Turn',
  round: 'Round',
  headline: 'HL',
  eras: ['Early War', 'Mid War', 'Late War'],
  defcon: 'DEFCON',
  barred: 'Coups, realignments barred',
  barredToCoups: 'Coups barred',
  barredNowhere: 'nowhere',
  militaryOps: 'Military ops',
  militaryOpsShort: 'Mil. ops',
  needed: (count) => `need ${count}`,
  space: 'Space race',
  spaceShort: 'Space',
  spaceLegend: 'VP first / second · die',
  spaceStart: 'start',
  spaceUsed: 'Used up for now.',
  vp: 'Victory points',
  vpShort: 'VP',
  passingReady: 'ready',
  passingFaceDown: 'face down',
  heldBy: (who) => `held by ${who}`,
  westEast: ['W', 'E'],
  north: 'N',
  wholeMap: 'Whole map',
  find: 'Find a country or card',
  findNothing: 'no such country or card',
  wins: 'wins',
  country: ({ name, region, stability, us, ussr, control, isLegal, hint, ...more }) =>
    [
      `${name}, ${region}${more.battleground ? ', battleground' : ''}${more.flashpoint ? ', flashpoint' : ''}, stability ${stability}.`,
      more.marks ? `${more.marks.join(', ')}.` : '',
      `US ${us}, USSR ${ussr}.`,
      control ? `Controlled by ${side[control]}.` : 'No one controls it.',
      hint ? `${isLegal ? '' : 'Not now: '}${hint}` : '',
    ]
      .join(' ')
      .trim(),
  region: (name, { battlegrounds, allBattlegrounds, scoring }) =>
    !scoring
      ? name
      : `${name}: US ${battlegrounds[0]} of ${allBattlegrounds} battlegrounds controlled, USSR ${battlegrounds[1]}; ` +
        (scoring.side
          ? `scoring now ${scoring.wins ? 'wins the game for' : 'gives'} ${side[scoring.side]}${scoring.wins ? '' : ` ${scoring.points}`}.`
          : 'scoring now comes out even.'),
  changed: (from, to) => `from ${from} to ${to}`,

  eventOf: { us: 'US event', ussr: 'USSR event', neutral: 'neutral' },
  mustBePlayed: 'must be played',
  mustBePlayedShort: 'must play',
  leavesGame: 'removed after the event',
  returnsToDeck: 'returns to the deck',
  passesOn: 'passes to the opponent when played',
  lasting: 'has a lasting effect',
  cardNumber: (number) => `#${number}`,
  ops: 'Ops',
  opsChanged: (printed, now) => `Now ${now} Ops instead of ${printed}`,
  hand: 'Your hand',
  close: 'Close',
  percent: (figure) => `${figure}%`,
  die: 'die',
  chance: 'chance',
  dieShows: (value) => `die ${value}`,
  result: 'result',
  after: 'after',
  scoreNow: 'now',
  scoreNowAbout: 'VP that scoring the region now would move for you',
  scoreFinal: 'end',
  scoreFinalAbout: 'VP that final scoring would move for you',
  rollHint: 'roll the die',
  backHint: 'back',
  actions: 'What to do with the card',
  log: 'Log',
  clock: 'Clock',
  onMove: 'to move',
  effects: 'In effect',
  scrubber: 'Step of the game',
  step: {
    first: 'To the start',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step forward',
    last: 'To the end',
  },
  watching: 'Seen by',
  bothSides: 'both sides',
  spectator: 'as a spectator',
  regions: 'Regions',
  targets,
};
