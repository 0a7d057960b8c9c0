import type { BoardWords } from './words.ts';

const side = { us: 'США', ussr: 'СССР' } as const;

const plural = new Intl.PluralRules('ru');
const TARGETS = { one: 'цель', few: 'цели', many: 'целей' } as const;

function targets(count: number): string {
  const form = plural.select(count);
  return `${count} ${form === 'one' || form === 'few' ? TARGETS[form] : TARGETS.many}`;
}

export const ru: BoardWords = {
  side,
  nobody: 'никто',
  map: 'Карта',
  countries: 'Страны по регионам',
  tracks: 'Шкалы',
  turn: 'Раунд',
  round: 'Ход',
  headline: 'НС',
  eras: ['Начало', 'Середина', 'Окончание'],
  defcon: 'DEFCON',
  barred: 'Без переворотов и снижения',
  barredToCoups: 'Без переворотов',
  barredNowhere: '—',
  militaryOps: 'Очки военных операций',
  militaryOpsShort: 'Воен. ОО',
  needed: (count) => `нужно ${count}`,
  space: 'Космос',
  spaceShort: 'Космос',
  spaceLegend: 'очки 1-му / 2-му · бросок',
  spaceStart: 'старт',
  spaceUsed: 'Пока использовано.',
  vp: 'Победные очки',
  vpShort: 'ПО',
  passingReady: 'готова',
  passingFaceDown: 'взакрытую',
  heldBy: (who) => `у ${who}`,
  westEast: ['З', 'В'],
  north: 'С',
  wholeMap: 'Вся карта',
  find: 'Найти страну или карту',
  findNothing: 'такой страны или карты нет',
  wins: 'победа',
  country: ({ name, region, stability, us, ussr, control, isLegal, hint, ...more }) =>
    [
      `${name}, ${region}${more.battleground ? ', ключевая' : ''}${more.flashpoint ? ', горячая точка' : ''}, стабильность ${stability}.`,
      more.marks ? `${more.marks.join(', ')}.` : '',
      `США ${us}, СССР ${ussr}, ${control ? `контроль ${side[control]}` : 'контроля нет'}.`,
      hint ? `${isLegal ? '' : 'Сейчас нельзя: '}${hint}` : '',
    ]
      .join(' ')
      .trim(),
  region: (name, { battlegrounds, allBattlegrounds, scoring }) =>
    !scoring
      ? name
      : `${name}: ключевых стран ${allBattlegrounds}, под контролем США ${battlegrounds[0]}, СССР ${battlegrounds[1]}; ` +
        (scoring.side
          ? scoring.wins
            ? `подсчет сейчас приносит победу ${side[scoring.side]}.`
            : `подсчет сейчас дает ${side[scoring.side]} ${scoring.points}.`
          : 'подсчет сейчас никому ничего не дает.'),
  changed: (from, to) => `с ${from} до ${to}`,

  eventOf: { us: 'событие США', ussr: 'событие СССР', neutral: 'общее событие' },
  mustBePlayed: 'разыграть в этом раунде',
  mustBePlayedShort: 'обязательна',
  leavesGame: 'после события убирается из игры',
  returnsToDeck: 'вернется в колоду',
  passesOn: 'после розыгрыша переходит к противнику',
  lasting: 'действует и дальше',
  cardNumber: (number) => `№${number}`,
  ops: 'ОО',
  opsChanged: (printed, now) => `Сейчас ${now} ОО вместо ${printed}`,
  hand: 'Ваша рука',
  close: 'Закрыть',
  percent: (figure) => `${figure} %`,
  die: 'куб.',
  chance: 'шанс',
  dieShows: (value) => `кубик ${value}`,
  result: 'итог',
  after: 'станет',
  scoreNow: 'сейчас',
  scoreNowAbout: 'на сколько ПО изменится подсчет региона сейчас в вашу пользу',
  scoreFinal: 'в конце',
  scoreFinalAbout: 'на сколько ПО изменится финальный подсчет в вашу пользу',
  rollHint: 'бросить кубик',
  backHint: 'назад',
  actions: 'Что сделать с картой',
  log: 'Журнал',
  clock: 'Часы',
  onMove: 'ход',
  effects: 'Действует',
  scrubber: 'Шаг партии',
  step: {
    first: 'К началу',
    back: 'Шаг назад',
    play: 'Смотреть',
    pause: 'Пауза',
    forward: 'Шаг вперед',
    last: 'К концу',
  },
  watching: 'Вид',
  bothSides: 'обе стороны',
  spectator: 'как зритель',
  regions: 'Регионы',
  targets,
};
