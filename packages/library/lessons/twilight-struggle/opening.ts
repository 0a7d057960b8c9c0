import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'socialist-governments',
  'arab-israeli-war',
  'decolonization',
  'red-scare-purge',
  'asia-scoring',
  'comecon',
  'five-year-plan',
  'suez-crisis',
];
const US = [
  'truman-doctrine',
  'marshall-plan',
  'nato',
  'containment',
  'independent-reds',
  'olympic-games',
  'vietnam-revolts',
  'un-intervention',
];

export const opening: Lesson = {
  id: 'twilight-opening',
  game: 'twilight-struggle',
  options: {},
  seat: 1,
  title: { en: 'The whole world: first moves', ru: 'Весь мир: первые ходы' },
  about: {
    en: 'Set-up, a headline and the classic coup in Iran, as the USSR.',
    ru: 'Расстановка, начальное событие и классический переворот в Иране, за СССР.',
  },
  prelude: deal(USSR, US),
  steps: [
    read(
      {
        en: 'Twilight Struggle is the same game on the whole map: six regions, ten turns, 20 VP to win early. You are the USSR. Besides your fixed influence you place 6 in Eastern Europe.',
        ru: '«Сумеречная борьба» — та же игра на всей карте: шесть регионов, десять раундов, 20 ПО для досрочной победы. Вы — СССР. Кроме заданного вы размещаете 6 влияния в Восточной Европе.',
      },
      { rules: ['ts:3.2', 'ts:10.3.1'] },
    ),
    task(
      'poland',
      {
        en: 'Four in Poland: a battleground of stability 3, safe with one to spare.',
        ru: 'Четыре в Польше: ключевая страна со стабильностью 3, с запасом в одно.',
      },
      { times: 4, marks: ['poland'] },
    ),
    task(
      'east-germany',
      {
        en: 'One in East Germany, which then has 4: the same reserve.',
        ru: 'Одно в Восточной Германии: там станет 4, тот же запас.',
      },
      { marks: ['east-germany'] },
    ),
    task(
      'yugoslavia',
      {
        en: 'The last in Yugoslavia, a door to Italy and Greece.',
        ru: 'Последнее в Югославии — двери в Италию и Грецию.',
      },
      { marks: ['yugoslavia'] },
    ),
    reply(
      'west-germany',
      'west-germany',
      'west-germany',
      'west-germany',
      'italy',
      'italy',
      'italy',
      'truman-doctrine',
    ),
    task(
      'socialist-governments',
      {
        en: 'The US has placed 4 in West Germany and 3 in Italy. Headline Socialist Governments: it takes 3 US influence out of Western Europe.',
        ru: 'США поставили 4 в Западной Германии и 3 в Италии. Начальным событием возьмите «Левые правительства»: они убирают 3 влияния США из Западной Европы.',
      },
      { rules: ['ts:4.5C'] },
    ),
    task(
      'italy',
      {
        en: 'Two from Italy: the US no longer controls it.',
        ru: 'Два из Италии: США ее больше не контролируют.',
      },
      { times: 2, marks: ['italy'] },
    ),
    task(
      'west-germany',
      {
        en: 'One from West Germany: 3 left, stability 4. No more than 2 from one country.',
        ru: 'Одно из Западной Германии: осталось 3 при стабильности 4. Не больше 2 из одной страны.',
      },
      { marks: ['west-germany'] },
    ),
    reply('finland'),
    read(
      {
        en: 'The card with more operations went first: yours. Then the US used the Truman Doctrine to clear Finland. At DEFCON 5 every region is open: the moment for Iran.',
        ru: 'Первой была карта с большими ОО — ваша. Затем США «Доктриной Трумэна» очистили Финляндию. При DEFCON 5 открыты все регионы: пора заняться Ираном.',
      },
      { marks: ['iran'], rules: ['ts:4.5C', 'ts:8.1.5'] },
    ),
    task('arab-israeli-war', {
      en: 'Iran is a battleground with 1 US influence and the only US way into the east of the region. Take Arab-Israeli War for its 2 operations.',
      ru: 'Иран — ключевая страна с 1 влиянием США, их единственный путь на восток региона. Возьмите «Арабо-израильскую войну» ради 2 ОО.',
    }),
    task('operations', { en: 'Use its operations for a coup.', ru: 'Потратьте ОО на переворот.' }),
    task('coup', { en: 'A coup.', ru: 'Переворот.' }, { rules: ['ts:6.3.2'] }),
    task('iran', { en: 'In Iran.', ru: 'В Иране.' }, { marks: ['iran'] }),
    reply('5'),
    read(
      {
        en: 'Die 5, +2 operations, −4 for twice the stability: 3. The US lost its point and you placed 2: Iran is yours. DEFCON fell to 4, so Europe is closed now, and you have 2 military operations.',
        ru: 'Кубик 5, +2 ОО, −4 за удвоенную стабильность: 3. США потеряли свое очко, вы поставили 2: Иран ваш. DEFCON упал до 4, Европа теперь закрыта, и у вас 2 очка военных операций.',
      },
      { marks: ['iran'], rules: ['ts:6.3.4', 'ts:8.2.1'] },
    ),
    reply('olympic-games', 'operations', 'influence', 'italy', 'italy'),
    read(
      {
        en: 'The US retakes Italy. From here the game is open: Asia Scoring is in your hand and has to be played before the turn ends, so look to Asia.',
        ru: 'США возвращают себе Италию. Дальше игра открыта: в руке у вас «Подсчет очков в Азии», его надо разыграть до конца раунда, так что смотрите на Азию.',
      },
      { rules: ['ts:10.1.5'] },
    ),
  ],
};
