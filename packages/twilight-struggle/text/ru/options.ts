import type {
  DoneLabels,
  FreeActionLabels,
  GameOptionTexts,
  LabelsAt,
  OptionLabels,
} from '../catalogue.ts';

export const optionLabels: OptionLabels = {
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
  take: 'Взять',
  giveBack: 'Вернуть',
  play: 'Разыграть',
  participate: 'Участвовать',
  boycott: 'Бойкотировать',
  raise: 'Повысить',
  lower: 'Понизить',
  discard: 'Сбросить',
  add: 'Добавить влияние',
  remove: 'Убрать влияние',
  split: 'Разделить',
  europe: 'Европа',
  middleEast: 'Ближний Восток',
  asia: 'Азия',
  africa: 'Африка',
  centralAmerica: 'Центральная Америка',
  southAmerica: 'Южная Америка',
  unIntervention: 'С «Вмешательством ООН»',
  one: '1',
  six: '6',
  mixed: 'Размещение и снижение влияния',
};

export const labelsAt: LabelsAt = {
  blockade: {
    discard: 'Сбросить карту',
    remove: 'Потерять всё влияние в ФРГ',
  },
  grainSales: {
    play: 'Разыграть карту',
    giveBack: 'Вернуть и использовать 2 ОО',
    unIntervention: 'С «Вмешательством ООН»',
  },
  olympicGames: { participate: 'Участвовать', boycott: 'Бойкот: DEFCON на 1 ниже' },
  southAfricanUnrest: { add: '2 в Южной Африке', split: '1 в Южной Африке, 2 рядом' },
  summit: { raise: 'Повысить DEFCON', lower: 'Понизить DEFCON', none: 'Не менять DEFCON' },
  wargames: { yes: 'Закончить партию', no: 'Играть дальше' },
  warsawPact: {
    remove: 'Убрать США из 4 стран',
    add: 'Добавить 5 влияния СССР',
  },
  coupAgain: { yes: 'Перебросить', no: 'Оставить' },
  spaceRoll: { yes: 'Бросить кубик', no: 'Не бросать' },
};

export const done = 'Готово';
export const doneAt: DoneLabels = {
  actionRound: 'Пас',
  coupTarget: 'Без переворота',
  debtCrisis: 'Не сбрасывать',
  discardHeld: 'Оставить все карты',
  operations: 'Без операций',
  saltNegotiations: 'Не брать карту',
  trapDiscard: 'Пас',
  firstLightning: 'Без карты: DEFCON на 1 ниже',
  yaltaCard: 'Не брать карту',
};

export const freeActions: FreeActionLabels = {
  'withdraw-cuba': 'Снять кризис: −2 на Кубе',
  'withdraw-west-germany': 'Снять кризис: −2 в ФРГ',
  'withdraw-turkey': 'Снять кризис: −2 в Турции',
};

export const gameOptions: GameOptionTexts = {
  names: {
    edition: 'Издание',
    scenario: 'Сценарий',
    promoCards: 'Промокарты',
    chineseCivilWar: 'Гражданская война в Китае',
    alternativeSpaceRace: 'Альтернативная космическая гонка',
    bidding: 'Ставки на стороны',
    heldCardsShown: 'Удержанные карты показывают в конце раунда',
    realignIgnoresDefcon: 'DEFCON не ограничивает снижение влияния',
    realignIsSafe: 'Активный игрок не теряет влияния при попытках снижения',
    mixOperations: 'ОО можно делить между размещением и снижением влияния',
    mayDeclineSpaceDie: 'В космической гонке можно не бросать кубик',
    optionalCards: 'Дополнительные карты',
    bonusUs: 'Дополнительное начальное влияние США',
    bonusUssr: 'Дополнительное начальное влияние СССР',
    rulings: 'Трактовки правил',
  },
  editions: { deluxe: 'Делюкс-издание', second: 'Второе издание' },
  scenarios: {
    standard: 'Обычная партия',
    'late-war': 'Окончание холодной войны',
    'turn-zero': 'Нулевой ход',
  },
  presets: {
    rulebook: 'По правилам',
    tournament: 'Турнир: все карты, США +2',
    secondEdition: 'Второе издание',
    lateWar: 'Окончание холодной войны за час',
    turnZero: 'Нулевой ход',
  },
  on: 'да',
  off: 'нет',
  none: 'нет',
};
