import type { Chapter } from '../../section.ts';

export const table = {
  'ts:1.0': {
    title: 'What the game is about',
    text: 'Two players, the US and the USSR, wage the Cold War from 1945 to 1989 with influence, coups, wars by proxy and prestige. The side that sets off a nuclear war loses.',
  },
  'ts:2.1.1': {
    title: 'Regions and subregions',
    text: 'Six regions: Europe, Asia, the Middle East, Africa, Central America, South America. Europe divides into Western and Eastern Europe; Austria and Finland belong to both halves. Southeast Asia is a part of Asia. Libya and Egypt count as the Middle East, Canada and Turkey as Europe.',
  },
  'ts:2.1.2': {
    title: 'A region includes its subregions',
    text: 'Anything that applies to Europe or Asia applies to every country of their subregions too.',
  },
  'ts:2.1.3': {
    title: 'Countries and stability',
    text: 'A box on the map is a country, even where it stands for several. Its stability number says how hard it is to control and to overthrow.',
  },
  'ts:2.1.4': {
    title: 'Battlegrounds',
    text: 'Battleground countries differ from others in two things only: they weigh more in scoring [ts:10.1.1], and a coup there lowers DEFCON [ts:6.3.4].',
  },
  'ts:2.1.5': {
    title: 'The superpowers on the map',
    text: 'The US and the USSR hold no influence. For realignments [ts:6.2.2] and events each counts as a country that its own player controls.',
  },
  'ts:2.1.6': {
    title: 'Adjacent countries',
    text: 'Countries joined by a line are adjacent, whatever its colour and whatever the real map says. Lines to a superpower make a country adjacent to it.',
  },
  'ts:2.1.7': {
    title: 'Control of a country',
    text: 'You control a country if your influence there is at least its stability and exceeds the opponent’s by at least its stability. If neither side qualifies, nobody controls it.\nExample: stability 4, opponent 1: you need 5.',
  },
  'ts:2.1.8': {
    title: 'Starting influence',
    text: 'Numbers printed beside a stability are the influence that stands there when the game begins [ts:3.2] [ts:3.3].',
  },
  'ts:2.2.1': {
    title: 'Cards',
    text: 'Every card has operations points and an event, except scoring cards: these have no operations and must be played in the turn in which they are drawn.',
  },
  'ts:2.2.2': {
    title: 'Whose event it is',
    text: 'A red star marks an event of the USSR, a white star one of the US, a star of both colours a neutral event, which belongs to its player. Playing the opponent’s card: [ts:5.2].',
  },
  'ts:2.2.3': {
    title: 'Event or operations',
    text: 'A card is played either for its event or for its operations.',
  },
  'ts:2.2.4': {
    title: 'Asterisk',
    text: 'A card with an asterisk is removed from the game once its event has happened.',
  },
  'ts:2.2.5': {
    title: 'Underlined events',
    text: 'An underlined event stays in force until something cancels it or the game ends [ts:7.3].',
  },
  'ts:2.2.6': {
    title: 'Discarded is not removed',
    text: 'Discarded cards come back with the next reshuffle; removed cards never do. Both piles are open to all.',
  },
  'ts:3.1': {
    title: 'Set-up: cards',
    text: 'Shuffle the Early War cards and deal 8 to each side. The China Card lies open before the USSR. Both look at their hands before placing influence.',
  },
  'ts:3.2': {
    title: 'Set-up: USSR influence',
    text: 'The USSR goes first: Syria 1, Iraq 1, North Korea 3, East Germany 3, Finland 1, and 6 anywhere in Eastern Europe; 15 in all.',
  },
  'ts:3.3': {
    title: 'Set-up: US influence',
    text: 'Then the US: Canada 2, Iran 1, Israel 1, Japan 1, Australia 4, Philippines 1, South Korea 1, Panama 1, South Africa 1, United Kingdom 5, and 7 anywhere in Western Europe; 25 in all. In the second edition Canada starts empty [ts2:3.3].',
  },
  'ts:3.4': {
    title: 'Set-up: tracks',
    text: 'Space race at the start, military operations 0, turn 1, DEFCON 5, VP 0.',
  },
} satisfies Chapter;
