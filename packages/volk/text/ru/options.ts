import type { PlayerPrompt } from '../../prompts.ts';
import type { Option } from '../../vocabulary.ts';
import type { ReasonCode, Wording } from '../catalogue.ts';

export const optionLabels: Readonly<Record<Option, string>> = {
  event: 'Событие',
  build: 'Развить экономику',
  livingStandard: 'Повысить благосостояние',
  removeUnrest: 'Убрать 1 фишку беспорядков',
  armsRace: 'Гонка вооружений',
  credit: 'Кредит',
  keep: 'Оставить уровень',
  passOn: 'Передать Западному Берлину',
  discardCard: 'Сбросить карту из руки',
  letDraw: 'Дать противнику взять карту',
  westHand: 'Рука Запада',
  topOfDeck: 'Верх колоды',
  nothing: 'Отказаться',
  takeCard: 'Взять в обмен на карту из руки',
  removeCard: 'Убрать из игры',
  prestige: 'Престиж',
  dominance: 'Доминирование',
  prestigeLeft: 'Престиж в пользу Запада',
  prestigeRight: 'Престиж в пользу Востока',
  dominanceLeft: 'Доминирование в пользу США',
  dominanceRight: 'Доминирование в пользу СССР',
};

export const done = 'Готово';
export const doneAt: Readonly<Partial<Record<PlayerPrompt, string>>> = {
  leaveOut: 'Выполнить всё',
  throwAway: 'Оставить остальное',
  beyondDominance: 'Взять $1',
  guillaumeSwap: 'Без обмена',
  guillaumeTop: 'Оставить обе',
  endTurn: 'Закончить ход',
};
export const policeAction = 'Полиция: −1 фишка беспорядков';

export const gameOptions: Wording['gameOptions'] = {
  names: { mode: 'Игра', deck: 'Карты 2+2', rulings: 'Трактовки' },
  modes: { base: 'Базовая игра на двоих', 'two-plus-two': '2+2 на четверых' },
  standIn: 'Колода-замена',
  ownDeck: 'Своя колода',
  none: 'нет',
  rulings: {
    dismantleAbroad: 'Восток может демонтировать свои фабрики в Польше и ЧССР.',
    eastPicksRundowns: 'Фаза 3: все фабрики, которые ветшают, выбирает Восток.',
    berlinLimitStays:
      'Фаза 5: поставщик ограничивает Западный Берлин и тогда, когда его сектор опустел.',
    berlinTolerates:
      'Фаза 6: Западный Берлин терпит отставание на один уровень, как все провинции.',
    berlinStrikesOne:
      'Фаза 7: Западный Берлин сравнивается с одной соседней провинцией, не с обеими.',
    armsCostPerCard:
      'После «гонка вооружений +$1» на $1 дороже каждая карта гонки вооружений, а не действие.',
  },
};
export const presets: Wording['presets'] = gameOptions.modes;
export const reasons: Readonly<Record<ReasonCode, string>> = {
  event: 'Событие ценнее значения карты.',
  build: 'Экономика должна расти.',
  livingStandard: 'Люди хотят жить лучше.',
  calm: 'Беспорядки здесь опасны.',
  stir: 'Здесь это больнее всего.',
  money: 'Казне нужны деньги.',
  arms: 'Перевес в вооружениях того стоит.',
  other: 'Так выглядит лучше всего.',
};
export const standInNotice =
  'Карты и треки 2+2 здесь придуманы вместо напечатанных: это колода-замена.';
