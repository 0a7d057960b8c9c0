import type { Catalogue } from '../catalogue.ts';

export const optionLabels: Catalogue['optionLabels'] = {
  none: 'Ничего',
  event: 'Событие',
  operations: 'Операции',
  eventFirst: 'Событие, затем операции',
  operationsFirst: 'Операции, затем событие',
  space: 'Космическая гонка',
  influence: 'Разместить влияние',
  coup: 'Переворот',
  realign: 'Снижение влияния',
  yes: 'Да',
  no: 'Нет',
  raise: 'Повысить',
  lower: 'Понизить',
  one: '1',
  six: '6',
};

export const labelsAt: Catalogue['labelsAt'] = {
  defconStep: { raise: 'Повысить DEFCON', lower: 'Понизить DEFCON' },
  fixDie: { none: 'Бросить кубик', one: 'Назначить 1', six: 'Назначить 6' },
  usaid: { yes: 'Ходить первыми', no: 'Оставить первый ход СССР' },
};

export const done = 'Готово';
export const doneAt: Catalogue['doneAt'] = {
  actionRound: 'Пас',
  coupTarget: 'Без переворота',
  operations: 'Без операций',
  mengistu: 'Не разыгрывать событие',
};

export const gameOptions: Catalogue['gameOptions'] = {
  names: {
    bidding: 'Ставки на стороны',
    bonusUs: 'Дополнительное начальное влияние США',
    bonusUssr: 'Дополнительное начальное влияние СССР',
    rulings: 'Трактовки правил',
  },
  on: 'да',
  off: 'нет',
  none: 'нет',
};

/** What is different when a ruling is on. */
export const rulings: Catalogue['rulings'] = {
  zbigRevealsFlashpoint:
    '«Збигнев Бжезинский»: при перевороте в горячей точке карта всё равно раскрывается.',
  zoneOfPeaceSparesFlashpoints:
    '«Индийский океан — зона мира»: в горячей точке решает только раскрытая карта.',
  carterFixesAnyDie: '«Доктрина Картера» может назначить и бросок противника.',
  arabLeaguePaysBoth: '«Лига арабских государств» платит обеим сторонам, если у обеих по 3 страны.',
  heroNeedsDiscard: '«Анвар Садат» ничего не возвращает, если ничего не сброшено.',
  heroTakesScoring: '«Анвар Садат» может вернуть карту подсчета очков.',
  directiveNotIntoSeaLanes:
    '«Президентская директива № 30» не действует на Стратегических морских путях.',
  flashpointNeedsPile: 'Если колода пуста, переворот в горячей точке карту не раскрывает.',
  apolloSoyuzForBoth: '«Союз — Аполлон» продвигает обе стороны, разыгравшую первой.',
  reachAfterEvent:
    'Где можно размещать влияние, решается после события противника, а не в начале хода.',
};
