import type { Chapter } from '../../section.ts';

export const events = {
  'ts:7.1': {
    title: 'Playing an event',
    text: 'Instead of its operations you may play your own or a neutral card for its event.',
  },
  'ts:7.2': {
    title: 'Southeast Asia Scoring',
    text: 'The only scoring card with an asterisk: after scoring it is removed.',
  },
  'ts:7.3': {
    title: 'Lasting events',
    text: 'Underlined events stay in force to the end of the game or until they are cancelled; effects “for this turn” end with the turn.',
  },
  'ts:7.4': {
    title: 'Changed operations',
    text: 'Events that raise or lower operations add up, and change the China Card too. Red Scare/Purge leaves at least 1; Containment and Brezhnev Doctrine lift to 4 at most; the regional bonuses of the China Card and of Vietnam Revolts come on top.',
  },
  'ts:7.4.1': {
    title: 'Changes belong to a player',
    text: 'They bind the player they were played for, not the card: a card taken from the opponent’s hand does not bring their bonus or loss along.',
  },
  'ts:7.4.2': {
    title: 'Changes hold for everything',
    text: 'Influence, coups and their military operations, realignments, the space race, and cards that have to be discarded for some value.',
  },
  'ts:7.4.3': {
    title: 'Operations granted by events',
    text: 'An event that lets you act as if with a card of so many Ops counts as operations: all rules of section 6 apply, and so do modifiers.',
  },
  'ts:7.5': {
    title: 'Prevented events',
    text: 'If an event is cancelled or forbidden by another, the operations of its card can be used all the same.',
  },
  'ts:7.6': {
    title: 'Wars',
    text: 'Korean War, Arab-Israeli War, Indo-Pakistani War, Brush War and Iran-Iraq War. Nobody needs influence in either country. The side that wages the war gets its military operations whatever the die, and the VP of a victory even if no influence changes hands.',
  },
  'ts:8.1.1': {
    title: 'DEFCON',
    text: 'It shows how near nuclear war is: five levels, 5 is peace.',
  },
  'ts:8.1.2': {
    title: 'DEFCON never rises above 5',
    text: 'Anything that would raise it further is lost.',
  },
  'ts:8.1.3': {
    title: 'Nuclear war',
    text: 'At DEFCON 1 the game ends at once, and the phasing player loses, even if the opponent made the fatal choice.\nExample: at DEFCON 2 the US plays Olympic Games, the USSR boycotts: the US loses.',
  },
  'ts:8.1.4': {
    title: 'Coups and DEFCON',
    text: 'Every coup attempt in a battleground lowers DEFCON by 1.',
  },
  'ts:8.1.5': {
    title: 'Closed regions',
    text: 'Coups and realignments are forbidden\n- at 4 in Europe,\n- at 3 in Europe and Asia,\n- at 2 in Europe, Asia and the Middle East.\nAfrica and the Americas stay open.',
  },
  'ts:8.1.6': {
    title: 'DEFCON at the start of a turn',
    text: 'It rises by 1 if below 5.',
  },
  'ts:8.1.7': {
    title: 'Raising and lowering',
    text: 'To raise DEFCON is to move towards 5, to lower it towards 1.',
  },
  'ts:8.2.1': {
    title: 'Required military operations',
    text: 'Each turn each side needs as many military operations as the level of DEFCON at its end. Every missing point is 1 VP for the opponent. If both lack some, only the difference counts.',
  },
  'ts:8.2.2': {
    title: 'What counts as military operations',
    text: 'Coups with operations and war events. Realignments and event coups do not count, unless the event says so.',
  },
  'ts:8.2.3': {
    title: 'How much they count',
    text: 'A coup counts its operations (as modified), a war what its card says. The track ends at 5.',
  },
  'ts:8.2.4': {
    title: 'The opponent’s war',
    text: 'If you use the operations of the opponent’s war card, the war happens and the opponent gets the military operations.',
  },
  'ts:9.1': {
    title: 'The China Card',
    text: 'It is played like any card, but counts in no hand and passes from side to side.',
  },
  'ts:9.2': {
    title: 'It takes an action round',
    text: 'So more than one card may be left in hand at the end of the turn.',
  },
  'ts:9.3': {
    title: 'It passes face down',
    text: 'Once played, it goes to the opponent face down, who can use it from the next turn on.',
  },
  'ts:9.4': {
    title: 'Events can move it',
    text: 'It passes as the event says: face up from Ussuri River Skirmish and Cultural Revolution, face down from Nixon Plays the China Card.',
  },
  'ts:9.5': {
    title: 'What it cannot do',
    text: 'You cannot choose it as a headline, discard it, or play it where that would leave a scoring card unplayed.',
  },
  'ts:9.6': {
    title: 'Bonus in Asia',
    text: '5 operations instead of 4 if all of them are used in Asia, Southeast Asia included.',
  },
  'ts:9.7': {
    title: 'Modifiers apply',
    text: 'What raises or lowers operations changes the China Card too.',
  },
  'ts:9.8': {
    title: 'It is never compulsory',
    text: 'Neither an empty hand nor an event forces its play.',
  },
} satisfies Chapter;
