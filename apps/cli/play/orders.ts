import { normalise } from './names.ts';

/** What a player may type besides his choices, in both languages at any time. */
const ORDER_WORDS = {
  undo: ['u', 'undo', 'о', 'отмена', 'отменить', 'назад'],
  log: ['l', 'log', 'ж', 'журнал'],
  map: ['m', 'map', 'к', 'карта', 'board', 'поле'],
  hand: ['h', 'hand', 'р', 'рука'],
  card: ['c', 'card', 'text', 'т', 'текст', 'карточка'],
  discard: ['d', 'discard', 'discards', 'с', 'сброс'],
  removed: ['removed', 'убранные', 'убраны'],
  unseen: ['unseen', 'н', 'неизвестные', 'невидимые'],
  odds: ['odds', 'шансы'],
  guard: ['guard', 'опасность', 'страж'],
  memory: ['memory', 'память'],
  score: ['score', 'scoring', 'подсчет'],
  why: ['why', 'почему'],
  help: ['?', 'help', 'п', 'помощь', 'справка'],
  save: ['save', 'сохранить'],
  lang: ['lang', 'language', 'язык'],
  resign: ['resign', 'сдаться', 'сдаюсь'],
  quit: ['q', 'quit', 'exit', 'в', 'выход', 'выйти'],
} as const;

export type OrderName = keyof typeof ORDER_WORDS;

export interface Order {
  readonly name: OrderName;
  /** What follows the word, as typed. */
  readonly rest: string;
}

const byWord = new Map<string, OrderName>(
  Object.entries(ORDER_WORDS).flatMap(([name, words]) =>
    words.map((word) => [word, name as OrderName] as const),
  ),
);

/** Whether a line says that the player wants to leave, which he may wherever he is asked. */
export function isQuit(line: string): boolean {
  const order = orderOf(line);
  return order?.name === 'quit' && order.rest === '';
}

export function orderOf(line: string): Order | undefined {
  const trimmed = line.trim();
  if (trimmed.startsWith('?')) return { name: 'help', rest: trimmed.slice(1).trim() };
  const [word, ...rest] = trimmed.split(/\s+/);
  const name = byWord.get(normalise(word));
  return name && { name, rest: rest.join(' ') };
}
