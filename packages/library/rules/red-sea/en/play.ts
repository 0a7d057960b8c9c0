import type { Chapter } from '../../section.ts';

export const play = {
  'rs:1.0': {
    title: 'What the game is about',
    text: 'The Horn of Africa from 1974 on: a short Twilight Struggle of two turns. Everything not mentioned here works as it does there.',
  },
  'rs:2.1.1': { title: 'Regions', text: 'Africa and the Middle East.' },
  'rs:2.1.2': {
    title: 'Egypt',
    text: 'It belongs to both regions, for every rule, card and restriction.',
  },
  'rs:2.1.3': {
    title: 'Countries',
    text: 'Eleven countries, each with a stability number.',
  },
  'rs:2.1.4': {
    title: 'Battlegrounds',
    text: 'Egypt, Kenya and Saudi Arabia. They matter in scoring and in coups.',
  },
  'rs:2.1.5': {
    title: 'Flashpoints',
    text: 'Ethiopia and Somalia. They are not battlegrounds; coups there draw a card [rs:6.3.6], and both together can win Africa [rs:10.4.1].',
  },
  'rs:2.1.6': {
    title: 'Adjacent countries',
    text: 'Countries joined by a line. Ethiopia and Somalia are not joined, nor are the two Yemens. Djibouti and South Yemen link the regions.',
  },
  'rs:2.1.7': {
    title: 'Strategic Sea Lanes',
    text: 'A box of stability 4, in no region and adjacent to nothing; it is not a country. There are no coups or realignments there.',
  },
  'rs:2.1.8': {
    title: 'Control of a country',
    text: 'At least its stability, and at least its stability more than the opponent.',
  },
  'rs:2.2': {
    title: 'Cards',
    text: '51 cards: 29 Mid War and 22 Late War. Sides, asterisks and lasting events as in Twilight Struggle [ts:2.2.2]. Scoring cards must be played in the turn in which they are drawn.',
  },
  'rs:3.1': {
    title: 'Set-up: cards',
    text: '9 Mid War cards each. Romanian Autonomy lies face up with the US.',
  },
  'rs:3.2': {
    title: 'Set-up: influence',
    text: 'USSR: Somalia 1, South Yemen 1. US: Ethiopia 1, Saudi Arabia 1. Nothing is placed freely.',
  },
  'rs:3.3': {
    title: 'Set-up: tracks',
    text: 'DEFCON 4; space race, military operations and VP at the start.',
  },
  'rs:4.1': {
    title: 'Two turns',
    text: 'Seven action rounds each; hands are filled up to 9 again for the second turn.',
  },
  'rs:4.4': {
    title: 'Late War',
    text: 'After the first turn the Late War is shuffled into what is left of the pile; the discards stay out.',
  },
  'rs:4.5': {
    title: 'Sequence of a turn',
    text: 'DEFCON rises (not in turn 1), deal, headlines, action rounds, military operations, held cards, Romanian Autonomy turns up, next turn; final scoring at the end. The USSR goes first in every action round.',
  },
  'rs:4.5C': {
    title: 'Headlines',
    text: 'Both happen; more operations first, the US on a tie, scoring cards last. The player of the card answers for DEFCON 1. Romanian Autonomy is never a headline.',
  },
  'rs:5.2': {
    title: 'The opponent’s event',
    text: 'It happens when you use the operations of their card, before or after, as you choose. If it cannot happen the card is discarded; if it happens without result an asterisk removes it.',
  },
  'rs:6.1.1': {
    title: 'Where influence may go',
    text: 'Where your influence stood when the action round began, and next to it. This does not bind events.',
  },
  'rs:6.1.2': {
    title: 'What influence costs',
    text: '1 Op per point, 2 while the opponent controls the place.',
  },
  'rs:6.1.4': {
    title: 'Influence in the sea lanes',
    text: 'Either side may always place there, at the usual cost.',
  },
  'rs:6.2.2': {
    title: 'Realignment',
    text: '1 Op per roll, where the opponent has influence. Both roll and add 1 for each adjacent country they control and 1 for more influence in the target; the side with the higher total removes the difference. No superpower is adjacent to anything.',
  },
  'rs:6.2.4': { title: 'Not in the sea lanes', text: 'They cannot be realigned.' },
  'rs:6.2.5': { title: 'Realignment in flashpoints', text: 'As anywhere; no card is drawn.' },
  'rs:6.2.6': {
    title: 'Realignments granted by events',
    text: 'For a region they are not bound by DEFCON.',
  },
  'rs:6.3.2': {
    title: 'Coup',
    text: 'Where the opponent has influence: die plus operations minus twice the stability; a result above 0 removes that much of their influence and then adds yours. The operations count as military operations.',
  },
  'rs:6.3.4': { title: 'Coup in a battleground', text: 'DEFCON falls by 1.' },
  'rs:6.3.5': {
    title: 'Coups granted by events',
    text: 'For a region they are not bound by DEFCON, but a battleground still lowers it.',
  },
  'rs:6.3.6': {
    title: 'Coup in a flashpoint',
    text: 'Before the die the top card of the draw pile is shown\n- 3 or 4 operations: DEFCON stays, the card goes under the pile\n- 1 or 2: DEFCON falls by 1, the card is discarded\n- scoring card: DEFCON falls by 1, the card is scored and discarded\nThen the coup goes on, unless the game has ended.',
  },
  'rs:6.4.1': {
    title: 'Space race',
    text: 'One attempt per turn: box 1 needs 2 operations and 1–4, box 2 needs 2 and 1–3, box 3 needs 3 and 1–4.',
  },
  'rs:6.4.4': {
    title: 'Space race: rewards',
    text: '- Box 1: until the opponent arrives too, the first removes 1 opponent influence from a country after each headline phase\n- Box 2: 2 VP for the first, 1 for the second\n- Box 3: 3 VP and a card, for the first alone',
  },
  'rs:6.4.5': {
    title: 'No event in space',
    text: 'The card is discarded without its event. From the last box you can send no more cards.',
  },
} satisfies Chapter;
