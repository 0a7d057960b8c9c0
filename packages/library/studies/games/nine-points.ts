import type { AnnotatedGame } from '../annotated-game.ts';

/** Two bots of the level Analyst played it; what is said of it was written after looking at it. */
export const ninePoints: AnnotatedGame = {
  game: 'red-sea',
  rules: 2,
  options: {},
  choices: [
    47, 28, 45, 3, 32, 1, 6, 19, 4, 49, 21, 16, 51, 48, 7, 26, 43, 14, 26, 4, 7, 3, 20, 5, 9, 28, 4,
    6, 11, 6, 4, 6, 5, 5, 1, 7, 7, 19, 4, 7, 5, 6, 5, 43, 2, 6, 0, 0, 49, 5, 2, 32, 1, 3, 16, 3, 1,
    2, 6, 5, 5, 45, 1, 3, 4, 4, 1, 14, 1, 48, 43, 21, 1, 43, 1, 47, 5, 1, 16, 2, 8, 2, 3, 1, 51, 2,
    6, 5, 13, 18, 11, 41, 50, 35, 24, 5, 12, 2, 38, 8, 9, 22, 37, 27, 17, 17, 50, 38, 1, 5, 2, 6, 5,
    24, 2, 6, 7, 27, 4, 6, 7, 7, 7, 11, 6, 11, 7, 3, 7, 5, 3, 2, 1, 0, 6, 9, 4, 6, 8, 8, 11, 8, 2,
    6, 9, 9, 0, 12, 3, 4, 7, 4, 6, 41, 1, 13, 3, 7, 8, 10, 6, 10, 18, 2, 6, 10, 37, 1,
  ],
  players: { en: ['Analyst', 'Analyst'], ru: ['Аналитик', 'Аналитик'] },
  notes: [
    {
      at: 19,
      sign: '?!',
      en: 'The US headlines The Derg, an event of the USSR. It is out of the hand, but Ethiopia has two Soviet points before the first action round.',
      ru: 'США разыгрывают начальным событием «Дерг», событие СССР. Карты в руке больше нет, зато в Эфиопии до первого хода уже два влияния СССР.',
    },
    {
      at: 43,
      sign: '?!',
      en: 'Kenya is a battleground, and DEFCON 3 still allows the coup. A 6 with 3 Ops puts three US points there. Then the event of the card follows, which is Soviet, and takes them away again: event first would have kept them.',
      ru: 'Кения ключевая страна, и DEFCON 3 еще разрешает переворот. Шестерка с 3 ОО дает США три влияния. Но событие карты принадлежит СССР, идет после операций и забирает их обратно: сначала событие было бы лучше.',
    },
    {
      at: 75,
      en: 'Hero of the Crossing fetched this card from the discard pile one action round earlier: two action rounds for 2 VP. In a game that ends in turn 2 they count.',
      ru: 'Эту карту ходом раньше достал из сброса «Анвар Садат»: два хода за 2 ПО. В партии, которая кончится в раунде 2, они важны.',
    },
    {
      at: 109,
      sign: '!',
      en: 'Africa first: domination, and the lead in the Strategic Sea Lanes from the headline of Seychelles. 4 VP, and the score turns.',
      ru: 'Сначала Африка: доминирование и перевес на морских путях после начального события «Сейшельские Острова». 4 ПО, счет меняется.',
    },
    {
      at: 126,
      sign: '!',
      en: 'Three points into Saudi Arabia. They look like too many in one country; they are the ground on which the last scoring card will be played.',
      ru: 'Три влияния в Саудовскую Аравию. Кажется, что для одной страны это много; но на них и рассчитана последняя карта подсчета очков.',
    },
    {
      at: 135,
      sign: '!!',
      en: 'Brzezinski’s coup in Egypt with a 6: from 0–2 to 3–0. Now the US has both battlegrounds of the Middle East.',
      ru: 'Переворот Бжезинского в Египте с шестеркой: из 0–2 в 3–0. Теперь у США обе ключевые страны Ближнего Востока.',
    },
    {
      at: 162,
      sign: '?',
      en: 'The USSR plays an event that removes its own last points in Saudi Arabia and South Yemen, with Middle East Scoring still in hand. The card must be played this turn.',
      ru: 'СССР разыгрывает событие, которое убирает его последнее влияние в Саудовской Аравии и Южном Йемене, хотя держит карту подсчета очков на Ближнем Востоке. В этом раунде ее придется разыграть.',
    },
    {
      at: 168,
      sign: '??',
      en: 'Control against no presence: 9 VP for the US, by a card of the USSR. A scoring card cannot be held, so it had to be played while there was something to score; by now there was nothing.',
      ru: 'Контроль против отсутствия: 9 ПО для США картой СССР. Карту подсчета очков удержать нельзя: разыграть ее надо было, пока было что считать.',
    },
  ],
};
