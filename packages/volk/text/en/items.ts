import { PROVINCES } from '../../data/provinces.ts';
import { OPS, TRACKS, type OpName, type TrackName } from '../../deck/schema.ts';
import { WHERE, type Item } from '../../deck/item.ts';
import type { Names } from '../catalogue.ts';

const SIDES = ['West', 'East'] as const;
const POWERS = ['USA', 'USSR', 'acting bloc'] as const;
export const tracks: Readonly<Record<TrackName, string>> = {
  prestige: 'Prestige',
  westernCurrency: 'Western currency',
  socialists: 'Socialists',
  arms: 'Arms race',
  space: 'Space race',
  dominance: 'Dominance',
};
const AREAS: Readonly<Record<string, string>> = {
  WestGermany: 'West Germany',
  CSSR: 'Czechoslovakia',
  Polska: 'Poland',
  Rheinsberg: 'Rheinsberg',
  'NI+Hamburg': 'Lower Saxony or Hamburg',
};

/** How often icons of one card may go to the same province. */
const CAPS = ['', 'each in another province', 'at most 2 per province'] as const;

type Line = (item: Item, where: string) => string;

const LINES: Readonly<Record<OpName, Line>> = {
  'unrest+': (_, where) => `+1 unrest ${where}`,
  'unrest-': (_, where) => `−1 unrest ${where}`,
  moveUnrest: () => 'Move 1 unrest within the East',
  build: (_, where) => `Build 1 point ${where}`,
  dismantle: (_, where) => `Dismantle 1 point ${where}`,
  'ls+': (_, where) => `+1 living standard ${where}`,
  'ls+noUnrest': (_, where) => `+1 living standard ${where}, unrest stays`,
  'ls-': (_, where) => `−1 living standard ${where}`,
  stop: (_, where) => `Lose a factory ${where}`,
  rundown: (_, where) => `Run down a factory ${where}`,
  repair: (_, where) => `Repair a factory ${where}`,
  police: () => 'East keeps the card as police',
  removeMassProtest: (_, where) => `End a mass protest ${where}`,
  wallBuild: () => 'The wall is built',
  wallRemove: () => 'The wall comes down',
  stasiDisband: () => 'The Stasi is disbanded',
  guillaume: () => 'East looks at cards',
  'dove-': () => 'Turn 1 dove face down',
  'dove+': () => 'Turn 1 dove face up',
  pay: ({ power, amount }) => `${POWERS[power]} pays $${amount}`,
  gain: ({ power, amount }) => `${POWERS[power]} gets $${amount}`,
  conflict: ({ power }) => `Conflict card for the ${POWERS[power]}`,
  peacemaker: () => 'Peacemaker',
  choicePrestigeOrDominance: () => 'Prestige or dominance by 1, either way',
  armsCostUp: () => 'Arms race costs $1 more',
  ussrValueDown: () => 'Cards are worth 1 less to the USSR',
  drawNextDecadeCard: ({ power }) => `${POWERS[power]} takes a card of the next decade`,
  arrow: ({ track, delta, strict }) =>
    `${tracks[TRACKS[track]]} 1 towards the ${delta < 0 ? 'West' : 'East'}${strict ? ' (priority arrow)' : ''}`,
};

/** One icon in a few words, with its place and whose coat of arms it bears. */
export function item(of: Item, { province }: Pick<Names, 'province'>): string {
  const place =
    of.where === 0
      ? of.side < 0
        ? ''
        : `in the ${SIDES[of.side]}`
      : of.where <= PROVINCES.length
        ? `in ${province(of.where - 1)}`
        : `in ${AREAS[WHERE[of.where]]}`;
  const line = LINES[OPS[of.op]](of, place).trim();
  const marks = [
    of.by >= 0 ? `${SIDES[of.by]} chooses` : '',
    CAPS[of.cap],
    of.shaded ? 'not in an automatic event' : '',
  ];
  const told = marks.filter((mark) => mark !== '').join(', ');
  return told === '' ? line : `${line} (${told})`;
}
