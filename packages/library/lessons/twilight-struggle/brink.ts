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
  'duck-and-cover',
  'independent-reds',
  'nuclear-test-ban',
  'olympic-games',
  'marshall-plan',
  'nato',
  'containment',
  'truman-doctrine',
];

const times = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => name);

export const brink: Lesson = {
  id: 'twilight-brink',
  game: 'twilight-struggle',
  options: {},
  seat: 0,
  title: { en: 'On the brink', ru: 'На краю' },
  about: {
    en: 'DEFCON 2: which cards would lose you the game, and how to step back.',
    ru: 'DEFCON 2: какие карты ведут к поражению и как отойти от края.',
  },
  prelude: [
    ...deal(USSR, US),
    ...times(4, 'poland'),
    'east-germany',
    'yugoslavia',
    ...times(4, 'west-germany'),
    ...times(3, 'italy'),
    'duck-and-cover',
    'vietnam-revolts',
    'arab-israeli-war',
    'operations',
    'coup',
    'iran',
    '6',
    'independent-reds',
    'operations',
    'coup',
    'iran',
    '1',
    'suez-crisis',
    'operations',
    'influence',
    'iraq',
    'iraq',
    'lebanon',
  ],
  steps: [
    read(
      {
        en: 'A headline and two coups in Iran have brought DEFCON to 2. One step further is nuclear war, and the player whose action round it is loses, no matter who took the step.',
        ru: 'Начальное событие и два переворота в Иране довели DEFCON до 2. Еще шаг — ядерная война, и проигрывает тот, чей ход, кто бы ни сделал этот шаг.',
      },
      { rules: ['ts:8.1.3'] },
    ),
    read(
      {
        en: 'So no coup in a battleground now. And look at Olympic Games in your hand: the USSR could boycott, DEFCON would fall in your action round, and you would lose. Count such cards when you look at a hand.',
        ru: 'Значит, никаких переворотов в ключевых странах. И взгляните на «Олимпийские игры» у себя в руке: СССР мог бы их бойкотировать, DEFCON упал бы в ваш ход, и вы бы проиграли. Считайте такие карты, когда смотрите в руку.',
      },
      { rules: ['ts:8.1.3', 'ts:6.3.4'] },
    ),
    task('nuclear-test-ban', {
      en: 'Nuclear Test Ban steps back from the brink. Take it.',
      ru: '«Запрет на испытания ядерного оружия» отводит от края. Возьмите его.',
    }),
    task('event', {
      en: 'Play it for the event: VP for the level of DEFCON above 2, none today, and DEFCON rises by 2.',
      ru: 'Ради события: ПО за уровень DEFCON выше 2 — сегодня ни одного — и DEFCON повышается на 2.',
    }),
    read(
      {
        en: 'DEFCON is 4. Asia, the Middle East and the rest are open again, and Olympic Games is safe to play. At the end of the turn you will need 4 military operations: you have 2.',
        ru: 'DEFCON 4. Азия, Ближний Восток и остальное снова открыты, и «Олимпийские игры» можно разыграть без опаски. К концу раунда вам понадобятся 4 очка военных операций: есть 2.',
      },
      { rules: ['ts:8.1.5', 'ts:8.2.1'] },
    ),
    reply('asia-scoring', 'event'),
    task('olympic-games', {
      en: 'The USSR has scored Asia. Play Olympic Games now.',
      ru: 'СССР подсчитал очки в Азии. Теперь разыграйте «Олимпийские игры».',
    }),
    task('event', {
      en: 'For the event: the USSR takes part or boycotts.',
      ru: 'Ради события: СССР участвует или бойкотирует.',
    }),
    reply('boycott'),
    task('influence', {
      en: 'A boycott: DEFCON fell to 3, nothing worse, and you act as if with a 4 Ops card. Place influence.',
      ru: 'Бойкот: DEFCON упал до 3, не страшно, а вы действуете как с картой на 4 ОО. Размещайте влияние.',
    }),
    task(
      ['west-germany', 'italy', 'france', 'south-korea', 'japan', 'panama', 'israel'],
      {
        en: 'Four points where you like: friends in Europe and Asia, or Panama.',
        ru: 'Четыре очка куда хотите: друзья в Европе и Азии или Панама.',
      },
      { times: 4, rules: ['ts:7.4.3'] },
    ),
    read({
      en: 'The same card that would have lost you the game at DEFCON 2 was a strong play at 4. Now try the puzzles.',
      ru: 'Та же карта, что при DEFCON 2 привела бы к поражению, при 4 оказалась сильной. Теперь попробуйте задачи.',
    }),
  ],
};
