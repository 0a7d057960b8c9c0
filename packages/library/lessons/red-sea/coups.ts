import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'nasserism',
  'separatists',
  'f-5es-delivered',
  'cyrus-vance',
  'the-lion-falters',
  'dhofar-rebellion',
  'detente',
  'water-wars',
  'usaid',
];
const US = [
  'peace-corps',
  'arab-league',
  'french-connections',
  'ogaden-war',
  'hero-of-the-crossing',
  'the-strong-man-of-sudan',
  'apollo-soyuz-test-project',
  'israeli-periphery-doctrine',
  'eplf',
];

export const coups: Lesson = {
  id: 'red-sea-coups',
  game: 'red-sea',
  options: {},
  seat: 1,
  title: { en: 'Coups and DEFCON', ru: 'Перевороты и DEFCON' },
  about: {
    en: 'A coup in a flashpoint, the die, closed regions, military operations.',
    ru: 'Переворот в горячей точке, кубик, закрытые регионы, очки военных операций.',
  },
  prelude: [...deal(USSR, US), 'arab-league', 'nasserism'],
  steps: [
    read(
      {
        en: 'The headline phase is over: Nasserism gives your coups +1 to the die this turn. DEFCON is 4. At 1 the world ends, and the phasing player loses.',
        ru: 'Начальные события позади: «Насеризм» дает вашим переворотам +1 к кубику в этом раунде. DEFCON 4. При 1 мир гибнет, и активный игрок проигрывает.',
      },
      { rules: ['rs:8.1.4'] },
    ),
    task('separatists', {
      en: 'Take Separatists, 2 operations.',
      ru: 'Возьмите «Сепаратистов», 2 ОО.',
    }),
    task('operations', {
      en: 'Use its operations for a coup: one roll with all the points.',
      ru: 'Потратьте ОО на переворот: один бросок на все ОО.',
    }),
    task(
      'coup',
      {
        en: 'Attempt a coup: one roll with all the points.',
        ru: 'Попытайтесь совершить переворот: один бросок на все ОО.',
      },
      { rules: ['rs:6.3.2'] },
    ),
    task(
      'ethiopia',
      {
        en: 'Ethiopia: the US has 1 there and the stability is only 1. It is a flashpoint: before the die the top card of the pile is shown, and a card of 1 or 2 operations costs a level of DEFCON.',
        ru: 'Эфиопия: у США там 1, стабильность всего 1. Это горячая точка: до кубика открывается верхняя карта колоды, и карта на 1 или 2 ОО стоит уровня DEFCON.',
      },
      { marks: ['ethiopia'], rules: ['rs:6.3.6'] },
    ),
    reply('the-derg', '4'),
    read(
      {
        en: 'The Derg was shown, 2 operations: DEFCON fell to 3. The die: 4, +1 Nasserism, +2 operations, −2 for twice the stability: 5. The US lost its 1 there and you placed 4.',
        ru: 'Открылся «Дерг», 2 ОО: DEFCON упал до 3. Кубик: 4, +1 «Насеризм», +2 ОО, −2 за удвоенную стабильность: 5. США потеряли там 1, вы поставили 4.',
      },
      { marks: ['ethiopia'], rules: ['rs:6.3.2'] },
    ),
    read(
      {
        en: 'The 2 operations count as military operations. At the end of the turn you need as many as DEFCON says; every missing one is a VP for the US.',
        ru: 'Эти 2 ОО засчитаны как очки военных операций. К концу раунда их нужно столько, каков DEFCON; каждое недостающее — ПО для США.',
      },
      { rules: ['rs:8.2.1'] },
    ),
    reply('apollo-soyuz-test-project', 'operations', 'influence', 'oman', 'yemen'),
    read(
      {
        en: 'At DEFCON 3 the Middle East is closed to coups and realignments, so the US points in Oman and Yemen are safe from them. Influence can still be placed anywhere in reach.',
        ru: 'При DEFCON 3 Ближний Восток закрыт для переворотов и снижения влияния: очкам США в Омане и Йемене они не грозят. Размещать влияние по-прежнему можно везде, куда дотягиваетесь.',
      },
      { marks: ['oman', 'yemen', 'saudi-arabia', 'egypt'], rules: ['rs:8.1.7'] },
    ),
    task('f-5es-delivered', {
      en: 'Then build instead: F-5Es Delivered, 3 operations.',
      ru: 'Тогда стройте: «Поставка истребителей F-5E», 3 ОО.',
    }),
    task('operations', { en: 'Place influence.', ru: 'Размещайте влияние.' }),
    task('influence', {
      en: 'There is no coup to choose: the US has no influence outside the closed region. Place influence.',
      ru: 'Переворот сейчас невозможен: вне закрытого региона у США нет влияния. Размещайте влияние.',
    }),
    task(
      'kenya',
      {
        en: 'Two in Kenya, a battleground, make it yours.',
        ru: 'Два очка в Кении, ключевой стране, — и она ваша.',
      },
      { times: 2, marks: ['kenya'] },
    ),
    task('somalia', { en: 'And one in Somalia.', ru: 'И одно в Сомали.' }, { marks: ['somalia'] }),
    read({
      en: 'Force is quick and risky, influence slow and sure. A coup in a battleground always lowers DEFCON; at 2 it would lose you the game.',
      ru: 'Сила быстра и опасна, влияние медленно и надежно. Переворот в ключевой стране всегда понижает DEFCON; при 2 вы бы проиграли.',
    }),
  ],
};
