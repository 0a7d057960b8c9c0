import { PROMPTS } from '@brink/crossover/prompts';
import { argument, type OptionValues, type Prompt } from '@brink/kernel';
import type { BoardLanguage } from '@brink/board';
import type { Entry } from '../../client/game-client.ts';
import type { ByLanguage } from '../../table/game-ui.ts';
import type { StruggleUi } from './struggle-ui.ts';

interface GuideTexts {
  readonly bonus: (points: number) => string;
  readonly bonusOfOther: (points: number) => string;
  readonly prompts: Readonly<Partial<Record<string, string>>>;
}

const TEXTS: ByLanguage<GuideTexts> = {
  en: {
    bonus: (points) =>
      `Bonus: ${points} more, agreed on for this table. They go where you already have influence.`,
    bonusOfOther: (points) =>
      `Your opponent began with a bonus of ${points}. Both choose in secret, and both events happen.`,
    prompts: {
      headline:
        'Both choose in secret, and both events happen. Take an event of yours, or a scoring card that pays you.',
      actionRound:
        'A card is a number or an event. An opponent’s card used for its number brings their event too.',
      useOfCard: 'Each way says what would come of it. Undo takes it back until dice are rolled.',
      placeInfluence:
        'Where you have influence, or next to it. In a country your opponent controls a point costs 2.',
      coupTarget:
        'Die + Ops − twice the stability. A coup in a battleground lowers DEFCON; at 1 you lose.',
      realignTarget: 'Both roll, neighbours help; the loser gives up the difference in influence.',
    },
  },
  ru: {
    bonus: (points) =>
      `Бонус: еще ${points}, так договорились за этим столом. Их ставят туда, где ваше влияние уже есть.`,
    bonusOfOther: (points) =>
      `Противник начал с бонусом ${points}. Стороны выбирают втайне, произойдут оба события.`,
    prompts: {
      headline:
        'Стороны выбирают втайне, произойдут оба события. Возьмите свое событие или выгодный вам подсчет очков.',
      actionRound:
        'Карта — это число или событие. Карта противника ради числа приносит и его событие.',
      useOfCard: 'Под каждым способом сказано, что выйдет. До броска кубика ход можно отменить.',
      placeInfluence:
        'Туда, где ваше влияние есть, или по соседству. В стране под контролем противника очко стоит 2 ОО.',
      coupTarget:
        'Кубик + ОО − удвоенная стабильность. Переворот в ключевой стране понижает DEFCON; при 1 вы проиграли.',
      realignTarget: 'Бросают оба, соседи помогают; проигравший теряет разницу влиянием.',
    },
  },
};

/** So long a first game is told more. */
const LAST_TURN = 2;

interface Asked {
  readonly ui: Pick<StruggleUi, 'setUp'>;
  readonly asked: Prompt | undefined;
  readonly turn: number;
  readonly log: readonly Entry[];
  readonly options: OptionValues;
  readonly seat: number;
  readonly language: BoardLanguage;
}

/** Where, why and how many, for somebody who plays their first game. */
export function guideOf(at: Asked): string | undefined {
  const { ui, asked, turn, log, options, seat, language } = at;
  if (!asked || asked.choices.length === 0 || turn > LAST_TURN) return undefined;
  const texts = TEXTS[language];
  const isSetUp = !log.some(({ code }) => code === 'headline' || code === 'round');
  if (asked.code === 'place' && isSetUp) {
    const placed = log.filter(({ code, args }) => code === 'influence' && args[0] === seat).length;
    const side = seat === 1 ? 1 : 0;
    if (ui.setUp && placed < ui.setUp.points[side]) return ui.setUp.about[language][side];
    return texts.bonus(argument(PROMPTS, asked, 'left') ?? 0);
  }
  const bonus = Number(options[seat === 1 ? 'bonusUs' : 'bonusUssr'] ?? 0);
  if (asked.code === 'headline' && turn === 1 && bonus > 0) return texts.bonusOfOther(bonus);
  return texts.prompts[asked.code];
}
