import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import type { SeenTable } from '../../twilight-struggle/standing.ts';

/** A position to look at on the first page: US and USSR influence, by country. */
const SHOWN: Readonly<Record<string, readonly [us: number, ussr: number]>> = {
  canada: [2, 0],
  'united-kingdom': [5, 0],
  denmark: [1, 0],
  finland: [0, 1],
  benelux: [3, 0],
  'west-germany': [5, 1],
  france: [3, 2],
  'spain-portugal': [1, 0],
  italy: [3, 1],
  austria: [0, 1],
  greece: [2, 0],
  turkey: [2, 0],
  'east-germany': [1, 4],
  poland: [0, 4],
  czechoslovakia: [0, 3],
  hungary: [0, 3],
  yugoslavia: [1, 2],
  romania: [0, 3],
  bulgaria: [0, 3],
  israel: [4, 0],
  iraq: [0, 3],
  iran: [2, 0],
  egypt: [1, 2],
  afghanistan: [0, 2],
  pakistan: [3, 1],
  india: [0, 3],
  japan: [4, 0],
  'south-korea': [4, 1],
  'north-korea': [0, 3],
  mexico: [2, 0],
  guatemala: [0, 1],
  cuba: [0, 3],
  panama: [3, 0],
  haiti: [1, 0],
};

export const SHOWN_TABLE: SeenTable = {
  turn: 5,
  round: 1,
  roundOf: 0,
  phasing: 0,
  defcon: 3,
  vp: -4,
  militaryOps: [0, 3],
  space: [3, 4],
  countries: COUNTRIES.map(({ id, stability, battleground }) => {
    const [us, ussr] = SHOWN[id] ?? [0, 0];
    const control = us - ussr >= stability ? 0 : ussr - us >= stability ? 1 : -1;
    return { us, ussr, control, stability, battleground };
  }),
  china: { holder: 1, isFaceUp: false },
};
