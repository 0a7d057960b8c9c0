import { deal, read, reply, task, type Lesson } from '../lesson.ts';

const USSR = [
  'the-lion-falters',
  'africa-scoring',
  'water-wars',
  'cyrus-vance',
  'nasserism',
  'separatists',
  'detente',
  'dhofar-rebellion',
  'usaid',
];
const US = [
  'peace-corps',
  'arab-league',
  'diego-garcia',
  'ogaden-war',
  'hero-of-the-crossing',
  'french-connections',
  'apollo-soyuz-test-project',
  'israeli-periphery-doctrine',
  'eplf',
];

export const scoring: Lesson = {
  id: 'red-sea-scoring',
  game: 'red-sea',
  options: {},
  seat: 1,
  title: { en: 'Scoring, and a victory', ru: 'Подсчет очков и победа' },
  about: {
    en: 'Presence, domination, the sea lanes, and how Africa is won at a stroke.',
    ru: 'Присутствие, превосходство, морские пути и как выиграть Африку одним ударом.',
  },
  prelude: [...deal(USSR, US), 'arab-league', 'the-lion-falters'],
  steps: [
    read(
      {
        en: 'You hold Africa Scoring. It must be played this turn: a player who holds a scoring card loses. Choose the moment well.',
        ru: 'У вас в руке «Подсчет очков в Африке». Его надо разыграть в этом раунде: кто удержал карту подсчета очков, тот проиграл. Выберите удачный момент.',
      },
      { rules: ['rs:10.1.5'] },
    ),
    read(
      {
        en: 'Africa pays 1 for presence, 3 for domination, 4 for control, and 1 for each battleground. But a player who controls both flashpoints, Ethiopia and Somalia, and more African countries than the opponent wins at once.',
        ru: 'Африка платит 1 за присутствие, 3 за превосходство, 4 за контроль и 1 за каждую ключевую страну. Но кто контролирует обе горячие точки, Эфиопию и Сомали, и больше стран Африки, чем противник, сразу побеждает.',
      },
      { marks: ['ethiopia', 'somalia'], rules: ['rs:10.1.1', 'rs:10.4.1'] },
    ),
    task('water-wars', {
      en: 'Ethiopia is yours already. Somalia needs one more point. Take Water Wars.',
      ru: 'Эфиопия уже ваша. Сомали не хватает одного очка. Возьмите «Войны за воду».',
    }),
    task('operations', { en: 'Use it to place influence.', ru: 'Размещайте влияние.' }),
    task('influence', { en: 'Place influence.', ru: 'Размещайте влияние.' }),
    task('somalia', { en: 'One in Somalia.', ru: 'Одно в Сомали.' }, { marks: ['somalia'] }),
    task(
      'strategic-sea-lanes',
      {
        en: 'The other into the Strategic Sea Lanes: always in reach, and a lead there adds a VP to each scoring; control doubles it.',
        ru: 'Другое — на Стратегические морские пути: они доступны всегда, перевес там добавляет ПО к каждому подсчету, а контроль удваивает его.',
      },
      { marks: ['strategic-sea-lanes'], rules: ['rs:6.1.4', 'rs:10.2.3'] },
    ),
    reply('diego-garcia', 'event'),
    read(
      {
        en: 'The US plays Diego Garcia: your point in the sea lanes is gone and two of theirs have come. They have left Africa alone.',
        ru: 'США разыгрывают «Диего-Гарсию»: вашего очка на морских путях больше нет, зато там два американских. Африку они не тронули.',
      },
      { marks: ['strategic-sea-lanes'] },
    ),
    task('africa-scoring', {
      en: 'Now: Africa Scoring.',
      ru: 'Пора: «Подсчет очков в Африке».',
    }),
    task('event', {
      en: 'A scoring card has no operations: you can only score it.',
      ru: 'На карте подсчета очков нет ОО: ее можно только подсчитать.',
    }),
    read(
      {
        en: 'Ethiopia, Somalia, and more countries in Africa than the US: the game is won on the second card. Watch for the same threat when you play the US.',
        ru: 'Эфиопия, Сомали и больше стран Африки, чем у США: партия выиграна на второй карте. Играя за США, следите за такой же угрозой.',
      },
      { rules: ['rs:10.4.1'] },
    ),
  ],
};
