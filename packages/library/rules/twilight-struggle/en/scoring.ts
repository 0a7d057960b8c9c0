import type { Chapter } from '../../section.ts';

export const scoring = {
  'ts:10.0': {
    title: 'Victory points',
    text: 'VP come from scoring cards, events, the space race and the opponent’s missing military operations.',
  },
  'ts:10.1.1': {
    title: 'Presence, domination, control',
    text: 'Only controlled countries count.\n- Presence: at least one country of the region\n- Domination: more countries and more battlegrounds than the opponent, among them at least one battleground and one other country\n- Control: more countries than the opponent and all battlegrounds\nOnly the best of the three is paid: Europe 3/7/victory, Asia 3/7/9, Middle East 3/5/7, Africa 1/4/6, Central America 1/3/5, South America 2/5/6.',
  },
  'ts:10.1.2': {
    title: 'Extra VP of a region',
    text: '1 for each battleground controlled and 1 for each controlled country adjacent to the opponent’s superpower. Both sums are made in full and the leader gets the difference.',
  },
  'ts:10.1.3': {
    title: 'VP from events',
    text: 'Some events pay VP at once.',
  },
  'ts:10.1.4': {
    title: 'VP from military operations',
    text: 'You get VP for the opponent’s missing military operations [ts:8.2.1].',
  },
  'ts:10.1.5': {
    title: 'No scoring card may be held',
    text: 'It must be played in its turn, and no event can prevent that: when action rounds run short, the scoring card goes before whatever else is required.',
  },
  'ts:10.2.1': {
    title: 'The VP track',
    text: 'From 20 for the USSR through 0 to 20 for the US. 0 is a space of its own.',
  },
  'ts:10.2.2': {
    title: 'Gaining VP',
    text: 'Each VP moves the marker one space towards your end, out of the opponent’s half if it stands there.',
  },
  'ts:10.2.3': {
    title: 'VP for both',
    text: 'If one card or event pays both sides, only the difference moves the marker.',
  },
  'ts:10.3.1': {
    title: 'Victory before the end',
    text: '- 20 VP, once everything the card or event pays is counted. Reached in the check of military operations, the leader must show their hand and loses if it holds a scoring card.\n- Control of Europe when Europe is scored, by the card or at the end.\n- Nuclear war: the phasing player loses.\n- A player who holds a scoring card at the end of a turn loses [ts:11.2].',
  },
  'ts:10.3.2': {
    title: 'Final scoring',
    text: 'After turn 10 all six regions are scored, Europe first; Southeast Asia is not scored by itself. The holder of the China Card gets 1 VP. 20 VP do not end it on the way. The side ahead wins; 0 is a draw.',
  },
} satisfies Chapter;
