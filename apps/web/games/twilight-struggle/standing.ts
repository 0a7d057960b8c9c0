import {
  SIDES,
  type BoardLanguage,
  type CountryStanding,
  type Side,
  type TableStanding,
} from '@brink/board';
import { scoreSeen } from '@brink/staff/scoring/seen';
import {
  CIVIL_WAR_ID,
  COUNTRIES,
  areaId,
  countryNumber,
  type CountryFacts,
} from '@brink/twilight-struggle/data/countries';
import type { SpaceBox } from '@brink/struggle';
import { ALLIED_EUROPE_VP, REGIONS, REGION_VP } from '@brink/twilight-struggle/data/regions';
import { ALTERNATIVE_TRACK, SPACE_TRACK, isUsedUp } from '@brink/twilight-struggle/data/space';
import * as en from '@brink/twilight-struggle/text/en/space';
import * as ru from '@brink/twilight-struggle/text/ru/space';
import { HIGHEST, crisisNumber } from '@brink/twilight-struggle/turn-zero/crises';
import type { OptionValues } from '@brink/kernel';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { marksOn, type VisitingMarks } from '../struggle/visitors.ts';
import { regionStanding, type ScoringTwist } from '../struggle/region-standing.ts';
import { FACES } from './card-faces.ts';

/** What of a view the map shows. */
export type SeenTable = Pick<
  TwilightView,
  | 'turn'
  | 'round'
  | 'roundOf'
  | 'phasing'
  | 'defcon'
  | 'vp'
  | 'militaryOps'
  | 'space'
  | 'countries'
  | 'china'
> &
  Partial<Pick<TwilightView, 'effects' | 'turnZero' | 'spaceUsed'>> &
  VisitingMarks;

const TURNS = 10;
const VP_TO_WIN = 20;
const CHINA = 6;
/** As it stands on the map. */
const CHINA_NAMES = { en: 'China Card', ru: 'Китай' } as const;
const MID_WAR = 4;
const LATE_WAR = 8;
/** Where coups and realignments are forbidden once DEFCON has fallen to a level (§8.1.5). */
const CLOSED_AT: readonly (readonly [level: number, region: string])[] = [
  [4, 'europe'],
  [3, 'asia'],
  [2, 'middle-east'],
];

const ALL: readonly CountryFacts[] = COUNTRIES;
const numbersOf = (is: (facts: CountryFacts) => boolean): readonly number[] =>
  ALL.flatMap((facts, number) => (is(facts) ? [number] : []));
const NEXT_TO = [
  numbersOf(({ superpower }) => superpower === 'us'),
  numbersOf(({ superpower }) => superpower === 'ussr'),
] as const;

const REGION_FACTS = REGIONS.map((id) => ({
  id,
  countries: numbersOf(({ region }) => region === id),
  vp: REGION_VP[id],
  nextTo: NEXT_TO,
}));
type RegionFacts = (typeof REGION_FACTS)[number];

const TAIWAN = countryNumber('taiwan');
const [US, USSR] = [0, 1] as const;
/** After an Allied Berlin (Turn Zero) control of Europe counts like domination and wins nothing. */
const isAlliedBerlin = ({ turnZero }: SeenTable): boolean =>
  turnZero?.results[crisisNumber('ve-day')] === HIGHEST;

/** Shuttle Diplomacy: the US leaves out the Soviet battleground that counts most. */
function dropped(view: SeenTable, region: RegionFacts): ScoringTwist['changes'] {
  const keys = region.countries.filter((country) => {
    const { control, battleground } = view.countries[country];
    return control === USSR && battleground;
  });
  const worth = (country: number): number => {
    const ignored = { side: USSR, country };
    const [us, ussr] = scoreSeen(view.countries, region, { ignored });
    return us.points - ussr.points;
  };
  const [best] = keys.sort((a, b) => worth(b) - worth(a));
  return best === undefined ? undefined : { ignored: { side: USSR, country: best } };
}

/** What cards and crises change about scoring a region now. */
function twistOf(view: SeenTable, region: RegionFacts): ScoringTwist {
  const has = (effect: TwilightView['effects'][number]): boolean =>
    view.effects?.includes(effect) ?? false;
  const { id } = region;
  if (id === 'europe') {
    const isDecisive = !isAlliedBerlin(view);
    return isDecisive ? { winner: (both) => both.findIndex(({ tier }) => tier === 3) } : {};
  }
  const isShuttled = (id === 'asia' || id === 'middle-east') && has('ShuttleDiplomacy');
  // Formosan Resolution: a Taiwan of the US is a battleground.
  const isKey = id === 'asia' && has('FormosanResolution') && view.countries[TAIWAN].control === US;
  return {
    changes: {
      ...(isShuttled && dropped(view, region)),
      ...(isKey && { extraBattleground: TAIWAN }),
    },
  };
}

const factsNow = (view: SeenTable, region: RegionFacts): RegionFacts =>
  region.id === 'europe' && isAlliedBerlin(view) ? { ...region, vp: ALLIED_EUROPE_VP } : region;

const sideOf = (number: number): Side | undefined => SIDES[number];

const isAlternative = (options: OptionValues): boolean => options['alternativeSpaceRace'] === true;

export const spaceTrackOf = (options: OptionValues): readonly SpaceBox[] =>
  isAlternative(options) ? ALTERNATIVE_TRACK : SPACE_TRACK;

export function standingOf(
  view: SeenTable,
  language: BoardLanguage,
  options: OptionValues = {},
): TableStanding {
  const holder = sideOf(view.china.holder);
  const countries: Readonly<Record<string, CountryStanding>> = Object.fromEntries(
    view.countries
      .map(({ us, ussr, control, stability, battleground }, i): [string, CountryStanding] => [
        areaId(i),
        {
          us,
          ussr,
          stability,
          battleground,
          marks: marksOn(view, i, language),
          control: sideOf(control),
        },
      ])
      // Once the civil war is won the China Card lies where its box was.
      .filter(([id]) => id !== CIVIL_WAR_ID || !holder),
  );
  const texts = { en, ru }[language];
  const [spaceBoxes, abilities]: readonly [readonly string[], Readonly<Record<number, string>>] =
    isAlternative(options)
      ? [texts.alternativeSpaceBoxes, texts.alternativeSpaceAbilities]
      : [texts.spaceBoxes, texts.spaceAbilities];
  return {
    countries,
    regions: Object.fromEntries(
      REGION_FACTS.map((region) => [
        region.id,
        regionStanding(factsNow(view, region), view.countries, language, twistOf(view, region)),
      ]),
    ),
    tracks: {
      turn: view.turn,
      turns: TURNS,
      eras: [MID_WAR, LATE_WAR],
      round: view.round,
      rounds: view.turn < MID_WAR ? 6 : 7,
      extraRounds: 1,
      phasing: sideOf(view.roundOf),
      defcon: view.defcon,
      barred: CLOSED_AT.filter(([level]) => view.defcon <= level).map(([, region]) => region),
      barsOnlyCoups: options['realignIgnoresDefcon'] === true,
      vp: view.vp,
      vpToWin: VP_TO_WIN,
      militaryOps: view.militaryOps,
      requiredOps: view.defcon,
      space: view.space,
      spaceBoxes: spaceTrackOf(options).map(({ die, vpFirst, vpSecond }, i) => ({
        name: spaceBoxes[i],
        vp: [vpFirst, vpSecond],
        die: i === 0 ? undefined : die,
        ability: abilities[i],
        isUsed: isAlternative(options) && isUsedUp(view.spaceUsed ?? 0, view.space, i),
      })),
      passing: holder && {
        name: CHINA_NAMES[language],
        ops: FACES[language].get(CHINA)?.ops ?? 0,
        holder,
        isFaceUp: view.china.isFaceUp,
      },
    },
  };
}
