import type { Flag as FlagNumber, Region, ScoringRegion, Table, Where } from '@brink/struggle';
import { MISSILE_ENVY } from './card-sets.ts';
import { Flag, type FlagName } from './flags.ts';
import { SCORING_REGIONS } from './flow/scoring-regions.ts';
import {
  Africa,
  Egypt,
  Europe,
  Everywhere,
  GulfStates,
  Iran,
  Iraq,
  Jordan,
  Libya,
  MiddleEast,
  SaudiArabia,
  SoutheastAsia,
  Sudan,
  Syria,
  Venezuela,
  countries,
} from './map.ts';
import { isRuled, type Ruling } from './rulings.ts';
import { brushWarTargets } from './targets.ts';

/** Effects of cards that travel. */
export const TRAVELLING_FLAGS = [
  'SaltNegotiations',
  'BrezhnevDoctrine',
  'NorthSeaOilRoundForUs',
  'NorthSeaOilRoundForUssr',
  'AldrichAmes',
  'YuriAndSamantha',
  'NorthSeaOil',
  'AwacsSale',
  'Quagmire',
  'BearTrap',
  'MissileEnvyDueFromUs',
  'IranianHostageCrisis',
] as const satisfies readonly FlagName[];

/**
 * What a card that travels may speak of (Red Sea §12.1): a map with these places and room for
 * its effects. On this game's own map, or as a visiting card on another.
 */
export interface Setting {
  readonly Africa: Where;
  readonly SoutheastAsia: Where;
  readonly MiddleEast: Where;
  readonly Europe: Where;
  /** Every country. */
  readonly Everywhere: Region;
  readonly Egypt: number;
  readonly SaudiArabia: number;
  readonly muslimCountries: Region;
  readonly oilCountries: Region;
  readonly brushWarTargets: Where;
  readonly scoringRegions: readonly ScoringRegion[];
  readonly Flag: Readonly<Record<(typeof TRAVELLING_FLAGS)[number], FlagNumber>>;
  readonly missileEnvy: number;
  readonly isRuled: (game: Table, ruling: Ruling) => boolean;
}

export const twilightSetting: Setting = {
  Africa,
  SoutheastAsia,
  MiddleEast,
  Europe,
  Everywhere,
  Egypt,
  SaudiArabia,
  muslimCountries: countries(Sudan, Iran, Iraq, Egypt, Libya, SaudiArabia, Syria, Jordan),
  oilCountries: countries(Egypt, Iran, Libya, SaudiArabia, Iraq, GulfStates, Venezuela),
  brushWarTargets,
  scoringRegions: SCORING_REGIONS,
  Flag,
  missileEnvy: MISSILE_ENVY,
  isRuled,
};
