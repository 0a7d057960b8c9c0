/** How the Playdek log spells cards, countries and regions, by Brink id. */
import { CARDS, type CardId } from '../data/cards.ts';
import type { CountryId } from '../data/countries.ts';
import type { RegionId } from '../data/regions.ts';

export type { CardId, CountryId, RegionId };

/**
 * The asterisk marks an event that leaves the game; the log prints none for OAS Founded. Cards
 * that the edition does not have are called by their id.
 */
export const CARD_NAMES: Readonly<Partial<Record<CardId, string>>> = {
  'asia-scoring': 'Asia Scoring',
  'europe-scoring': 'Europe Scoring',
  'middle-east-scoring': 'Mideast Scoring',
  'duck-and-cover': 'Duck and Cover',
  'five-year-plan': 'Five Year Plan',
  'china-card': 'The China Card',
  'socialist-governments': 'Socialist Governments',
  fidel: 'Fidel*',
  'vietnam-revolts': 'Vietnam Revolts*',
  blockade: 'Blockade*',
  'korean-war': 'Korean War*',
  'romanian-abdication': 'Romanian Abdication*',
  'arab-israeli-war': 'Arab-Israeli War',
  comecon: 'COMECON*',
  nasser: 'Nasser*',
  'warsaw-pact-formed': 'Warsaw Pact Formed*',
  'de-gaulle-leads-france': 'De Gaulle Leads France*',
  'captured-nazi-scientist': 'Captured Nazi Scientist*',
  'truman-doctrine': 'Truman Doctrine*',
  'olympic-games': 'Olympic Games',
  nato: 'NATO*',
  'independent-reds': 'Independent Reds*',
  'marshall-plan': 'Marshall Plan*',
  'indo-pakistani-war': 'Indo-Pakistani War',
  containment: 'Containment*',
  'cia-created': 'CIA Created*',
  'us-japan-mutual-defense-pact': 'US/Japan Mutual Defense Pact*',
  'suez-crisis': 'Suez Crisis*',
  'east-european-unrest': 'East European Unrest',
  decolonization: 'Decolonization',
  'red-scare-purge': 'Red Scare/Purge',
  'un-intervention': 'UN Intervention',
  'de-stalinization': 'De-Stalinization*',
  'nuclear-test-ban': 'Nuclear Test Ban',
  'formosan-resolution': 'Formosan Resolution*',
  'brush-war': 'Brush War',
  'central-america-scoring': 'Central America Scoring',
  'southeast-asia-scoring': 'Southeast Asia Scoring*',
  'arms-race': 'Arms Race',
  'cuban-missile-crisis': 'Cuban Missile Crisis*',
  'nuclear-subs': 'Nuclear Subs*',
  quagmire: 'Quagmire*',
  'salt-negotiations': 'SALT Negotiations*',
  'bear-trap': 'Bear Trap*',
  summit: 'Summit',
  'how-i-learned-to-stop-worrying': 'How I Learned To Stop Worrying*',
  junta: 'Junta',
  'kitchen-debates': 'Kitchen Debates*',
  'missile-envy': 'Missile Envy',
  'we-will-bury-you': '"We Will Bury You"*',
  'brezhnev-doctrine': 'Brezhnev Doctrine*',
  'portuguese-empire-crumbles': 'Portuguese Empire Crumbles*',
  'south-african-unrest': 'South African Unrest',
  allende: 'Allende*',
  'willy-brandt': 'Willy Brandt*',
  'muslim-revolution': 'Muslim Revolution',
  'abm-treaty': 'ABM Treaty',
  'cultural-revolution': 'Cultural Revolution*',
  'flower-power': 'Flower Power*',
  'u2-incident': 'U2 Incident*',
  opec: 'OPEC',
  'lone-gunman': '"Lone Gunman"*',
  'colonial-rear-guards': 'Colonial Rear Guards',
  'panama-canal-returned': 'Panama Canal Returned*',
  'camp-david-accords': 'Camp David Accords*',
  'puppet-governments': 'Puppet Governments*',
  'grain-sales-to-soviets': 'Grain Sales To Soviets',
  'john-paul-ii-elected-pope': 'John Paul II Elected Pope*',
  'latin-american-death-squads': 'Latin American Death Squads',
  'oas-founded': 'OAS Founded',
  'nixon-plays-the-china-card': 'Nixon Plays The China Card*',
  'sadat-expels-soviets': 'Sadat Expels Soviets*',
  'shuttle-diplomacy': 'Shuttle Diplomacy',
  'voice-of-america': 'The Voice of America',
  'liberation-theology': 'Liberation Theology',
  'ussuri-river-skirmish': 'Ussuri River Skirmish*',
  'ask-not-what-your-country': '"Ask Not What Your Country..."*',
  'alliance-for-progress': 'Alliance For Progress*',
  'africa-scoring': 'Africa Scoring',
  'one-small-step': '"One Small Step..."',
  'south-america-scoring': 'South America Scoring',
  'iranian-hostage-crisis': 'Iranian Hostage Crisis*',
  'iron-lady': 'The Iron Lady*',
  'reagan-bombs-libya': 'Reagan Bombs Libya*',
  'star-wars': 'Star Wars*',
  'north-sea-oil': 'North Sea Oil*',
  'the-reformer': 'The Reformer*',
  'marine-barracks-bombing': 'Marine Barracks Bombing*',
  'soviets-shoot-down-kal-007': 'Soviets Shoot Down KAL-007*',
  glasnost: 'Glasnost*',
  'ortega-elected-in-nicaragua': 'Ortega Elected in Nicaragua*',
  terrorism: 'Terrorism',
  'iran-contra-scandal': 'Iran-Contra Scandal*',
  chernobyl: 'Chernobyl*',
  'latin-american-debt-crisis': 'Latin American Debt Crisis',
  'tear-down-this-wall': 'Tear Down This Wall*',
  'an-evil-empire': '"An Evil Empire"*',
  'aldrich-ames-remix': 'Aldrich Ames Remix*',
  'pershing-ii-deployed': 'Pershing II Deployed*',
  wargames: 'Wargames*',
  solidarity: 'Solidarity*',
  'iran-iraq-war': 'Iran-Iraq War*',
  defectors: 'Defectors',
  'cambridge-five': 'The Cambridge Five',
  'special-relationship': 'Special Relationship',
  norad: 'NORAD*',
  che: 'Che',
  'our-man-in-tehran': 'Our Man in Tehran*',
  'yuri-and-samantha': 'Yuri and Samantha*',
  'awacs-sale-to-saudis': 'AWACS Sale To Saudis*',
};

export const COUNTRY_NAMES: Readonly<Record<CountryId, string>> = {
  canada: 'Canada',
  'united-kingdom': 'UK',
  norway: 'Norway',
  sweden: 'Sweden',
  denmark: 'Denmark',
  finland: 'Finland',
  benelux: 'Benelux',
  'west-germany': 'West Germany',
  france: 'France',
  'spain-portugal': 'Spain/Portugal',
  italy: 'Italy',
  austria: 'Austria',
  greece: 'Greece',
  turkey: 'Turkey',
  'east-germany': 'East Germany',
  poland: 'Poland',
  czechoslovakia: 'Czechoslovakia',
  hungary: 'Hungary',
  yugoslavia: 'Yugoslavia',
  romania: 'Romania',
  bulgaria: 'Bulgaria',
  libya: 'Libya',
  egypt: 'Egypt',
  israel: 'Israel',
  lebanon: 'Lebanon',
  syria: 'Syria',
  iraq: 'Iraq',
  iran: 'Iran',
  jordan: 'Jordan',
  'gulf-states': 'Gulf States',
  'saudi-arabia': 'Saudi Arabia',
  afghanistan: 'Afghanistan',
  pakistan: 'Pakistan',
  india: 'India',
  japan: 'Japan',
  taiwan: 'Taiwan',
  'south-korea': 'South Korea',
  'north-korea': 'North Korea',
  australia: 'Australia',
  burma: 'Burma',
  'laos-cambodia': 'Laos/Cambodia',
  thailand: 'Thailand',
  vietnam: 'Vietnam',
  malaysia: 'Malaysia',
  indonesia: 'Indonesia',
  philippines: 'Philippines',
  morocco: 'Morocco',
  algeria: 'Algeria',
  tunisia: 'Tunisia',
  'west-african-states': 'West African States',
  'ivory-coast': 'Ivory Coast',
  'saharan-states': 'Saharan States',
  nigeria: 'Nigeria',
  cameroon: 'Cameroon',
  zaire: 'Zaire',
  angola: 'Angola',
  'south-africa': 'South Africa',
  botswana: 'Botswana',
  zimbabwe: 'Zimbabwe',
  'southeast-african-states': 'SE African States',
  kenya: 'Kenya',
  somalia: 'Somalia',
  ethiopia: 'Ethiopia',
  sudan: 'Sudan',
  mexico: 'Mexico',
  guatemala: 'Guatemala',
  'el-salvador': 'El Salvador',
  honduras: 'Honduras',
  nicaragua: 'Nicaragua',
  'costa-rica': 'Costa Rica',
  panama: 'Panama',
  cuba: 'Cuba',
  haiti: 'Haiti',
  'dominican-republic': 'Dominican Republic',
  colombia: 'Colombia',
  venezuela: 'Venezuela',
  ecuador: 'Ecuador',
  peru: 'Peru',
  chile: 'Chile',
  argentina: 'Argentina',
  uruguay: 'Uruguay',
  paraguay: 'Paraguay',
  bolivia: 'Bolivia',
  brazil: 'Brazil',
};

export const REGION_NAMES: Readonly<Record<RegionId, string>> = {
  europe: 'Europe',
  asia: 'Asia',
  'middle-east': 'Middle East',
  africa: 'Africa',
  'central-america': 'Central America',
  'south-america': 'South America',
};

/** A card as the log wrote it: the id, and whether the name carried an asterisk. */
export interface CardRef {
  readonly id: CardId;
  readonly starred: boolean;
}

function bare(name: string): string {
  return name.endsWith('*') ? name.slice(0, -1) : name;
}

/** Letters and digits of a name: quotes, blanks, asterisks and hyphens differ from text to text. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^the/, '');

/** Names by their letters; where two speak of one thing the first is the one that is written. */
function inverse<Id extends string>(
  ...lists: readonly Readonly<Partial<Record<Id, string>>>[]
): Map<string, Id> {
  const ids = new Map<string, Id>();
  for (const names of lists) {
    for (const id of Object.keys(names) as Id[]) {
      for (const name of [names[id]!, id]) {
        if (!ids.has(plain(name))) ids.set(plain(name), id);
      }
    }
  }
  return ids;
}

const nameOf = (id: CardId): string => CARD_NAMES[id] ?? id;

const EVERY_CARD: Readonly<Partial<Record<CardId, string>>> = Object.fromEntries(
  CARDS.map(({ id }) => [id, id]),
);
const cardIds = inverse<CardId>(CARD_NAMES, EVERY_CARD);
const countryIds = inverse(COUNTRY_NAMES);
const regionIds = inverse(REGION_NAMES);

export function cardOf(name: string): CardRef | undefined {
  const id = cardIds.get(plain(name));
  return id && { id, starred: name.trimEnd().endsWith('*') };
}

/** Whether another card's name begins like this one: a line cut off here may mean either. */
export function isBeginning({ id }: CardRef): boolean {
  const name = plain(nameOf(id));
  return (Object.keys(CARD_NAMES) as CardId[]).some(
    (other) => other !== id && plain(nameOf(other)).startsWith(name),
  );
}

export function cardName(card: CardRef): string {
  return bare(nameOf(card.id)) + (card.starred ? '*' : '');
}

/** The card with the asterisk the log would print: for writing logs. */
export function cardRef(id: CardId): CardRef {
  return { id, starred: nameOf(id).endsWith('*') };
}

export function countryOf(name: string): CountryId | undefined {
  return countryIds.get(plain(name));
}

export function regionOf(name: string): RegionId | undefined {
  return regionIds.get(plain(name));
}
