import type { Side } from '@brink/board';
import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import type { SeenTable } from './standing.ts';

type Influence = Readonly<Record<string, readonly [us: number, ussr: number]>>;

/** A plausible position of turn 5, to look at. */
const MID_GAME: Influence = {
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
  libya: [0, 2],
  egypt: [1, 2],
  israel: [4, 0],
  lebanon: [1, 1],
  syria: [0, 2],
  iraq: [0, 3],
  iran: [2, 0],
  jordan: [2, 2],
  'saudi-arabia': [2, 0],
  'gulf-states': [1, 0],
  afghanistan: [0, 2],
  pakistan: [3, 1],
  india: [0, 3],
  japan: [4, 0],
  taiwan: [1, 0],
  'south-korea': [4, 1],
  'north-korea': [0, 3],
  australia: [4, 0],
  burma: [0, 1],
  'laos-cambodia': [0, 1],
  thailand: [2, 2],
  vietnam: [0, 2],
  malaysia: [2, 0],
  indonesia: [1, 0],
  philippines: [2, 1],
  algeria: [0, 2],
  'west-african-states': [0, 1],
  'saharan-states': [0, 1],
  nigeria: [2, 1],
  cameroon: [0, 1],
  zaire: [1, 0],
  angola: [0, 2],
  'south-africa': [2, 1],
  botswana: [0, 1],
  zimbabwe: [0, 1],
  'southeast-african-states': [0, 1],
  kenya: [2, 0],
  ethiopia: [0, 1],
  mexico: [2, 0],
  guatemala: [0, 1],
  nicaragua: [0, 1],
  'costa-rica': [2, 0],
  panama: [3, 0],
  cuba: [0, 3],
  haiti: [1, 0],
  colombia: [1, 0],
  venezuela: [2, 0],
  peru: [0, 2],
  chile: [1, 3],
  argentina: [2, 1],
  uruguay: [1, 0],
  bolivia: [0, 1],
  brazil: [1, 1],
};

function countriesWith(influence: Influence): SeenTable['countries'] {
  return COUNTRIES.map(({ id, stability, battleground }) => {
    const [us, ussr] = influence[id] ?? [0, 0];
    const control = us - ussr >= stability ? 0 : ussr - us >= stability ? 1 : -1;
    return { us, ussr, control, stability, battleground };
  });
}

export function midGame(changes: Influence = {}, round = 1, side: Side = 'us'): SeenTable {
  return {
    turn: 5,
    round,
    roundOf: side === 'us' ? 0 : 1,
    phasing: side === 'us' ? 0 : 1,
    defcon: 3,
    vp: -4,
    militaryOps: [0, 3],
    space: [3, 4],
    countries: countriesWith({ ...MID_GAME, ...changes }),
    china: { holder: 1, isFaceUp: false },
  };
}
