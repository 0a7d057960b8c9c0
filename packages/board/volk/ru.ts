import type { VolkWords } from './words.ts';

const rules = new Intl.PluralRules('ru');
const many = (n: number, one: string, few: string, more: string): string => {
  const form = rules.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : more}`;
};

export const ru: VolkWords = {
  map: 'Карта разделенной Германии',
  provinces: 'Провинции',
  sites: 'Фабрики и коммуникации',
  berlin: 'Берлин',
  wall: { none: 'стены нет', standing: 'стена стоит', down: 'стена пала' },
  west: 'Запад',
  east: 'Восток',
  province: ({ name, standard, economy, unrest, protests, socialists, isLegal }) =>
    [
      name,
      `благосостояние ${standard}`,
      `экономика ${economy}`,
      `беспорядки ${unrest}`,
      ...(protests > 0
        ? [many(protests, 'массовый протест', 'массовых протеста', 'массовых протестов')]
        : []),
      ...(socialists > 0 ? [many(socialists, 'социалист', 'социалиста', 'социалистов')] : []),
      ...(isLegal ? ['можно выбрать'] : []),
    ].join(', '),
  factory: (name, value, isRundown) =>
    `${name}: фабрика, значение ${value}${isRundown ? ', обветшала' : ''}`,
  emptySite: (name) => `${name}: пусто`,
  builtLine: (name) => `${name}: коммуникация построена`,
  sector: (name, level) => `${name}: благосостояние ${level}`,
  canChoose: 'можно выбрать',
  tracks: 'Треки',
  trackAt: (title, position) => `${title}: ${position}`,
  box: (position) => `Ячейка ${position}`,
  westEast: '← Запад · Восток →',
  socialists: 'Ячейка · поле · запас',
  socialistPlaces: ['ячейка', 'поле', 'запас'],
  flight: 'Бегство',
  flightNote: (steps, lost) => `${many(steps, 'шаг', 'шага', 'шагов')}: Восток теряет ${lost}`,
  flightStopped: 'остановлено стеной',
  police: 'Полиция и стена',
  policeNote: (cards, exhausted) =>
    `${many(cards, 'карта', 'карты', 'карт')}${exhausted > 0 ? `, использовано ${exhausted}` : ''}`,
  order: 'Порядок · этап',
  stage: (letter) => `этап ${letter}`,
  doves: 'Голуби мира · кнопка',
  dovesUp: (up, all) => `голубей лицом вверх: ${up} из ${all}`,
  treasury: 'Казна',
  inTheRed: 'ниже 0: только кредит',
  points: 'ПО',
  preview: 'Если бы декада кончилась сейчас',
  phase: 'Фаза',
  open: 'выбор еще открыт',
  frg: 'ФРГ',
  gdr: 'ГДР',
  display: 'Открытые карты',
  special: 'Специальная карта',
  deck: 'Колода',
  hand: 'Ваша рука',
  noCards: 'Карт нет',
  otherHands: 'Другие руки',
  cardsOf: (name, count, backs) =>
    `${name}: ${many(count, 'карта', 'карты', 'карт')}${backs.length > 0 ? `, декады ${backs.join(', ')}` : ''}`,
  cardText: (value, text) => `. ${value === '' ? '' : `Значение ${value}. `}${text}`,
  value: 'Значение',
  runners: (count) => many(count, 'беглец', 'беглеца', 'беглецов'),
  legend: 'Знаки',
  legendLines: [
    'благосостояние',
    'экономика',
    'беспорядки, протесты',
    'фабрика Запада',
    'фабрика Востока',
    'обветшала',
    'внешняя фабрика',
    'коммуникация: пусто, есть',
  ],
  tournament: 'Турнирные очки',
};
