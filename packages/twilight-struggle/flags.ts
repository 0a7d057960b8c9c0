import { FIRST_PERMANENT, type Flag as FlagNumber } from '@brink/struggle';

/** Effects that end with the turn, and those that stay until cancelled. Pairs: US, USSR. */
export const TURN_FLAGS = [
  'Containment',
  'BrezhnevDoctrine',
  'RedScareOnUs',
  'RedScareOnUssr',
  'VietnamRevolts',
  'CubanMissileCrisisOnUs',
  'CubanMissileCrisisOnUssr',
  'NuclearSubs',
  'SaltNegotiations',
  'DeathSquadsForUs',
  'DeathSquadsForUssr',
  'U2Incident',
  'NorthSeaOilRoundForUs',
  // Only in Red Sea, where Mengistu may turn the card round.
  'NorthSeaOilRoundForUssr',
  'IranContraScandal',
  'Chernobyl',
  'AldrichAmes',
  'YuriAndSamantha',
] as const;

export const LASTING_FLAGS = [
  'MarshallPlan',
  'WarsawPactFormed',
  'Nato',
  'DeGaulle',
  'UsJapanPact',
  'FormosanResolution',
  'CampDavidAccords',
  'WillyBrandt',
  'FlowerPower',
  'AnEvilEmpire',
  'JohnPaul',
  'IranianHostageCrisis',
  'IronLady',
  'NorthSeaOil',
  'TheReformer',
  'TearDownThisWall',
  'AwacsSale',
  'Norad',
  'Quagmire',
  'BearTrap',
  'WeWillBuryYou',
  'ShuttleDiplomacy',
  'MissileEnvyDueFromUs',
  'MissileEnvyDueFromUssr',
  'KremlinFlu',
] as const;

export type FlagName = (typeof TURN_FLAGS)[number] | (typeof LASTING_FLAGS)[number];

const numbered = (names: readonly FlagName[], first: number): [FlagName, FlagNumber][] =>
  names.map((name, i) => [name, first + i]);

export const Flag = Object.fromEntries([
  ...numbered(TURN_FLAGS, 0),
  ...numbered(LASTING_FLAGS, FIRST_PERMANENT),
]) as Readonly<Record<FlagName, FlagNumber>>;

export function flagName(flag: FlagNumber): FlagName {
  const name = flag < FIRST_PERMANENT ? TURN_FLAGS[flag] : LASTING_FLAGS[flag - FIRST_PERMANENT];
  if (!name) throw new Error(`there is no effect ${flag}`);
  return name;
}

/** First of a pair, for words that add the side. */
export const RedScare = Flag.RedScareOnUs;
export const CubanMissileCrisis = Flag.CubanMissileCrisisOnUs;
export const DeathSquads = Flag.DeathSquadsForUs;
export const MissileEnvyDue = Flag.MissileEnvyDueFromUs;
