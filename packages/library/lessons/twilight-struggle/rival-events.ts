import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'socialist-governments',
  'arab-israeli-war',
  'red-scare-purge',
  'asia-scoring',
  'comecon',
  'five-year-plan',
  'suez-crisis',
  'vietnam-revolts',
];
const US = [
  'decolonization',
  'romanian-abdication',
  'fidel',
  'marshall-plan',
  'nato',
  'containment',
  'olympic-games',
  'truman-doctrine',
];

const times = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => name);

export const rivalEvents: Lesson = {
  id: 'twilight-rival-events',
  game: 'twilight-struggle',
  options: {},
  seat: 0,
  title: { en: 'The opponent’s cards', ru: 'Карты противника' },
  about: {
    en: 'Half of your hand helps the opponent. The space race, and the order of event and operations.',
    ru: 'Половина руки помогает противнику. Космическая гонка и порядок события и операций.',
  },
  prelude: [
    ...deal(USSR, US),
    ...times(4, 'poland'),
    'east-germany',
    'yugoslavia',
    ...times(4, 'west-germany'),
    ...times(3, 'italy'),
    'truman-doctrine',
    'vietnam-revolts',
    'finland',
    'arab-israeli-war',
    'operations',
    'coup',
    'iran',
    '3',
  ],
  steps: [
    read(
      {
        en: 'You are the US. The USSR has just driven you out of Iran. In your hand are three Soviet events: Decolonization, Romanian Abdication and Fidel. If you use the operations of such a card, its event happens too.',
        ru: 'Вы — США. СССР только что выбил вас из Ирана. У вас в руке три советских события: «Деколонизация», «Последний король Румынии» и «Фидель Кастро». Если потратить ОО такой карты, ее событие тоже произойдет.',
      },
      { rules: ['ts:5.2'] },
    ),
    task('decolonization', {
      en: 'Decolonization would give the USSR four points in Africa and Southeast Asia. Take it and get rid of it.',
      ru: '«Деколонизация» дала бы СССР четыре очка в Африке и Юго-Восточной Азии. Возьмите ее и избавьтесь от нее.',
    }),
    task(
      'space',
      {
        en: 'Send it into space: 2 operations are enough for the first box, and an event sent into space does not happen. One card per turn can go this way.',
        ru: 'Отправьте ее в космос: для первого деления хватает 2 ОО, а событие отправленной карты не происходит. Так можно поступить с одной картой за раунд.',
      },
      { rules: ['ts:6.4.1', 'ts:6.4.5'] },
    ),
    reply('3'),
    read(
      {
        en: 'A 3 is enough: your satellite is up, 2 VP for the first. The card lies in the discard pile and will come back some day.',
        ru: 'Тройки хватило: ваш спутник на орбите, 2 ПО первому. Карта лежит в сбросе и когда-нибудь вернется.',
      },
      { rules: ['ts:6.4.3'] },
    ),
    reply('suez-crisis', 'operations', 'influence', 'iraq', 'iraq', 'iran'),
    task('romanian-abdication', {
      en: 'Romanian Abdication gives the USSR Romania, which it would take anyway: harmless. Take it.',
      ru: '«Последний король Румынии» отдает СССР Румынию, которую он и так возьмет: безобидно. Возьмите.',
    }),
    task(
      'operationsFirst',
      {
        en: 'You decide what comes first. Choose operations first: then nothing the event changes can disturb them.',
        ru: 'Что раньше, решаете вы. Сначала операции: тогда событие им не помешает.',
      },
      { rules: ['ts:5.2'] },
    ),
    task('influence', { en: 'Place the one point.', ru: 'Разместите одно очко.' }),
    task(
      'malaysia',
      {
        en: 'Malaysia, next to Australia: a way to Thailand, the battleground of Southeast Asia.',
        ru: 'Малайзия, рядом с Австралией: путь в Таиланд, ключевую страну Юго-Восточной Азии.',
      },
      { marks: ['malaysia', 'thailand'], rules: ['ts:6.1.1'] },
    ),
    read(
      {
        en: 'Romania turned red, and the card is removed from the game because of its asterisk. Playing the opponent’s cards well is half of Twilight Struggle: into space, when harmless, or last of all.',
        ru: 'Румыния стала красной, а карта с астериском убрана из игры. Умение разыгрывать чужие карты — половина «Сумеречной борьбы»: в космос, когда безвредно, или последней.',
      },
      { marks: ['romania'], rules: ['ts:2.2.4', 'ts:5.2'] },
    ),
  ],
};
