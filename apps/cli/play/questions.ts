import { LEVELS, LEVEL_TEXTS } from '@brink/bots';
import type { GamePackage, Language } from '@brink/kernel';
import type { Keyboard } from './keyboard.ts';
import { findNamed, normalise } from './names.ts';
import { isQuit } from './orders.ts';
import { WORDS, type Words } from './words/index.ts';

export interface Wish {
  readonly language: Language;
  /** A seat, `both`, or `continue` with the last saved game. */
  readonly as: string;
  readonly bot: string | undefined;
}

interface Item {
  readonly id: string;
  readonly label: (language: Language) => string;
  readonly also?: readonly string[];
}

/** Asks for one of a few things; the player may change the language instead. */
async function pick(
  keyboard: Keyboard,
  start: Language,
  question: (words: Words) => string,
  items: readonly Item[],
): Promise<{ id: string; language: Language } | undefined> {
  let language = start;
  for (;;) {
    const words = WORDS[language];
    const lines = items.map(({ label }, i) => `  ${i + 1} ${label(language)}`);
    keyboard.write(`${question(words)}\n${lines.join('\n')}\n`);
    const line = await keyboard.ask(`(${words.otherLanguage}) > `);
    if (line === undefined || isQuit(line)) return undefined;
    const typed = normalise(line);
    if (typed === 'ru' || typed === 'en') {
      language = typed;
      continue;
    }
    const named = items.map((item, i) => ({
      id: item.id,
      key: `${i + 1}`,
      label: item.id,
      names: [item.id, item.label('en'), item.label('ru'), ...(item.also ?? [])].map(normalise),
    }));
    const found = findNamed(named, line);
    if (found.length === 1) return { id: found[0].id, language };
    keyboard.write(`${words.answerWithNumber(items.length)}\n`);
  }
}

/** The two questions before a game, as far as the command line has not answered them. */
export async function askWishes(
  keyboard: Keyboard,
  game: GamePackage,
  seats: readonly string[],
  given: Partial<Wish> & { readonly language: Language; readonly last?: string },
): Promise<Wish | undefined> {
  let { language, as, bot } = given;
  if (as === undefined) {
    const { last } = given;
    const items: Item[] = seats.map((id, seat) => ({
      id,
      label: (each) => game.texts[each].seats[seat],
    }));
    items.push({ id: 'both', label: (each) => WORDS[each].bothSides });
    if (last !== undefined) {
      items.push({ id: 'continue', label: (each) => WORDS[each].continueGame(last) });
    }
    const answer = await pick(keyboard, language, (words) => words.sideQuestion, items);
    if (!answer) return undefined;
    ({ language } = answer);
    as = answer.id;
  }
  if (bot === undefined && as !== 'both' && as !== 'continue') {
    const items = LEVELS.map((id) => ({
      id,
      label: (each: Language) => WORDS[each].level(LEVEL_TEXTS[each][id]),
    }));
    const answer = await pick(keyboard, language, (words) => words.opponentQuestion, items);
    if (!answer) return undefined;
    ({ language } = answer);
    bot = answer.id;
  }
  return { language, as, bot };
}
