import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'the-lion-falters',
  'separatists',
  'f-5es-delivered',
  'cyrus-vance',
  'nasserism',
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

export const influence: Lesson = {
  id: 'red-sea-influence',
  game: 'red-sea',
  options: {},
  seat: 1,
  title: { en: 'Influence and control', ru: 'Влияние и контроль' },
  about: {
    en: 'A headline, a card played for operations, what influence costs.',
    ru: 'Начальное событие, карта ради операций, сколько стоит влияние.',
  },
  prelude: deal(USSR, US),
  steps: [
    read(
      {
        en: 'You are the USSR in the Horn of Africa, 1974. You have 1 influence in Somalia and 1 in South Yemen; the US has 1 in Ethiopia and 1 in Saudi Arabia. The number beside a country is its stability.',
        ru: 'Вы — СССР на Африканском Роге, 1974 год. У вас по 1 влиянию в Сомали и Южном Йемене, у США — в Эфиопии и Саудовской Аравии. Число рядом со страной — ее стабильность.',
      },
      {
        marks: ['somalia', 'south-yemen', 'ethiopia', 'saudi-arabia'],
        rules: ['rs:2.1.8', 'rs:3.2'],
      },
    ),
    reply('arab-league'),
    task(
      'the-lion-falters',
      {
        en: 'A turn begins with headlines: each side picks a card in secret, and both events happen. Choose The Lion Falters: it drives the US out of Ethiopia.',
        ru: 'Раунд начинается с начальных событий: каждый втайне выбирает карту, и происходят оба события. Выберите «Лев слабеет»: карта вытеснит США из Эфиопии.',
      },
      { rules: ['rs:4.5C'] },
    ),
    read(
      {
        en: 'Both cards had 2 operations, so the US event came first; the Arab League paid nothing. Yours put 1 influence into Ethiopia. Its stability is 1 and the US has none there: you control it.',
        ru: 'На обеих картах было по 2 ОО, поэтому первым прошло событие США; «Лига арабских государств» ничего не принесла. Ваше добавило 1 влияние в Эфиопии. Ее стабильность 1, у США там ничего: она под вашим контролем.',
      },
      { marks: ['ethiopia'], rules: ['rs:2.1.8'] },
    ),
    task('water-wars', {
      en: 'Now action rounds: one card each in turn, the USSR first. Take Water Wars. Its event is of no use today, but it has 2 Ops.',
      ru: 'Теперь ходы: по карте по очереди, СССР первый. Возьмите «Войны за воду». Событие сегодня бесполезно, зато на карте 2 ОО.',
    }),
    task(
      'operations',
      {
        en: 'A card is played for its event or for its operations: to place influence, attempt a coup or realign. Choose to place influence.',
        ru: 'Карту разыгрывают ради события или ради операций: разместить влияние, совершить переворот, снизить чужое влияние. Выберите размещение влияния.',
      },
      { rules: ['rs:5.2'] },
    ),
    task('influence', {
      en: 'Use operations to place influence, attempt a coup or realign. Place influence.',
      ru: 'ОО идут на размещение влияния, переворот или снижение влияния. Размещайте влияние.',
    }),
    task(
      'kenya',
      {
        en: 'Influence goes where you had some when the action round began, or next door. Kenya is a battleground of stability 2 next to Ethiopia and Somalia: put both points there.',
        ru: 'Влияние ставят туда, где к началу хода оно у вас было, или по соседству. Кения — ключевая страна со стабильностью 2 рядом с Эфиопией и Сомали: поставьте туда оба очка.',
      },
      { times: 2, marks: ['kenya'], rules: ['rs:6.1.1', 'rs:6.1.2'] },
    ),
    reply('the-strong-man-of-sudan', 'event'),
    read(
      {
        en: 'The US answered with The Strong Man of Sudan: 2 influence in Sudan, stability 1. The US controls it. In a country the opponent controls each of your points costs 2.',
        ru: 'США ответили картой «Джафар Мухаммед Нимейри»: 2 влияния в Судане, стабильность 1. Судан под контролем США. В стране под контролем противника каждое ваше очко стоит 2 ОО.',
      },
      { marks: ['sudan'], rules: ['rs:6.1.2'] },
    ),
    task('f-5es-delivered', {
      en: 'Take F-5Es Delivered: 3 operations.',
      ru: 'Возьмите «Поставку истребителей F-5E»: 3 ОО.',
    }),
    task('operations', { en: 'Place influence again.', ru: 'Снова размещайте влияние.' }),
    task('influence', { en: 'Place influence.', ru: 'Размещайте влияние.' }),
    task(
      'sudan',
      {
        en: 'One point in Sudan: it costs 2 of your 3.',
        ru: 'Одно очко в Судане: оно стоит 2 из ваших 3 ОО.',
      },
      { marks: ['sudan'], rules: ['rs:6.1.2'] },
    ),
    task(
      'somalia',
      {
        en: 'The last point finishes Somalia: 2 against 0, stability 2.',
        ru: 'Последнее очко завершает Сомали: 2 против 0, стабильность 2.',
      },
      { marks: ['somalia'] },
    ),
    read(
      {
        en: 'You control Ethiopia, Somalia and Kenya. Control is at least the stability, and at least the stability more than the opponent has. The next lesson is about force.',
        ru: 'Вы контролируете Эфиопию, Сомали и Кению. Контроль — это не меньше стабильности и не меньше чем на стабильность больше, чем у противника. Следующий урок — о силе.',
      },
      { marks: ['ethiopia', 'somalia', 'kenya'], rules: ['rs:2.1.8'] },
    ),
  ],
};
