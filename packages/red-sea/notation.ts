import { DONE } from '@brink/kernel';
import { OPTIONS, bidCalled, bidName, type BidName, type Option } from '@brink/struggle';
import { cardData, cardNumber, isCardId, type CardId } from './data/cards.ts';
import { COUNTRIES, countryNumber, isCountryId, type CountryId } from './data/countries.ts';

/** What the integers of a decision stand for, as stable names for records, tests and logs. */
export type ChoiceName = CountryId | CardId | Option | BidName | 'done' | `${number}`;

/** The name of a choice in a domain: a country, a card, an option, or the number itself. */
export function choiceName(domain: string, choice: number): ChoiceName {
  if (choice === DONE) return 'done';
  if (domain === 'country') return COUNTRIES[choice].id;
  if (domain === 'card') return cardData(choice).id;
  if (domain === 'option') return OPTIONS[choice];
  if (domain === 'bid') return bidName(choice);
  return `${choice}`;
}

/** The choice that a name stands for, or undefined if the domain has no such name. */
export function choiceOf(domain: string, name: string): number | undefined {
  if (name === 'done') return DONE;
  if (domain === 'country') return isCountryId(name) ? countryNumber(name) : undefined;
  if (domain === 'card') return isCardId(name) ? cardNumber(name) : undefined;
  if (domain === 'option') {
    const option = OPTIONS.indexOf(name as Option);
    return option < 0 ? undefined : option;
  }
  if (domain === 'bid') return bidCalled(name);
  return /^\d{1,3}$/.test(name) ? Number(name) : undefined;
}
