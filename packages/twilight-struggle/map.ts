import { regionOf, type Region } from '@brink/struggle';
import { COUNTRIES, countryNumber } from './data/countries.ts';
import type { RegionId, SubregionId } from './data/regions.ts';

/** The map as cards speak of it: countries by number, regions as sets. */
const inRegion = (id: RegionId): Region =>
  regionOf(COUNTRIES.flatMap(({ region }, number) => (region === id ? [number] : [])));

const inSubregion = (id: SubregionId): Region =>
  regionOf(
    COUNTRIES.flatMap(({ subregions }, number) =>
      (subregions as readonly SubregionId[]).includes(id) ? [number] : [],
    ),
  );

export const Europe = inRegion('europe');
export const WesternEurope = inSubregion('western-europe');
export const EasternEurope = inSubregion('eastern-europe');
export const MiddleEast = inRegion('middle-east');
export const Asia = inRegion('asia');
export const SoutheastAsia = inSubregion('southeast-asia');
export const Africa = inRegion('africa');
export const CentralAmerica = inRegion('central-america');
export const SouthAmerica = inRegion('south-america');
export const Everywhere = regionOf(COUNTRIES.keys());

/** The countries of each region. */
export const REGION_SETS: Readonly<Record<RegionId, Region>> = {
  europe: Europe,
  'middle-east': MiddleEast,
  asia: Asia,
  africa: Africa,
  'central-america': CentralAmerica,
  'south-america': SouthAmerica,
};

/** The countries that a card names. */
export const countries = (...numbers: readonly number[]): Region => regionOf(numbers);

export const Canada = countryNumber('canada');
export const UnitedKingdom = countryNumber('united-kingdom');
export const Norway = countryNumber('norway');
export const Sweden = countryNumber('sweden');
export const Denmark = countryNumber('denmark');
export const Finland = countryNumber('finland');
export const Benelux = countryNumber('benelux');
export const WestGermany = countryNumber('west-germany');
export const France = countryNumber('france');
export const SpainPortugal = countryNumber('spain-portugal');
export const Italy = countryNumber('italy');
export const Austria = countryNumber('austria');
export const Greece = countryNumber('greece');
export const Turkey = countryNumber('turkey');
export const EastGermany = countryNumber('east-germany');
export const Poland = countryNumber('poland');
export const Czechoslovakia = countryNumber('czechoslovakia');
export const Hungary = countryNumber('hungary');
export const Yugoslavia = countryNumber('yugoslavia');
export const Romania = countryNumber('romania');
export const Bulgaria = countryNumber('bulgaria');
export const Libya = countryNumber('libya');
export const Egypt = countryNumber('egypt');
export const Israel = countryNumber('israel');
export const Lebanon = countryNumber('lebanon');
export const Syria = countryNumber('syria');
export const Iraq = countryNumber('iraq');
export const Iran = countryNumber('iran');
export const Jordan = countryNumber('jordan');
export const GulfStates = countryNumber('gulf-states');
export const SaudiArabia = countryNumber('saudi-arabia');
export const Afghanistan = countryNumber('afghanistan');
export const Pakistan = countryNumber('pakistan');
export const India = countryNumber('india');
export const Japan = countryNumber('japan');
export const Taiwan = countryNumber('taiwan');
export const SouthKorea = countryNumber('south-korea');
export const NorthKorea = countryNumber('north-korea');
export const Australia = countryNumber('australia');
export const Burma = countryNumber('burma');
export const LaosCambodia = countryNumber('laos-cambodia');
export const Thailand = countryNumber('thailand');
export const Vietnam = countryNumber('vietnam');
export const Malaysia = countryNumber('malaysia');
export const Indonesia = countryNumber('indonesia');
export const Philippines = countryNumber('philippines');
export const Morocco = countryNumber('morocco');
export const Algeria = countryNumber('algeria');
export const Tunisia = countryNumber('tunisia');
export const WestAfricanStates = countryNumber('west-african-states');
export const IvoryCoast = countryNumber('ivory-coast');
export const SaharanStates = countryNumber('saharan-states');
export const Nigeria = countryNumber('nigeria');
export const Cameroon = countryNumber('cameroon');
export const Zaire = countryNumber('zaire');
export const Angola = countryNumber('angola');
export const SouthAfrica = countryNumber('south-africa');
export const Botswana = countryNumber('botswana');
export const Zimbabwe = countryNumber('zimbabwe');
export const SoutheastAfricanStates = countryNumber('southeast-african-states');
export const Kenya = countryNumber('kenya');
export const Somalia = countryNumber('somalia');
export const Ethiopia = countryNumber('ethiopia');
export const Sudan = countryNumber('sudan');
export const Mexico = countryNumber('mexico');
export const Guatemala = countryNumber('guatemala');
export const ElSalvador = countryNumber('el-salvador');
export const Honduras = countryNumber('honduras');
export const Nicaragua = countryNumber('nicaragua');
export const CostaRica = countryNumber('costa-rica');
export const Panama = countryNumber('panama');
export const Cuba = countryNumber('cuba');
export const Haiti = countryNumber('haiti');
export const DominicanRepublic = countryNumber('dominican-republic');
export const Colombia = countryNumber('colombia');
export const Venezuela = countryNumber('venezuela');
export const Ecuador = countryNumber('ecuador');
export const Peru = countryNumber('peru');
export const Chile = countryNumber('chile');
export const Argentina = countryNumber('argentina');
export const Uruguay = countryNumber('uruguay');
export const Paraguay = countryNumber('paraguay');
export const Bolivia = countryNumber('bolivia');
export const Brazil = countryNumber('brazil');
