import { DONE, FREE } from '@brink/kernel';
import { OPTIONS, bidCalled, bidName, type BidName, type Option } from '@brink/struggle';
import { cardData, cardNumber, isCardId, type CardId } from './data/cards.ts';
import { areaId, areaNumber, isAreaId, type AreaId } from './data/countries.ts';
import { CRISES, type CrisisId } from './turn-zero/crises.ts';
import { STATECRAFT, type StatecraftId } from './turn-zero/statecraft.ts';

/** What the integers of a decision stand for, as stable names for records, tests and logs. */
export const FREE_ACTIONS = ['withdraw-cuba', 'withdraw-west-germany', 'withdraw-turkey'] as const;
export type FreeAction = (typeof FREE_ACTIONS)[number];

export type ChoiceName =
  | AreaId
  | CardId
  | Option
  | FreeAction
  | CrisisId
  | StatecraftId
  | BidName
  | 'done'
  | `${number}`;

/** The name of a choice in a domain: a country, a card, an option, or the number itself. */
export function choiceName(domain: string, choice: number): ChoiceName {
  if (choice === DONE) return 'done';
  if (choice >= FREE) return FREE_ACTIONS[choice - FREE];
  if (domain === 'country') return areaId(choice);
  if (domain === 'card') return cardData(choice).id;
  if (domain === 'option') return OPTIONS[choice];
  if (domain === 'crisis') return CRISES[choice];
  if (domain === 'statecraft') return STATECRAFT[choice].id;
  if (domain === 'bid') return bidName(choice);
  return `${choice}`;
}

function placeIn(list: readonly string[], name: string): number | undefined {
  const place = list.indexOf(name);
  return place < 0 ? undefined : place;
}

/** The choice that a name stands for, or undefined if the domain has no such name. */
export function choiceOf(domain: string, name: string): number | undefined {
  if (name === 'done') return DONE;
  const free = FREE_ACTIONS.indexOf(name as FreeAction);
  if (free >= 0) return FREE + free;
  if (domain === 'country') return isAreaId(name) ? areaNumber(name) : undefined;
  if (domain === 'card') return isCardId(name) ? cardNumber(name) : undefined;
  if (domain === 'option') return placeIn(OPTIONS, name);
  if (domain === 'crisis') return placeIn(CRISES, name);
  if (domain === 'statecraft') {
    return placeIn(
      STATECRAFT.map(({ id }) => id),
      name,
    );
  }
  if (domain === 'bid') return bidCalled(name);
  return /^\d{1,3}$/.test(name) ? Number(name) : undefined;
}
