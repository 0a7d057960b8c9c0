import { read, reply, task, type Lesson } from '../lesson.ts';
import { DEAL } from './table.ts';

export const economy: Lesson = {
  id: 'volk-economy',
  game: 'volk',
  options: {},
  seat: 0,
  title: { en: 'West: build, live better', ru: 'Запад: строить и жить лучше' },
  about: {
    en: 'One card, one action: factories and roads, living standards, unrest.',
    ru: 'Одна карта, одно действие: фабрики и коммуникации, благосостояние, беспорядки.',
  },
  prelude: DEAL,
  steps: [
    read(
      {
        en: 'You are West Germany in 1945. The provinces carry unrest, the rings are cities. You have factories in Hamburg and Dortmund. The East must collapse within four decades, or it wins.',
        ru: 'Вы — Западная Германия, 1945 год. В провинциях беспорядки, кружки — города. У вас фабрики в Гамбурге и Дортмунде. За четыре декады Восток должен рухнуть, иначе победит он.',
      },
      { marks: ['hamburg', 'dortmund'], rules: ['volk:1', 'volk:3'] },
    ),
    task(
      'the-wirtschaftswunder',
      {
        en: 'You take turns: one card from the display or from your hand, one action with it. What you take, the opponent can no longer have. The Wirtschaftswunder has a value of 4: take it.',
        ru: 'Игроки ходят по очереди: одна карта из открытых или из руки и одно действие с ней. Что взяли вы, противнику уже не достанется. У «Экономического чуда» значение 4: возьмите его.',
      },
      { rules: ['volk:4'] },
    ),
    task(
      'build',
      {
        en: 'Four uses: build, raise living standards, remove 1 unrest, or the event. The value counts for the first two. Choose to build your economy.',
        ru: 'Применений четыре: развить экономику, повысить благосостояние, убрать 1 фишку беспорядков или событие. Значение важно для первых двух. Выберите «Развить экономику».',
      },
      { rules: ['volk:5', 'volk:5.2'] },
    ),
    task(
      'koeln',
      {
        en: 'Four points. The first: a factory in Cologne, in North Rhine-Westphalia.',
        ru: 'Четыре балла. Первый — фабрика в Кёльне, в Северном Рейне — Вестфалии.',
      },
      { marks: ['koeln'] },
    ),
    task(
      'dortmund--koeln',
      {
        en: 'The second: the road from Dortmund to Cologne. A factory is worth 1, and 1 more for each road to another factory, so both are worth 2 now.',
        ru: 'Второй — коммуникация Дортмунд — Кёльн. Фабрика стоит 1 и еще 1 за каждую коммуникацию к другой фабрике: теперь обе стоят по 2.',
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
        en: 'The fourth: its road to Dortmund.',
        ru: 'Четвертый — коммуникация от него к Дортмунду.',
      },
      { marks: ['duisburg', 'dortmund'] },
    ),
    reply('joining-the-cmea', 'build', 'magdeburg', 'magdeburg--bitterfeld'),
    read(
      {
        en: 'Dortmund is worth 3, Cologne and Duisburg 2 each: an economy of 7, and Dortmund is the export factory of the province. The East has built Magdeburg and joined it to Bitterfeld.',
        ru: 'Дортмунд стоит 3, Кёльн и Дуйсбург — по 2: экономика провинции 7, а Дортмунд — ее экспортная фабрика. Восток построил Магдебург и связал его с Биттерфельдом.',
      },
      { marks: ['NW', 'ST'], rules: ['volk:6'] },
    ),
    task('monetary-reform-in-the-west', {
      en: 'People want to live better. Take Monetary reform in the West, value 2.',
      ru: 'Люди хотят жить лучше. Возьмите «Денежную реформу на Западе», значение 2.',
    }),
    task(
      'livingStandard',
      {
        en: 'Raise living standards: up to three levels, each in another province.',
        ru: 'Повысьте благосостояние: до трех уровней, каждый в другой провинции.',
      },
      { rules: ['volk:5.3'] },
    ),
    task(
      'SH',
      {
        en: 'Hamburg counts for Schleswig-Holstein or for Lower Saxony, as you decide each time. Today for Schleswig-Holstein.',
        ru: 'Гамбург считается за Шлезвиг-Гольштейн или за Нижнюю Саксонию, как вы решите. Сегодня — за Шлезвиг-Гольштейн.',
      },
      { marks: ['SH', 'hamburg'], rules: ['volk:2'] },
    ),
    task(
      'NW',
      {
        en: 'A level needs an economy of three times the new level: the first needs 3. North Rhine-Westphalia has 7, so you need nothing from the card.',
        ru: 'Для уровня нужна экономика втрое больше его: для первого — 3. У Северного Рейна — Вестфалии 7, значение карты не понадобится.',
      },
      { marks: ['NW'] },
    ),
    task(
      'keep',
      {
        en: 'The province supplies a sector of West Berlin and could pass its level on. Keep it here.',
        ru: 'Эта провинция снабжает сектор Западного Берлина и могла бы передать уровень ему. Оставьте его здесь.',
      },
      { marks: ['WB'] },
    ),
    task(
      'SH',
      {
        en: 'Schleswig-Holstein has only Hamburg, worth 1. The value of the card fills the gap of 2: raise it as well. Each level has calmed its province by 1 unrest.',
        ru: 'В Шлезвиг-Гольштейне только Гамбург, он стоит 1. Недостающие 2 дает значение карты: повысьте и здесь. Каждый уровень убрал в своей провинции 1 фишку беспорядков.',
      },
      { marks: ['SH'] },
    ),
    reply('stasi-is-founded', 'event', '0', 'EB', '1', 'done'),
    read(
      {
        en: 'The East has played an event: it calmed East Berlin, gained prestige and kept the card as police. Red events are its own, yellow ones yours, neutral ones for both.',
        ru: 'Восток разыграл событие: успокоил Восточный Берлин, получил престиж и оставил карту себе как полицию. Красные события — его, желтые — ваши, нейтральные — для обоих.',
      },
      { marks: ['EB'], rules: ['volk:5.4', 'volk:9'] },
    ),
    task('berlin-airlift', {
      en: 'You cannot build in West Berlin, but you can calm it. Take the Berlin Airlift.',
      ru: 'В Западном Берлине строить нельзя, но его можно успокоить. Возьмите «Воздушный мост».',
    }),
    task(
      'removeUnrest',
      {
        en: 'Remove 1 unrest: free, because the card is yellow. With a card of another colour it would cost 1 point of your own economy.',
        ru: 'Уберите 1 фишку беспорядков: бесплатно, ведь карта желтая. С картой другого цвета пришлось бы демонтировать 1 балл своей экономики.',
      },
      { rules: ['volk:5.1'] },
    ),
    task(
      'WB',
      {
        en: 'In West Berlin. Four unrest in a province are a mass protest, and four mass protests at the end of a decade bring a state down.',
        ru: 'В Западном Берлине. Четыре фишки беспорядков в провинции — массовый протест, а четыре протеста в конце декады губят государство.',
      },
      { marks: ['WB'], rules: ['volk:7', 'volk:11.10'] },
    ),
    read(
      {
        en: 'After fourteen cards each decade ends with a reckoning: flight, currency, upkeep, and a look across the border. A province that lives worse than its neighbour grows restless. Keep your export factories strong and the East envious.',
        ru: 'После четырнадцати карт декада кончается подсчетом: бегство, валюта, содержание и взгляд через границу. Провинция, которая живет хуже соседней, волнуется. Держите сильные экспортные фабрики, и Восток будет завидовать.',
      },
      { rules: ['volk:11.1', 'volk:11.7'] },
    ),
  ],
};
