import type { BoardLanguage } from '@brink/board';
import type { Anchor } from '@brink/library/rules/digest';
import { wordings, type VolkView } from '@brink/volk';
import type { Manner } from '@brink/volk/result';
import { isSuperpower } from '@brink/volk/sides';
import type { Ending } from '../../table/game-ui.ts';
import { TABLE_TEXTS } from './texts/index.ts';

type Told = Readonly<Record<BoardLanguage, string>> & { readonly section?: Anchor };

/** Ends that the rules know, and those that players agree on. */
const ENDINGS: Readonly<Record<Manner, Told>> = {
  none: { en: 'The game is over.', ru: 'Партия окончена.' },
  insolvency: {
    en: 'East had to dismantle more than it had left.',
    ru: 'Восток должен был демонтировать больше, чем у него оставалось.',
    section: 'volk:1',
  },
  triumphOfSocialism: {
    en: 'East had to gain more socialists than were left.',
    ru: 'Восток должен был получить больше социалистов, чем их оставалось.',
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
    en: 'The arms race marker has reached a victory box.',
    ru: 'Жетон гонки вооружений дошел до победной ячейки.',
    section: '2+2:12.1',
  },
  spaceRace: {
    en: 'The space race has reached its victory box.',
    ru: 'Космическая гонка дошла до победной ячейки.',
    section: '2+2:12.2',
  },
  nuclearWar: {
    en: 'A dove had to go down and none was up: the side that pushed the button has lost.',
    ru: 'Надо было перевернуть голубя лицом вниз, а таких не осталось: нажавшая кнопку сторона проиграла.',
    section: '2+2:11',
  },
  resignation: { en: 'A player has resigned.', ru: 'Игрок сдался.' },
  agreement: { en: 'The players have agreed.', ru: 'Игроки договорились.' },
  closed: {
    en: 'An administrator has closed the game.',
    ru: 'Партию закрыл администратор.',
  },
  time: { en: 'The clock has run out.', ru: 'Время на часах вышло.' },
};

const BY_PROTESTS: ReadonlySet<string> = new Set<Manner>(['collapse', 'bothCollapse', 'survival']);
/** The other ends are those of the base game, which leave open who of the bloc wins 2+2. */
const BEYOND_THE_BASE: ReadonlySet<string> = new Set<Manner>([
  'armsRace',
  'spaceRace',
  'nuclearWar',
]);

/** What was counted when the game ended by its rules. */
function figuresOf(view: VolkView, language: BoardLanguage): string[] {
  const { result, superpowers, socialists, preview } = view;
  if (!result) return [];
  const { figures } = TABLE_TEXTS[language];
  const { seats, phases } = wordings[language];
  const { manner, winners } = result;
  const told: string[] = [];
  if (BY_PROTESTS.has(manner)) told.push(figures.protests(...view.protests));
  if (manner === 'insolvency') told.push(figures.phase(phases[view.phase]));
  if (manner === 'triumphOfSocialism') {
    told.push(figures.socialists(preview.socialists.due, socialists.supply));
  }
  if (manner === 'socialismFails') {
    told.push(figures.socialists(-preview.socialists.due, socialists.box + socialists.map));
  }
  if (superpowers && !BEYOND_THE_BASE.has(manner)) {
    told.push(figures.points(...superpowers.victoryPoints, winners.some(isSuperpower)));
  }
  if (superpowers && manner === 'nuclearWar') {
    const counts = superpowers.peacemakerCounts.flatMap((count, seat) =>
      seat === view.lastActor ? [] : [`${seats[seat]} ${count}`],
    );
    told.push(figures.button(seats[view.lastActor], counts));
  }
  return told;
}

/** Why the game has ended: the rule, and what it counted if the last view is at hand. */
export function endingOf(
  manner: string,
  language: BoardLanguage,
  view?: VolkView,
): Ending | undefined {
  const told = (ENDINGS as Readonly<Record<string, Told>>)[manner];
  if (!told) return undefined;
  const figures = view ? figuresOf(view, language) : [];
  return { text: [told[language], ...figures].join(' '), section: told.section };
}
