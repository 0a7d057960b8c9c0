import { since } from '@brink/kernel';
import { FIRST_PERMANENT, countriesWhere, regionOf, stabilityOf } from '@brink/struggle';
import { SCORING_REGIONS } from '@brink/red-sea/flow/scoring';
import {
  Africa,
  Countries,
  Egypt,
  MiddleEast,
  SaudiArabia,
  Sudan,
  countries,
} from '@brink/red-sea/map';
import type { Setting } from '@brink/twilight-struggle/setting';
import { visitingNumber } from './visitors.ts';

/** Effects of the visiting cards, beyond those of Red Sea: of the turn, and those that stay. */
const TURN = 16;
const LASTING = FIRST_PERMANENT + 16;

export const VisitingFlag: Setting['Flag'] = {
  SaltNegotiations: TURN,
  BrezhnevDoctrine: TURN + 1,
  NorthSeaOilRoundForUs: TURN + 2,
  NorthSeaOilRoundForUssr: TURN + 3,
  AldrichAmes: TURN + 4,
  YuriAndSamantha: TURN + 5,
  NorthSeaOil: LASTING,
  AwacsSale: LASTING + 1,
  // Bear Trap, turned round by Mengistu, holds the US.
  Quagmire: LASTING + 2,
  BearTrap: LASTING + 3,
  MissileEnvyDueFromUs: LASTING + 4,
  // Never raised here: the card that does it does not come along.
  IranianHostageCrisis: LASTING + 6,
};

const nowhere = regionOf([]);

/** Countries of low stability, which may change (The Derg). */
const unstable = countriesWhere((game, country) => stabilityOf(game, country) <= 2).and(Countries);

/** Cards of Twilight Struggle on the map of Red Sea: of what they name, what is there. */
export const visitingSetting: Setting = {
  Africa,
  SoutheastAsia: nowhere,
  MiddleEast,
  Europe: nowhere,
  Everywhere: Countries,
  Egypt,
  SaudiArabia,
  muslimCountries: countries(Sudan, Egypt, SaudiArabia),
  oilCountries: countries(Egypt, SaudiArabia),
  brushWarTargets: unstable,
  scoringRegions: SCORING_REGIONS,
  Flag: VisitingFlag,
  missileEnvy: visitingNumber('missile-envy'),
  // What the cards did in the first revision is the only ruling of theirs that comes along.
  isRuled: (game, ruling) => ruling === 'missileEnvyByPrintedOps' && !since(game, 2),
};
