import type { BoardLanguage } from '@brink/board';
import type { Anchor } from '@brink/library/rules/digest';
import type { Manner } from '@brink/volk/result';
import type { Ending } from '../face.ts';

type Told = Readonly<Record<BoardLanguage, string>> & { readonly section?: Anchor };

/** Ends that the rules know, and those that players agree on. */
const ENDINGS: Readonly<Record<Manner | 'resignation' | 'agreement' | 'time', Told>> = {
  none: { en: 'The game is over.', ru: 'Партия окончена.' },
  insolvency: {
    en: 'East had to dismantle more than it had left.',
    ru: 'Восток должен был демонтировать больше, чем у него оставалось.',
    section: 'volk:1',
  },
  triumphOfSocialism: {
    en: 'East had to gain more socialists than there are in the box.',
    ru: 'Восток должен был получить больше социалистов, чем их есть в запасе.',
    section: 'volk:11.9',
  },
  socialismFails: {
    en: 'East had to give up more socialists than it had.',
    ru: 'Восток должен был отдать больше социалистов, чем у него было.',
    section: 'volk:11.9',
  },
  collapse: {
    en: 'A state with four mass protests at the end of a decade collapses and loses.',
    ru: 'Государство с четырьмя массовыми протестами в конце декады рушится и проигрывает.',
    section: 'volk:11.10',
  },
  bothCollapse: {
    en: 'Both states have collapsed under mass protests: East wins.',
    ru: 'Оба государства рухнули под массовыми протестами: побеждает Восток.',
    section: 'volk:1',
  },
  survival: {
    en: 'East still stands after the fourth decade, and that is all it needs.',
    ru: 'После четвертой декады Восток еще стоит, и этого ему довольно.',
    section: 'volk:1',
  },
  armsRace: {
    en: 'The marker of the arms race has reached a victory box.',
    ru: 'Маркер гонки вооружений дошел до победного деления.',
    section: '2+2:12.1',
  },
  spaceRace: {
    en: 'The space race has reached its victory box.',
    ru: 'Космическая гонка дошла до победного деления.',
    section: '2+2:12.2',
  },
  nuclearWar: {
    en: 'A dove had to go down and none was up: whoever pushed the button has lost.',
    ru: 'Надо было опустить голубя, а поднятых не было: нажавший кнопку проиграл.',
    section: '2+2:11',
  },
  resignation: { en: 'A player has resigned.', ru: 'Игрок сдался.' },
  agreement: { en: 'The players have agreed.', ru: 'Игроки договорились.' },
  time: { en: 'The clock has run out.', ru: 'Время на часах вышло.' },
};

export function endingOf(manner: string, language: BoardLanguage): Ending | undefined {
  const told = (ENDINGS as Readonly<Record<string, Told>>)[manner];
  return told && { text: told[language], section: told.section };
}
