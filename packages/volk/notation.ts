import { DONE, FREE } from '@brink/kernel';
import { CITIES } from './data/cities.ts';
import { PROVINCES, SECTORS } from './data/provinces.ts';
import { FIRST_LINE, LINE_DATA, SITE_COUNT } from './board/map.ts';
import { BASE_CARDS } from './data/base-cards.ts';
import { FIRST_NEW, LAST_BASE, LAST_CARD } from './deck/deck.ts';
import { BOX_OFFSET } from './end/02-prestige.ts';
import { OPTIONS } from './vocabulary.ts';

/** What the integers of a decision stand for, as stable names for records, tests and logs. */
export const FREE_ACTIONS = ['police'] as const;

/** A line by its cities; of two lines of a connection the city it lies next to comes first. */
function lineName(line: number): string {
  const { a, b, touches } = LINE_DATA[line];
  const [from, to] = touches[0] === a ? [a, b] : [b, a];
  const name = `${CITIES[from].id}--${CITIES[to].id}`;
  return touches.length === 1 ? `${name}-near` : name;
}

const SITES: readonly string[] = Array.from({ length: SITE_COUNT }, (_, site) =>
  site < FIRST_LINE ? CITIES[site].id : lineName(site - FIRST_LINE),
);

const roman = ['', 'i', 'ii', 'iii', 'iv'];

/** Base cards by their titles; cards of 2+2 by decade and place, for every deck has its own. */
const CARD_NAMES: readonly string[] = Array.from({ length: LAST_CARD + 1 }, (_, card) => {
  if (card === 0) return 'none';
  if (card <= LAST_BASE) return BASE_CARDS[card - 1].id;
  const decade = Math.floor((card - FIRST_NEW) / 10) + 1;
  return `new-${roman[decade]}-${((card - FIRST_NEW) % 10) + 1}`;
});

const indexIn = (list: readonly string[], name: string): number | undefined => {
  const index = list.indexOf(name);
  return index < 0 ? undefined : index;
};

const provinces: readonly string[] = PROVINCES.map(({ id }) => id);
const sectors: readonly string[] = SECTORS.map(({ id }) => id);

/** Names of the integers of a domain that has a list of them. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  province: provinces,
  sector: sectors,
  site: SITES,
  card: CARD_NAMES,
  option: OPTIONS,
};

export const siteName = (site: number): string => SITES[site];
export const cardName = (card: number): string => CARD_NAMES[card];

export function choiceName(domain: string, choice: number): string {
  if (choice === DONE) return 'done';
  if (choice >= FREE) return FREE_ACTIONS[choice - FREE];
  if (domain === 'box') return `${choice - BOX_OFFSET}`;
  return LISTS[domain]?.[choice] ?? `${choice}`;
}

export function choiceOf(domain: string, name: string): number | undefined {
  if (name === 'done') return DONE;
  if (name === 'police') return FREE;
  if (domain === 'box') return /^-?\d+$/.test(name) ? Number(name) + BOX_OFFSET : undefined;
  const list = LISTS[domain];
  if (list) return indexIn(list, name);
  return /^\d{1,3}$/.test(name) ? Number(name) : undefined;
}
