import type { TableTexts } from './texts.ts';

const rules = new Intl.PluralRules('ru');
const many = (n: number, one: string, few: string, more: string): string => {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : more}`;
};
const SIDES = ['Запад', 'Восток'] as const;

export const ru: TableTexts = {
  codes: ['ФРГ', 'ГДР', 'США', 'СССР'],
  decade: (roman) => `Декада ${roman}`,
  halves: ['первая половина', 'вторая половина'],
  stage: (letter) => `этап ${letter}`,
  decadeEnd: 'конец декады',
  protests: (west, east) => `массовые протесты: Запад ${west} из 4, Восток ${east} из 4`,
  preview: {
    flight: (runners, police, west, eastProtest, east, westProtest, steps) =>
      `беглецы ${runners} + полиция ${police} + Запад ${west} + протест ${eastProtest} − Восток ${east} − протест ${westProtest} = ${steps}, пополам`,
    wall: 'стена стоит: 1 балл и 1 престиж',
    box: (side, position) => `${SIDES[side]} берет ячейку ${position} или меньшую`,
    noBox: 'маркер посередине',
    currency: (track, exports, standards, balance) =>
      `трек ${track} + экспорт ${exports} − благосостояние ${standards} = ${balance}`,
    policeUpkeep: (cards) => `к оплате ${many(cards, 'карта', 'карты', 'карт')}`,
    policeAction: (fresh) => `не использовано ${many(fresh, 'карта', 'карты', 'карт')}`,
    socialists: (due, supply) => `${due}, в ячейке ${supply}`,
    nothing: 'нигде',
    collapse: ([west, east]) => `сейчас Запад ${west}, Восток ${east}; 4 — проигрыш`,
  },
  sumLost: (points) => `Восток теряет ${many(points, 'балл', 'балла', 'баллов')} строительства`,
  sumProtests: (west, east) => `массовые протесты: Запад ${west}, Восток ${east}`,
  sumCollapse: (side) => (side === 0 ? 'Запад потерпел бы крах' : 'Восток потерпел бы крах'),
  about: 'примерно',
  pages: { map: 'Карта', cards: 'Карты', tracks: 'Треки', decade: 'Итог' },
  tabs: { log: 'Журнал', chat: 'Чат', played: 'Разыграны', gone: 'Убраны' },
  drawn: {
    arms: 'Карты гонки вооружений',
    conflicts: 'Карты конфликтов',
    left: (count, all) => `осталось ${count} из ${all}`,
    last: 'Последняя разыгранная:',
    none: 'нет',
    all: 'Все карты колоды',
  },
  reader: 'Карта',
  standIn: 'Колода-замена: карты и треки «2+2» здесь придуманы.',
  ownDeck: 'За этим столом играют своей колодой.',
  deckLeft: (cards) => `колода ${cards}`,
  pickHint: 'Наведите на карту, чтобы прочитать ее.',
  uses: 'Что сделать с картой',
  peacemakers: (counts) => `Миротворцы: ${counts.join(' / ')}`,
  armsCostUp: 'Гонка вооружений дороже на $1',
  ussrValueDown: 'Значение карт для СССР на 1 меньше',
  figures: {
    protests: (west, east) => `Массовые протесты: Запад — ${west}, Восток — ${east}.`,
    phase: (phase) => `Это случилось в фазе «${phase}».`,
    socialists: (due, had) => `Социалистов нужно: ${due}, есть: ${had}.`,
    points: (usa, ussr, isForSuperpower) =>
      `Победные очки: США — ${usa}, СССР — ${ussr}. ${
        isForSuperpower
          ? 'У сверхдержавы победившего блока их больше, чем у противника: побеждает она.'
          : 'У сверхдержавы победившего блока их не больше, чем у противника: побеждает немецкое государство.'
      }`,
    button: (who, peacemakers) =>
      `Кнопку нажали: ${who}. Карты миротворца: ${peacemakers.join(', ')}.`,
  },
  tournament: (points) => `Турнирные очки: ${points.join(', ')}`,
  deckTop: 'Верх колоды',
  examined: 'Просмотренные карты',
  statusLine: ({ flight, currency, socialists, police }) =>
    `Бегство ${flight} · валюта ${currency} · социалистов в ячейке ${socialists} · полиция ${police}`,
  hiddenHands: 'Закрытые руки',
  eyes: 'Глазами',
  everything: 'Всё',
  moment: (at, last) => `Шаг ${at} из ${last}`,
  stepBy: { choice: 'Шаг: выбор', play: 'Шаг: карта', round: 'Шаг: этап', turn: 'Шаг: декада' },
  steps: {
    decadeBack: 'На декаду назад',
    cardBack: 'На карту назад',
    back: 'На шаг назад',
    play: 'Воспроизвести',
    pause: 'Пауза',
    forward: 'На шаг вперед',
    cardForward: 'На карту вперед',
    decadeForward: 'На декаду вперед',
  },
};
