import type { RulingLines } from '../catalogue.ts';

/** What is different when a ruling is on. */
export const rulings: RulingLines = {
  kitchenDebatesAlwaysRemoved:
    '«Кухонные дебаты» убираются из игры, даже если у США не больше ключевых стран.',
  reachAfterEvent:
    'Доступные для влияния страны определяются после события противника, а не в начале хода.',
  missileEnvyByModifiedOps: '«Ракетная зависть» сравнивает карты по ОО с учетом всех поправок.',
  missileEnvyNotIntoSpace: 'Отданную «Ракетную зависть» нельзя отправить в космическую гонку.',
  flowerPowerChargesPreventedWars:
    '«Дети цветов» приносят ПО и за карту войны, чье событие уже невозможно.',
  flowerPowerSparesUnIntervention:
    '«Дети цветов» не приносят ПО за карту войны, сыгранную с «Вмешательством ООН».',
  southAfricanUnrestOneNeighbour:
    '«Протесты в Южной Африке»: 2 влияния рядом с этой страной идут в одну страну.',
  weWillBuryYouHeedsIndirectUnIntervention:
    '«Вмешательство ООН», сыгранное через другое событие, тоже отвечает на «Мы вас похороним».',
  ourManInTehranReshuffles:
    '«Свой человек в Тегеране»: если в колоде меньше 5 карт, сброс замешивается заново.',
  nuclearSubsNotForFreeCoups:
    '«Атомные подлодки» не действуют на бесплатные перевороты по событиям.',
  pointsMayBeWasted: 'После первого очка остальные ОО можно не использовать.',
  trappedMayScoreAnyTime:
    'Увязшая во вторжении сторона всегда может сыграть карту подсчета очков вместо сброса.',
  eventOpsUnmodified: 'Другие эффекты не меняют ОО, которые дают события.',
  realignWithoutInfluence: 'Снижать влияние можно и там, где у противника его нет.',
  aldrichAmesOrdersHand:
    '«Олдрич Эймс»: СССР называет карты, которые играют США, а не сбрасывает одну.',
  militaryVpWinsAtOnce:
    '20 ПО, набранные при проверке военных операций, дают победу и с картой подсчета очков на руке.',
  reshuffleWhenEmptied: 'Сброс замешивается сразу, как только взята последняя карта колоды.',
};
