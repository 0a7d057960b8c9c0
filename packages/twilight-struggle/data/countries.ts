import type { RegionId, SubregionId } from './regions.ts';

/** The 84 countries of the map, in the order of their numbers. */
export interface CountryFacts {
  readonly id: string;
  readonly region: RegionId;
  readonly subregions: readonly SubregionId[];
  readonly stability: number;
  readonly battleground: boolean;
  readonly adjacent: readonly string[];
  readonly superpower?: 'us' | 'ussr';
}

const country = <const Id extends string>(
  id: Id,
  region: RegionId,
  subregions: readonly SubregionId[],
  stability: number,
  kind: 'battleground' | 'country',
  adjacent: readonly string[],
  superpower?: 'us' | 'ussr',
): CountryFacts & { readonly id: Id } => ({
  id,
  region,
  subregions,
  stability,
  battleground: kind === 'battleground',
  adjacent,
  ...(superpower && { superpower }),
});

/** All countries; the place in the list is the number. */
export const COUNTRIES = [
  country('canada', 'europe', ['western-europe'], 4, 'country', ['united-kingdom'], 'us'),
  country('united-kingdom', 'europe', ['western-europe'], 5, 'country', [
    'benelux',
    'canada',
    'france',
    'norway',
  ]),
  country('norway', 'europe', ['western-europe'], 4, 'country', ['sweden', 'united-kingdom']),
  country('sweden', 'europe', ['western-europe'], 4, 'country', ['denmark', 'finland', 'norway']),
  country('denmark', 'europe', ['western-europe'], 3, 'country', ['sweden', 'west-germany']),
  country(
    'finland',
    'europe',
    ['western-europe', 'eastern-europe'],
    4,
    'country',
    ['sweden'],
    'ussr',
  ),
  country('benelux', 'europe', ['western-europe'], 3, 'country', [
    'united-kingdom',
    'west-germany',
  ]),
  country('west-germany', 'europe', ['western-europe'], 4, 'battleground', [
    'austria',
    'benelux',
    'denmark',
    'east-germany',
    'france',
  ]),
  country('france', 'europe', ['western-europe'], 3, 'battleground', [
    'algeria',
    'italy',
    'spain-portugal',
    'united-kingdom',
    'west-germany',
  ]),
  country('spain-portugal', 'europe', ['western-europe'], 2, 'country', [
    'france',
    'italy',
    'morocco',
  ]),
  country('italy', 'europe', ['western-europe'], 2, 'battleground', [
    'austria',
    'france',
    'greece',
    'spain-portugal',
    'yugoslavia',
  ]),
  country('austria', 'europe', ['western-europe', 'eastern-europe'], 4, 'country', [
    'east-germany',
    'hungary',
    'italy',
    'west-germany',
  ]),
  country('greece', 'europe', ['western-europe'], 2, 'country', [
    'bulgaria',
    'italy',
    'turkey',
    'yugoslavia',
  ]),
  country('turkey', 'europe', ['western-europe'], 2, 'country', [
    'bulgaria',
    'greece',
    'romania',
    'syria',
  ]),
  country('east-germany', 'europe', ['eastern-europe'], 3, 'battleground', [
    'austria',
    'czechoslovakia',
    'poland',
    'west-germany',
  ]),
  country(
    'poland',
    'europe',
    ['eastern-europe'],
    3,
    'battleground',
    ['czechoslovakia', 'east-germany'],
    'ussr',
  ),
  country('czechoslovakia', 'europe', ['eastern-europe'], 3, 'country', [
    'east-germany',
    'hungary',
    'poland',
  ]),
  country('hungary', 'europe', ['eastern-europe'], 3, 'country', [
    'austria',
    'czechoslovakia',
    'romania',
    'yugoslavia',
  ]),
  country('yugoslavia', 'europe', ['eastern-europe'], 3, 'country', [
    'greece',
    'hungary',
    'italy',
    'romania',
  ]),
  country(
    'romania',
    'europe',
    ['eastern-europe'],
    3,
    'country',
    ['hungary', 'turkey', 'yugoslavia'],
    'ussr',
  ),
  country('bulgaria', 'europe', ['eastern-europe'], 3, 'country', ['greece', 'turkey']),
  country('libya', 'middle-east', [], 2, 'battleground', ['egypt', 'tunisia']),
  country('egypt', 'middle-east', [], 2, 'battleground', ['israel', 'libya', 'sudan']),
  country('israel', 'middle-east', [], 4, 'battleground', ['egypt', 'jordan', 'lebanon', 'syria']),
  country('lebanon', 'middle-east', [], 1, 'country', ['israel', 'jordan', 'syria']),
  country('syria', 'middle-east', [], 2, 'country', ['israel', 'lebanon', 'turkey']),
  country('iraq', 'middle-east', [], 3, 'battleground', [
    'gulf-states',
    'iran',
    'jordan',
    'saudi-arabia',
  ]),
  country('iran', 'middle-east', [], 2, 'battleground', ['afghanistan', 'iraq', 'pakistan']),
  country('jordan', 'middle-east', [], 2, 'country', ['iraq', 'israel', 'lebanon', 'saudi-arabia']),
  country('gulf-states', 'middle-east', [], 3, 'country', ['iraq', 'saudi-arabia']),
  country('saudi-arabia', 'middle-east', [], 3, 'battleground', ['gulf-states', 'iraq', 'jordan']),
  country('afghanistan', 'asia', [], 2, 'country', ['iran', 'pakistan'], 'ussr'),
  country('pakistan', 'asia', [], 2, 'battleground', ['afghanistan', 'india', 'iran']),
  country('india', 'asia', [], 3, 'battleground', ['burma', 'pakistan']),
  country('japan', 'asia', [], 4, 'battleground', ['philippines', 'south-korea', 'taiwan'], 'us'),
  country('taiwan', 'asia', [], 3, 'country', ['japan', 'south-korea']),
  country('south-korea', 'asia', [], 3, 'battleground', ['japan', 'north-korea', 'taiwan']),
  country('north-korea', 'asia', [], 3, 'battleground', ['south-korea'], 'ussr'),
  country('australia', 'asia', [], 4, 'country', ['malaysia']),
  country('burma', 'asia', ['southeast-asia'], 2, 'country', ['india', 'laos-cambodia']),
  country('laos-cambodia', 'asia', ['southeast-asia'], 1, 'country', [
    'burma',
    'thailand',
    'vietnam',
  ]),
  country('thailand', 'asia', ['southeast-asia'], 2, 'battleground', [
    'laos-cambodia',
    'malaysia',
    'vietnam',
  ]),
  country('vietnam', 'asia', ['southeast-asia'], 1, 'country', ['laos-cambodia', 'thailand']),
  country('malaysia', 'asia', ['southeast-asia'], 2, 'country', [
    'australia',
    'indonesia',
    'thailand',
  ]),
  country('indonesia', 'asia', ['southeast-asia'], 1, 'country', ['malaysia', 'philippines']),
  country('philippines', 'asia', ['southeast-asia'], 2, 'country', ['indonesia', 'japan']),
  country('morocco', 'africa', [], 3, 'country', [
    'algeria',
    'spain-portugal',
    'west-african-states',
  ]),
  country('algeria', 'africa', [], 2, 'battleground', [
    'france',
    'morocco',
    'saharan-states',
    'tunisia',
  ]),
  country('tunisia', 'africa', [], 2, 'country', ['algeria', 'libya']),
  country('west-african-states', 'africa', [], 2, 'country', ['ivory-coast', 'morocco']),
  country('ivory-coast', 'africa', [], 2, 'country', ['nigeria', 'west-african-states']),
  country('saharan-states', 'africa', [], 1, 'country', ['algeria', 'nigeria']),
  country('nigeria', 'africa', [], 1, 'battleground', [
    'cameroon',
    'ivory-coast',
    'saharan-states',
  ]),
  country('cameroon', 'africa', [], 1, 'country', ['nigeria', 'zaire']),
  country('zaire', 'africa', [], 1, 'battleground', ['angola', 'cameroon', 'zimbabwe']),
  country('angola', 'africa', [], 1, 'battleground', ['botswana', 'south-africa', 'zaire']),
  country('south-africa', 'africa', [], 3, 'battleground', ['angola', 'botswana']),
  country('botswana', 'africa', [], 2, 'country', ['angola', 'south-africa', 'zimbabwe']),
  country('zimbabwe', 'africa', [], 1, 'country', [
    'botswana',
    'southeast-african-states',
    'zaire',
  ]),
  country('southeast-african-states', 'africa', [], 1, 'country', ['kenya', 'zimbabwe']),
  country('kenya', 'africa', [], 2, 'country', ['somalia', 'southeast-african-states']),
  country('somalia', 'africa', [], 2, 'country', ['ethiopia', 'kenya']),
  country('ethiopia', 'africa', [], 1, 'country', ['somalia', 'sudan']),
  country('sudan', 'africa', [], 1, 'country', ['egypt', 'ethiopia']),
  country('mexico', 'central-america', [], 2, 'battleground', ['guatemala'], 'us'),
  country('guatemala', 'central-america', [], 1, 'country', ['el-salvador', 'honduras', 'mexico']),
  country('el-salvador', 'central-america', [], 1, 'country', ['guatemala', 'honduras']),
  country('honduras', 'central-america', [], 2, 'country', [
    'costa-rica',
    'el-salvador',
    'guatemala',
    'nicaragua',
  ]),
  country('nicaragua', 'central-america', [], 1, 'country', ['costa-rica', 'cuba', 'honduras']),
  country('costa-rica', 'central-america', [], 3, 'country', ['honduras', 'nicaragua', 'panama']),
  country('panama', 'central-america', [], 2, 'battleground', ['colombia', 'costa-rica']),
  country('cuba', 'central-america', [], 3, 'battleground', ['haiti', 'nicaragua'], 'us'),
  country('haiti', 'central-america', [], 1, 'country', ['cuba', 'dominican-republic']),
  country('dominican-republic', 'central-america', [], 1, 'country', ['haiti']),
  country('colombia', 'south-america', [], 1, 'country', ['ecuador', 'panama', 'venezuela']),
  country('venezuela', 'south-america', [], 2, 'battleground', ['brazil', 'colombia']),
  country('ecuador', 'south-america', [], 2, 'country', ['colombia', 'peru']),
  country('peru', 'south-america', [], 2, 'country', ['bolivia', 'chile', 'ecuador']),
  country('chile', 'south-america', [], 3, 'battleground', ['argentina', 'peru']),
  country('argentina', 'south-america', [], 2, 'battleground', ['chile', 'paraguay', 'uruguay']),
  country('uruguay', 'south-america', [], 2, 'country', ['argentina', 'brazil', 'paraguay']),
  country('paraguay', 'south-america', [], 2, 'country', ['argentina', 'bolivia', 'uruguay']),
  country('bolivia', 'south-america', [], 2, 'country', ['paraguay', 'peru']),
  country('brazil', 'south-america', [], 2, 'battleground', ['uruguay', 'venezuela']),
] as const;

/** The name of a country in records and protocols. */
export type CountryId = (typeof COUNTRIES)[number]['id'];
/** How many countries there are. */
export const COUNTRY_COUNT = COUNTRIES.length;

/** A country's number by its name: `countryNumber('iran')`. */
const numbers = new Map<string, number>(COUNTRIES.map(({ id }, number) => [id, number]));

/** The number of a country. */
export function countryNumber(id: CountryId): number {
  return numbers.get(id)!;
}

/** Whether a text is the name of a country. */
export const isCountryId = (id: string): id is CountryId => numbers.has(id);

/** The box of the Chinese Civil War (§12.1): no country, but influence can be placed there. */
export const CIVIL_WAR_BOX = COUNTRY_COUNT;
/** The name of the box of the Chinese Civil War. */
export const CIVIL_WAR_ID = 'chinese-civil-war';

/** Where influence can lie: a country or the box of the Chinese Civil War. */
export type AreaId = CountryId | typeof CIVIL_WAR_ID;

/** The name of a country, or of the box beside them. */
export const areaId = (number: number): AreaId =>
  number === CIVIL_WAR_BOX ? CIVIL_WAR_ID : COUNTRIES[number].id;

/** The number of a country, or of the box beside them. */
export const areaNumber = (id: AreaId): number =>
  id === CIVIL_WAR_ID ? CIVIL_WAR_BOX : countryNumber(id);

/** Whether a text is the name of a country or of the box. */
export const isAreaId = (id: string): id is AreaId => id === CIVIL_WAR_ID || isCountryId(id);
