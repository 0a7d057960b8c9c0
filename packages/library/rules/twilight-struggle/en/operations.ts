import type { Chapter } from '../../section.ts';

export const operations = {
  'ts:6.0': {
    title: 'Operations',
    text: 'Operations points place influence, attempt realignments, attempt one coup, or try for the space race. All points of a card go into one of these, and none may be left unused while there is a legal use.',
  },
  'ts:6.1': {
    title: 'Placing influence',
    text: 'Points buy influence one by one, within reach [ts:6.1.1] and at the cost of [ts:6.1.2].',
  },
  'ts:6.1.1': {
    title: 'Where influence may go',
    text: 'To countries that held your influence when the action round began, and to their neighbours. What you place in this action round opens nothing further. Influence granted by an event is free of this limit unless the event says otherwise.',
  },
  'ts:6.1.2': {
    title: 'What influence costs',
    text: '1 point in a country that you or nobody controls, 2 points where the opponent controls. The cost is looked at anew for each point: once their control breaks, the next point costs 1.',
  },
  'ts:6.1.3': {
    title: 'Several regions at once',
    text: 'The points of one card may be spread over any number of countries and regions.',
  },
  'ts:6.1.4': {
    title: 'Next to your superpower',
    text: 'Countries adjacent to your own superpower are always within reach.',
  },
  'ts:6.1.5': {
    title: 'Markers never run out',
    text: 'Markers are change, like coins. Their number is no limit.',
  },
  'ts:6.1.6': {
    title: 'Influence is open',
    text: 'Everybody may see at any time how much influence stands where.',
  },
  'ts:6.2': {
    title: 'Realignment',
    text: 'Rolls that take influence away and never add any.',
  },
  'ts:6.2.1': {
    title: 'Realignment: target',
    text: 'The opponent must have influence in the country; you need none there or nearby. Each roll may choose its target after the last one is known, and the same country may be tried again. DEFCON closes regions [ts:8.1.5]. The second edition does not require opponent influence [ts2:6.2.1].',
  },
  'ts:6.2.2': {
    title: 'Realignment: the roll',
    text: 'Each roll costs 1 point. Both roll a die and add\n- 1 for each adjacent country they control,\n- 1 for more influence in the target,\n- 1 if their superpower is adjacent to it.\nThe side with the higher total removes the difference from the other’s influence; a tie does nothing. Either side can lose influence.',
  },
  'ts:6.2.3': {
    title: 'Realignment adds nothing',
    text: 'If the difference is more than what stands there, all of it is removed and no more. The winner gains no influence.',
  },
  'ts:6.3': {
    title: 'Coup',
    text: 'One roll with all points of the card against one country.',
  },
  'ts:6.3.1': {
    title: 'Coup: target',
    text: 'The opponent must have influence there; you need none there or nearby. DEFCON closes regions [ts:8.1.5].',
  },
  'ts:6.3.2': {
    title: 'Coup: the roll',
    text: 'Die plus operations minus twice the stability. If the result is above 0, remove that much opponent influence; if there is less, place the rest as your own. At 0 or below the coup fails.\nExample: 3 points, die 4, stability 2: 7 − 4 = 3. Against 2 opponent influence: remove both and place 1 of yours.',
  },
  'ts:6.3.3': {
    title: 'Coup: military operations',
    text: 'The operations spent count as military operations, whatever the die says.',
  },
  'ts:6.3.4': {
    title: 'Coup in a battleground',
    text: 'It lowers DEFCON by 1, successful or not. At DEFCON 2 that is nuclear war.',
  },
  'ts:6.3.5': {
    title: 'Coups granted by events',
    text: 'A coup that an event allows in some region is not bound by the regions DEFCON closes, and it gives no military operations unless the event says so. In a battleground it lowers DEFCON all the same.',
  },
  'ts:6.4': {
    title: 'Space race',
    text: 'A way to get rid of a card without its event.',
  },
  'ts:6.4.1': {
    title: 'Space race: attempt',
    text: 'Discard a card with at least the operations asked for by the next box (with all modifiers) and roll; a number within the box’s range moves your marker there.\n- Box 1: 2 operations, 1–3\n- Box 2: 2, 1–4\n- Box 3: 2, 1–3\n- Box 4: 2, 1–4\n- Box 5: 3, 1–3\n- Box 6: 3, 1–4\n- Box 7: 3, 1–3\n- Box 8: 4, 1–2\nScoring cards cannot go into space; the China Card can.',
  },
  'ts:6.4.2': {
    title: 'One attempt per turn',
    text: 'One card per turn, two for the holder of box 2. Events that move the marker are not attempts.',
  },
  'ts:6.4.3': {
    title: 'Space race: VP',
    text: 'You get VP at once, as the first and as the second to arrive: box 1 2/1, box 3 2/0, box 5 3/1, box 7 4/2, box 8 2/0.',
  },
  'ts:6.4.4': {
    title: 'Space race: abilities',
    text: 'Only for the first in the box, until the opponent gets there too:\n- Box 2: two attempts per turn\n- Box 4: the opponent shows their headline before you choose yours\n- Box 6: you may discard one held card at the end of the turn\n- Box 8: you may play 8 action rounds',
  },
  'ts:6.4.5': {
    title: 'No event in space',
    text: 'The event of a card sent into space does not happen, and the card is discarded, asterisk or not.',
  },
  'ts:6.4.6': {
    title: 'The last box',
    text: 'A player in the last box can send no more cards into space.',
  },
} satisfies Chapter;
