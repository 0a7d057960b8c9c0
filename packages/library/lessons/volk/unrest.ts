import { read, reply, task, type Lesson } from '../lesson.ts';
import { DEAL } from './table.ts';

export const unrest: Lesson = {
  id: 'volk-unrest',
  game: 'volk',
  options: {},
  seat: 1,
  title: { en: 'East: keep the streets quiet', ru: 'Восток: спокойствие на улицах' },
  about: {
    en: 'Events, mass protests, socialists, and what a card of the other colour costs.',
    ru: 'События, массовые протесты, социалисты и цена карты другого цвета.',
  },
  prelude: [...DEAL, '1953-uprising', 'event', '0', 'SN', '1', 'SN', '2', 'TH', '3', 'TH'],
  steps: [
    read(
      {
        en: 'You are East Germany. You win by still being there after four decades. The West has just played the 1953 Uprising: 2 unrest in Saxony and 2 in Thuringia. Both had 3, so both are in a mass protest now.',
        ru: 'Вы — Восточная Германия. Вы победите, если устоите четыре декады. Запад только что разыграл «Восстание 17 июня»: по 2 фишки беспорядков в Саксонии и Тюрингии. Было по 3, и теперь в обеих провинциях массовый протест.',
      },
      { marks: ['SN', 'TH'], rules: ['volk:1', 'volk:7'] },
    ),
    task(
      'SN',
      {
        en: 'After an action the socialists in the waiting box go where there is a mass protest, each in place of 1 unrest. You have one: send it to Saxony.',
        ru: 'После действия социалисты из своей ячейки идут туда, где массовый протест, каждый вместо 1 фишки беспорядков. У вас один: пошлите его в Саксонию.',
      },
      { marks: ['SN'], rules: ['volk:7.1'] },
    ),
    task('land-reform', {
      en: 'Your turn. You may also play cards from your hand: play Land reform.',
      ru: 'Ваш ход. Карты можно разыгрывать и из руки: возьмите «Земельную реформу».',
    }),
    task(
      'event',
      {
        en: 'It is red, so its event is yours: 2 unrest less, western currency 1 down, socialists 1 up. Take the event.',
        ru: 'Она красная, значит, событие ваше: минус 2 фишки беспорядков, западная валюта на 1 вниз, социалисты на 1 вверх. Выберите событие.',
      },
      { rules: ['volk:5.4'] },
    ),
    task('0', {
      en: 'You carry out all icons and arrows, in any order. Begin by removing unrest.',
      ru: 'Выполняются все иконки и стрелки, в любом порядке. Начните с беспорядков.',
    }),
    task(
      'SN',
      {
        en: 'In Saxony: down to 3, and its protest is over.',
        ru: 'В Саксонии: останется 3, и протест там кончится.',
      },
      { marks: ['SN'] },
    ),
    task('1', {
      en: 'And the second unrest.',
      ru: 'И вторую фишку беспорядков.',
    }),
    task(
      'TH',
      {
        en: 'In Thuringia: 4 are left, still a mass protest.',
        ru: 'В Тюрингии: останется 4, это все еще массовый протест.',
      },
      { marks: ['TH'] },
    ),
    task(
      '2',
      {
        en: 'Now the arrows: western currency goes down by 1. You need it at the end of the decade, to keep your factories from running down.',
        ru: 'Теперь стрелки: западная валюта на 1 вниз. В конце декады она нужна, чтобы фабрики не ветшали.',
      },
      { rules: ['volk:8', 'volk:11.3'] },
    ),
    reply(
      'the-wirtschaftswunder',
      'build',
      'koeln',
      'dortmund--koeln',
      'duisburg',
      'duisburg--dortmund',
    ),
    read({
      en: 'The West has built around Dortmund. Thuringia is still in the streets, and you have no red card left that removes unrest.',
      ru: 'Запад построился вокруг Дортмунда. Тюрингия все еще на улицах, а красной карты против беспорядков больше нет.',
    }),
    task('berlin-airlift', {
      en: 'Take the Berlin Airlift. You cannot use its event, because it is yellow; but now the West cannot either.',
      ru: 'Возьмите «Воздушный мост». Событие желтое и не для вас, но теперь оно не достанется и Западу.',
    }),
    task(
      'removeUnrest',
      {
        en: 'Remove 1 unrest with it. Because the card is not red, that costs you 1 point of your economy.',
        ru: 'Уберите ею 1 фишку беспорядков. Карта не красная, поэтому придется демонтировать 1 балл своей экономики.',
      },
      { rules: ['volk:5.1'] },
    ),
    task(
      'TH',
      {
        en: 'In Thuringia: the last mass protest ends.',
        ru: 'В Тюрингии: последний массовый протест кончается.',
      },
      { marks: ['TH'] },
    ),
    task(
      ['east-berlin', 'bitterfeld'],
      {
        en: 'The price: dismantle one of your two factories. Neither has a road, so you may choose either.',
        ru: 'Цена: демонтируйте одну из двух своих фабрик. Коммуникаций у них нет, так что подойдет любая.',
      },
      { marks: ['east-berlin', 'bitterfeld'], rules: ['volk:6.1'] },
    ),
    read(
      {
        en: 'Quiet streets, a weaker economy: that is the East’s dilemma. At the end of a decade people flee, envy and protest; police cards and the wall help for a time and cost upkeep. Four mass protests then are the end.',
        ru: 'Улицы спокойны, экономика слабее: вот дилемма Востока. В конце декады люди бегут, завидуют и протестуют; полиция и стена помогают на время и требуют содержания. Четыре массовых протеста тогда — конец.',
      },
      { rules: ['volk:9', 'volk:10', 'volk:11.10'] },
    ),
  ],
};
