import { CHANCE, DONE, FREE, faultText, say, type Prompt, type Texts } from '@brink/kernel';
import { BASE_CARDS, type BaseCardId } from '../data/base-cards.ts';
import { CITIES } from '../data/cities.ts';
import { PROVINCES, SECTORS } from '../data/provinces.ts';
import { FIRST_LINE, LINE_DATA } from '../board/map.ts';
import { FIRST_NEW, LAST_BASE, WALL_FACE } from '../deck/deck.ts';
import { unpackItem } from '../deck/item.ts';
import type { DeckFile } from '../deck/schema.ts';
import { BOX_OFFSET } from '../end/02-prestige.ts';
import { LOG } from '../log.ts';
import { CHANCE_PROMPTS, PROMPTS, itemsOf, type PlayerPrompt } from '../prompts.ts';
import { MANNERS, type Manner } from '../result.ts';
import type { VolkOptions } from '../options.ts';
import type { Ruling } from '../rulings.ts';
import { OPTIONS } from '../vocabulary.ts';
import type { Names, ReasonCode, Wording } from './catalogue.ts';

/** The title of a card: printed ones are ours to translate, those of a file it names itself. */
export function cardTitle(
  words: Wording,
  language: 'en' | 'ru',
  deck: DeckFile,
  card: number,
): string {
  if (card === WALL_FACE) return words.cards['the-wall-comes-down'];
  if (card <= LAST_BASE) return words.cards[BASE_CARDS[card - 1].id as BaseCardId];
  const face = deck.cards[card - FIRST_NEW];
  if (deck.standIn && words.newCards[face.id]) return words.newCards[face.id];
  const place = ((card - FIRST_NEW) % 10) + 1;
  return face.name?.[language] ?? face.name?.en ?? words.unnamedCard(face.decade, place);
}

function siteText(words: Wording, site: number): string {
  const city = (number: number): string => words.cities[CITIES[number].id];
  if (site < FIRST_LINE) return city(site);
  const { a, b, touches } = LINE_DATA[site - FIRST_LINE];
  const [from, to] = touches[0] === a ? [a, b] : [b, a];
  return words.line(city(from), city(to), touches.length === 1);
}

export function namesOf(words: Wording, language: 'en' | 'ru', deck: DeckFile): Names {
  const province = (number: number): string => words.provinces[PROVINCES[number].id];
  return {
    card: (card) => words.quoted(cardTitle(words, language, deck, card)),
    province,
    site: (site) => siteText(words, site),
    sector: (sector) => words.sectors[SECTORS[sector].id],
    item: (packed) => words.item(unpackItem(packed), { province }),
  };
}

const isChance = (code: string): boolean => Object.hasOwn(CHANCE_PROMPTS, code);

/** The face of a language that every game shows; the deck gives titles to the cards of 2+2. */
export function textsOf(words: Wording, language: 'en' | 'ru', deck: DeckFile): Texts {
  const names = namesOf(words, language, deck);
  const prompts = words.prompts(names);
  const log = words.log(names);

  const choice = (prompt: Prompt, chosen: number): string => {
    const { code, domain } = prompt;
    if (chosen === DONE) return words.doneAt[code as PlayerPrompt] ?? words.done;
    if (chosen >= FREE) return words.policeAction;
    switch (domain) {
      case 'province':
        return names.province(chosen);
      case 'site':
        return names.site(chosen);
      case 'sector':
        return names.sector(chosen);
      case 'card':
        return cardTitle(words, language, deck, chosen);
      case 'option':
        return words.optionLabels[OPTIONS[chosen]];
      case 'box':
        return words.box(chosen - BOX_OFFSET);
      case 'item':
        return names.item(itemsOf(prompt)[chosen] ?? 0);
      default:
        return `${chosen}`;
    }
  };

  return {
    title: words.title,
    seats: words.seats,
    prompt: (prompt) => {
      const { code, actors, choices } = prompt;
      const isOnlooker = choices.length === 0 && !actors.includes(CHANCE) && !isChance(code);
      if (!isOnlooker) return say(PROMPTS, prompts, prompt);
      const who = actors.map((actor) => words.seats[actor]).join(', ');
      return `${who}: ${words.waiting[code as PlayerPrompt]}`;
    },
    choice,
    log: (entry) => say(LOG, log, entry),
    outcome: ({ winners, turn, manner }) => {
      const known = MANNERS.includes(manner as Manner) ? (manner as Manner) : 'none';
      return words.ending(winners, known, turn);
    },
    option: (name, value) => {
      const { gameOptions } = words;
      if (value === undefined) return gameOptions.names[name as keyof VolkOptions] ?? name;
      if (name === 'mode') return gameOptions.modes[value as VolkOptions['mode']];
      if (name === 'rulings') {
        const on = (Array.isArray(value) ? value : [value]) as readonly Ruling[];
        return on.map((ruling) => gameOptions.rulings[ruling]).join(' ') || gameOptions.none;
      }
      return typeof value === 'string' ? gameOptions.standIn : gameOptions.ownDeck;
    },
    preset: (id) => words.presets[id] ?? id,
    fault: faultText(language, words.faults),
    reason: ({ code }) => words.reasons[code as ReasonCode],
  };
}
