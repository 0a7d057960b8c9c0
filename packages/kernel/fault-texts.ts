import type { Language } from './contract.ts';
import type { Fault, TextFault } from './position-text.ts';

/** A line about a fault, made of what it speaks of. */
export type FaultLine = (...args: readonly (string | number)[]) => string;
type Lines = Readonly<Record<TextFault, FaultLine>>;

const en: Lines = {
  notAPosition: () => 'This is not the text of a position.',
  version: (version) => `Version ${version} of the position format is newer than this program.`,
  game: (game) => `A position of another game: ${game}.`,
  revision: (revision, newest) =>
    `Played by revision ${revision} of the rules; this program knows revisions 1 to ${newest}.`,
  option: (name) => `The option “${name}” is not known or does not fit.`,
  unknownField: (name) => `There is no field “${name}”.`,
  fieldTwice: (name) => `The field “${name}” is there twice.`,
  fieldMissing: (name) => `The field “${name}” is missing.`,
  value: (name, value) =>
    value === undefined ? `The field “${name}” cannot be read.` : `“${name}” cannot be “${value}”.`,
  cardTwice: (card) => `Card ${card} lies in two places.`,
  tooFewCards: () => 'There are not enough cards left for the unknown ones.',
  moment: () => 'In the middle of a play: only the beginning of a play can be written down.',
  impossible: (why) => `Impossible: ${why}.`,
};

const ru: Lines = {
  notAPosition: () => 'Это не текст позиции.',
  version: (version) => `Версия ${version} формата позиции новее этой программы.`,
  game: (game) => `Позиция другой игры: ${game}.`,
  revision: (revision, newest) =>
    `Редакция правил ${revision}; эта программа знает редакции с 1 по ${newest}.`,
  option: (name) => `Настройка «${name}» неизвестна или не подходит.`,
  unknownField: (name) => `Поля «${name}» нет.`,
  fieldTwice: (name) => `Поле «${name}» указано дважды.`,
  fieldMissing: (name) => `Нет поля «${name}».`,
  value: (name, value) =>
    value === undefined ? `Поле «${name}» не читается.` : `«${name}» не может быть «${value}».`,
  cardTwice: (card) => `Карта ${card} лежит в двух местах.`,
  tooFewCards: () => 'Для неизвестных карт не хватает оставшихся.',
  moment: () => 'Карта уже разыгрывается: записать можно только начало розыгрыша.',
  impossible: (why) => `Невозможно: ${why}.`,
};

const LINES: Readonly<Record<Language, Lines>> = { en, ru };

/** Tells faults in a language: those of any text, and those that a game adds. */
export function faultText(
  language: Language,
  own: Readonly<Record<string, FaultLine>>,
): (fault: Fault) => string {
  const lines: Readonly<Record<string, FaultLine>> = { ...LINES[language], ...own };
  return ({ code, args }) => lines[code]?.(...args) ?? code;
}
