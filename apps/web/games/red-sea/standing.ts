import {
  SIDES,
  type BoardLanguage,
  type CountryStanding,
  type Side,
  type TableStanding,
} from '@brink/board';
import type { SeenRegion } from '@brink/staff/scoring/seen';
import { cardNumber } from '@brink/red-sea/data/cards';
import { COUNTRIES, countryNumber } from '@brink/red-sea/data/countries';
import { REGIONS, REGION_VP, type RegionId } from '@brink/red-sea/data/regions';
import { SPACE_TRACK } from '@brink/red-sea/data/space';
import * as en from '@brink/red-sea/text/en/places';
import * as ru from '@brink/red-sea/text/ru/places';
import type { RedSeaView } from '@brink/red-sea/view';
import { marksOn } from '../struggle/visitors.ts';
import { regionStanding, type ScoringTwist } from '../struggle/region-standing.ts';
import { FACES } from './card-faces.ts';
import { SEA, SEA_LANES } from './names.ts';

/** What of a view the map shows. */
export type SeenTable = Pick<
  RedSeaView,
  | 'turn'
  | 'lastTurn'
  | 'round'
  | 'roundOf'
  | 'defcon'
  | 'vp'
  | 'militaryOps'
  | 'space'
  | 'countries'
  | 'passing'
  | 'famine'
  | 'centcom'
>;

export const PASSING = cardNumber('romanian-autonomy');
const ROUNDS = 7;
const VP_TO_WIN = 10;
/** §8.1.7: from here down the Middle East is closed to coups and realignments. */
const CLOSED_FROM = 3;

const REGION_FACTS = REGIONS.map((id): SeenRegion & { readonly id: RegionId } => ({
  id,
  countries: COUNTRIES.flatMap(({ regions }, number) => (regions.includes(id) ? [number] : [])),
  vp: REGION_VP[id],
  nextTo: [[], []],
}));
const [ETHIOPIA, SOMALIA] = [countryNumber('ethiopia'), countryNumber('somalia')];

const WORDS = {
  en: {
    lanesDouble: 'doubled by the sea lanes',
    lanesMore: '+ 1 for the sea lanes',
  },
  ru: {
    lanesDouble: 'вдвое за морские пути',
    lanesMore: '+ 1 за морские пути',
  },
} as const;

const sideOf = (number: number): Side | undefined => SIDES[number];

/** §10.2: the sea lanes double what a region gives to who controls them, or add 1 to who leads. */
function twistOf(
  region: string,
  countries: Readonly<Record<string, CountryStanding>>,
  language: BoardLanguage,
): ScoringTwist {
  const { lanesDouble, lanesMore } = WORDS[language];
  const lanes = countries[SEA_LANES];
  return {
    adjust: (side, points) => {
      if (lanes.control === side) return { points: 2 * points, why: lanesDouble };
      const lead = side === 'us' ? lanes.us - lanes.ussr : lanes.ussr - lanes.us;
      return lead > 0 ? { points: points + 1, why: lanesMore } : { points };
    },
    // §10.4.1: both flashpoints and more of Africa than the rival.
    winner: (both) =>
      region !== 'africa'
        ? -1
        : SIDES.findIndex(
            (side, seat) =>
              countries[COUNTRIES[ETHIOPIA].id].control === side &&
              countries[COUNTRIES[SOMALIA].id].control === side &&
              both[seat].countries > both[1 - seat].countries,
          ),
  };
}

export function standingOf(view: SeenTable, language: BoardLanguage): TableStanding {
  const countries: Readonly<Record<string, CountryStanding>> = Object.fromEntries(
    view.countries.map(({ us, ussr, control, stability, battleground }, i) => [
      COUNTRIES[i].id,
      {
        us,
        ussr,
        stability,
        battleground,
        flashpoint: COUNTRIES[i].flashpoint,
        marks: marksOn(view, i, language),
        control: sideOf(control),
      },
    ]),
  );
  const { spaceBoxes, spaceAbilities } = { en, ru }[language];
  const abilities: Readonly<Record<number, string>> = spaceAbilities;
  const holder = sideOf(view.passing.holder);
  const passing = FACES[language].get(PASSING)!;
  return {
    countries,
    regions: {
      ...Object.fromEntries(
        REGION_FACTS.map((region) => [
          region.id,
          regionStanding(region, view.countries, language, twistOf(region.id, countries, language)),
        ]),
      ),
      [SEA]: { countries: [0, 0], battlegrounds: [0, 0], allBattlegrounds: 0 },
    },
    tracks: {
      turn: view.turn,
      turns: view.lastTurn,
      eras: [1, 2],
      round: view.round,
      rounds: ROUNDS,
      extraRounds: 1,
      phasing: sideOf(view.roundOf),
      defcon: view.defcon,
      barred: view.defcon <= CLOSED_FROM ? ['middle-east'] : [],
      vp: view.vp,
      vpToWin: VP_TO_WIN,
      militaryOps: view.militaryOps,
      requiredOps: view.defcon,
      space: view.space,
      spaceBoxes: SPACE_TRACK.map(({ die, vpFirst, vpSecond }, i) => ({
        name: spaceBoxes[i],
        vp: [vpFirst, vpSecond],
        die: i === 0 ? undefined : die,
        ability: abilities[i],
      })),
      passing: holder && {
        name: passing.title,
        ops: passing.ops,
        holder,
        isFaceUp: view.passing.isFaceUp,
      },
    },
  };
}
