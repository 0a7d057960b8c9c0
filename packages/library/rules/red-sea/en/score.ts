import type { Chapter } from '../../section.ts';

export const score = {
  'rs:7.2': {
    title: 'Lasting events',
    text: 'Underlined events hold to the end of the game or until cancelled.',
  },
  'rs:7.3': {
    title: 'Changed operations',
    text: 'They add up, hold for all uses and for operations granted by events, and change Romanian Autonomy too.',
  },
  'rs:7.4': {
    title: 'Prevented events',
    text: 'The operations of the card can be used all the same.',
  },
  'rs:7.5': {
    title: 'War',
    text: 'Ogaden War is the only one. The US needs no influence there; it gets the military operations in any case, and VP if it wins.',
  },
  'rs:8.1.4': {
    title: 'Nuclear war',
    text: 'At DEFCON 1 the phasing player loses at once.',
  },
  'rs:8.1.6': {
    title: 'Flashpoints and DEFCON',
    text: 'A coup in a flashpoint can lower DEFCON [rs:6.3.6].',
  },
  'rs:8.1.7': {
    title: 'Closed region',
    text: 'At 3 and 2 no coups and realignments in the Middle East, Egypt included. At 5 and 4 everything is open.',
  },
  'rs:8.2.1': {
    title: 'Required military operations',
    text: 'As many as the level of DEFCON at the end of the turn; each missing one is 1 VP for the opponent, both sides netted.',
  },
  'rs:8.2.4': {
    title: 'Ogaden War',
    text: 'The US gets its 2 military operations, no matter who plays the card.',
  },
  'rs:9.1': {
    title: 'Romanian Autonomy',
    text: 'The China Card of this game: it counts in no hand, takes an action round, passes face down when played and is turned up for the next turn.',
  },
  'rs:9.3': {
    title: 'Face down',
    text: 'Played, it goes to the opponent face down at once and cannot be used until the turn is over; then it is turned up.',
  },
  'rs:9.4': {
    title: 'How it passes',
    text: 'When played, when sent into space, and when an event says so.',
  },
  'rs:9.5': {
    title: 'What it cannot do',
    text: 'No headline, no discard for an event, and no play that would leave a scoring card in hand.',
  },
  'rs:9.6': {
    title: 'Its operations',
    text: '2, or 3 if its player is behind in VP when the action round begins.',
  },
  'rs:9.8': { title: 'Never compulsory', text: 'Nothing forces you to play it.' },
  'rs:10.1.1': {
    title: 'Presence, domination, control',
    text: 'As in Twilight Struggle [ts:10.1.1]: Africa 1/3/4, Middle East 3/5/7, and 1 for each battleground controlled.',
  },
  'rs:10.1.5': {
    title: 'No scoring card may be held',
    text: 'It has to be played in its turn, whatever events say.',
  },
  'rs:10.2.3': {
    title: 'Control of the sea lanes',
    text: 'On a scoring card it doubles your own points before the difference is taken.',
  },
  'rs:10.2.4': {
    title: 'Lead in the sea lanes',
    text: 'More influence without control adds 1 VP on a scoring card.',
  },
  'rs:10.2.5': {
    title: 'Sea lanes at the end',
    text: 'They do not touch the regions of final scoring; afterwards 2 VP for control, 1 for a lead.',
  },
  'rs:10.3': {
    title: 'The VP track',
    text: '0 to 10, for one side or the other. VP for both sides are netted.',
  },
  'rs:10.4.1': {
    title: 'Victory before the end',
    text: '- 10 VP; if they are reached in the check of military operations, a leader with a scoring card in hand loses instead\n- The card Africa Scoring, while you control Ethiopia, Somalia and more African countries than the opponent\n- Nuclear war caused by the opponent\n- A scoring card held by the opponent',
  },
  'rs:10.4.2': {
    title: 'Final scoring',
    text: 'Both regions without the sea lanes (Egypt in both), then the sea lanes [rs:10.2.5], then 1 VP for Romanian Autonomy. 10 VP do not end it on the way; 0 is a draw.',
  },
  'rs:11': {
    title: 'Tournament rules',
    text: 'As in Twilight Struggle: held cards [ts:11.2], deal [ts:11.3], bids [ts:11.4]; extra influence up to control plus 2, where the side has some.',
  },
  'rs:12.1': {
    title: 'Crossover into Red Sea',
    text: 'Each side, the US first, openly chooses own and neutral cards of Twilight Struggle for up to 9 operations; they join the deck of their period. The game then has three turns.',
  },
  'rs:12.2': {
    title: 'Which cards may come',
    text: 'The cards on the list, such as Brush War, Arms Race, SALT, Summit and Missile Envy for either side. Of the places a card names, those on this map count.',
  },
  'rs:12.3': {
    title: 'Crossover into Twilight Struggle',
    text: 'The same the other way round; the length of the game does not change.',
  },
} satisfies Chapter;
