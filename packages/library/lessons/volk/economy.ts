import { read, reply, task, type Lesson } from '../lesson.ts';
import { DEAL } from './table.ts';

export const economy: Lesson = {
  id: 'volk-economy',
  game: 'volk',
  options: {},
  seat: 0,
  title: { en: 'West: build, live better', ru: 'Запад: строить и жить лучше' },
  about: {
    en: 'One card, one action: factories and lines, living standards, unrest.',
    ru: 'Одна карта, одно действие: фабрики и дороги, благосостояние, беспорядки.',
  },
  prelude: DEAL,
  steps: [
    read(
      {
        en: 'You are West Germany in 1945. The provinces carry unrest, the rings are cities. You have factories in Hamburg and Dortmund. In four decades the East must have collapsed, or it has won.',
        ru: 'Вы — Западная Германия, 1945 год. В землях беспорядки, кружки — города. У вас фабрики в Гамбурге и Дортмунде. За четыре декады Восток должен рухнуть, иначе победит он.',
      },
      { marks: ['hamburg', 'dortmund'], rules: ['volk:1', 'volk:3'] },
    ),
    task(
      'the-wirtschaftswunder',
      {
        en: 'You take turns: one card from the display or from your hand, one action with it. What you take the other can no longer have. The Wirtschaftswunder has the value 4 for you: take it.',
        ru: 'Игроки ходят по очереди: одна карта из ряда или из руки и одно действие с ней. Что взяли вы, другому уже не достанется. У «Экономического чуда» для вас ценность 4: возьмите его.',
      },
      { rules: ['volk:4'] },
    ),
    task(
      'build',
      {
        en: 'Four uses: build, raise living standards, remove 1 unrest, or the event. The value counts for the first two. Choose to build.',
        ru: 'Применений четыре: строить, повышать благосостояние, убрать 1 фишку беспорядков или событие. Ценность важна для первых двух. Выберите постройку.',
      },
      { rules: ['volk:5', 'volk:5.2'] },
    ),
    task(
      'koeln',
      {
        en: 'Four points. The first: a factory in Cologne, in North Rhine-Westphalia.',
        ru: 'Четыре балла. Первый — фабрика в Кельне, в Северном Рейне — Вестфалии.',
      },
      { marks: ['koeln'] },
    ),
    task(
      'dortmund--koeln',
      {
        en: 'The second: the line from Dortmund to Cologne. A factory is worth 1, and 1 more for each line to another factory, so both are worth 2 now.',
        ru: 'Второй — дорога Дортмунд — Кельн. Фабрика стоит 1 и еще 1 за каждую дорогу к другой фабрике: теперь обе стоят по 2.',
      },
      { marks: ['dortmund', 'koeln'], rules: ['volk:6'] },
    ),
    task(
      'duisburg',
      {
        en: 'The third: a factory in Duisburg.',
        ru: 'Третий — фабрика в Дуйсбурге.',
      },
      { marks: ['duisburg'] },
    ),
    task(
      'duisburg--dortmund',
      {
        en: 'The fourth: its line to Dortmund.',
        ru: 'Четвертый — дорога от него к Дортмунду.',
      },
      { marks: ['duisburg', 'dortmund'] },
    ),
    reply('joining-the-cmea', 'build', 'magdeburg', 'magdeburg--bitterfeld'),
    read(
      {
        en: 'Dortmund is worth 3, Cologne and Duisburg 2 each: an economy of 7, and Dortmund is the export factory of the province. The East has built Magdeburg and joined it to Bitterfeld.',
        ru: 'Дортмунд стоит 3, Кельн и Дуйсбург — по 2: экономика земли 7, а Дортмунд — ее экспортная фабрика. Восток построил Магдебург и связал его с Биттерфельдом.',
      },
      { marks: ['NW', 'ST'], rules: ['volk:6'] },
    ),
    task('monetary-reform-in-the-west', {
      en: 'People want to live better. Take Monetary reform in the West, value 2.',
      ru: 'Люди хотят жить лучше. Возьмите «Денежную реформу на Западе», ценность 2.',
    }),
    task(
      'livingStandard',
      {
        en: 'Raise living standards: up to three levels, each in another province.',
        ru: 'Повысьте благосостояние: до трех уровней, каждый в своей земле.',
      },
      { rules: ['volk:5.3'] },
    ),
    task(
      'SH',
      {
        en: 'Hamburg counts for Schleswig-Holstein or for Lower Saxony, as you say each time. Today for Schleswig-Holstein.',
        ru: 'Гамбург считается за Шлезвиг-Гольштейн или за Нижнюю Саксонию, как вы скажете. Сегодня — за Шлезвиг-Гольштейн.',
      },
      { marks: ['SH', 'hamburg'], rules: ['volk:2'] },
    ),
    task(
      'NW',
      {
        en: 'A level needs an economy of three times the new level: the first needs 3. North Rhine-Westphalia has 7, the card is not even touched.',
        ru: 'Для уровня нужна экономика втрое больше его: для первого — 3. У Северного Рейна — Вестфалии 7, карту даже не тратим.',
      },
      { marks: ['NW'] },
    ),
    task(
      'keep',
      {
        en: 'The province supplies a sector of West Berlin and could pass its level on. Keep it here.',
        ru: 'Эта земля снабжает сектор Западного Берлина и могла бы передать уровень ему. Оставьте его здесь.',
      },
      { marks: ['WB'] },
    ),
    task(
      'SH',
      {
        en: 'Schleswig-Holstein has only Hamburg, worth 1. The value of the card fills the gap of 2: raise it as well. Each level has calmed its province by 1 unrest.',
        ru: 'В Шлезвиг-Гольштейне только Гамбург, он стоит 1. Недостающие 2 дает ценность карты: повысьте и здесь. Каждый уровень убрал в своей земле 1 фишку беспорядков.',
      },
      { marks: ['SH'] },
    ),
    reply('stasi-is-founded', 'event', '0', 'EB', '1', 'done'),
    read(
      {
        en: 'The East has played an event: it calmed East Berlin, gained prestige and kept the card as police. Red events are its own, yellow ones yours, neutral ones for both.',
        ru: 'Восток сыграл событие: успокоил Восточный Берлин, получил престиж и оставил карту себе как полицию. Красные события — его, желтые — ваши, нейтральные — для обоих.',
      },
      { marks: ['EB'], rules: ['volk:5.4', 'volk:9'] },
    ),
    task('berlin-airlift', {
      en: 'West Berlin cannot be built on, but it can be calmed. Take the Berlin Airlift.',
      ru: 'В Западном Берлине строить нельзя, но его можно успокоить. Возьмите «Воздушный мост».',
    }),
    task(
      'removeUnrest',
      {
        en: 'Remove 1 unrest: free, because the card is yellow. With a card of another colour it would cost 1 point of your own economy.',
        ru: 'Уберите 1 фишку беспорядков: даром, ведь карта желтая. С картой чужого цвета пришлось бы снести 1 балл своей экономики.',
      },
      { rules: ['volk:5.1'] },
    ),
    task(
      'WB',
      {
        en: 'In West Berlin. Four unrest in a province are a mass protest, and four mass protests at the end of a decade bring a state down.',
        ru: 'В Западном Берлине. Четыре беспорядков в земле — массовый протест, а четыре протеста в конце декады губят государство.',
      },
      { marks: ['WB'], rules: ['volk:7', 'volk:11.10'] },
    ),
    read(
      {
        en: 'After fourteen cards each decade ends with a reckoning: flight, currency, upkeep, and a look across the border. Whoever lives worse than his neighbour grows restless. Keep your export factories strong and the East envious.',
        ru: 'После четырнадцати карт декада кончается подсчетом: бегство, валюта, содержание и взгляд через границу. Кто живет хуже соседа, тот волнуется. Держите сильные экспортные фабрики, и Восток будет завидовать.',
      },
      { rules: ['volk:11.1', 'volk:11.7'] },
    ),
  ],
};
