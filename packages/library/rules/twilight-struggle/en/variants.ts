import type { Chapter } from '../../section.ts';

export const variants = {
  'ts:11.1': {
    title: 'Tournament: held cards are shown',
    text: 'After the check of military operations both show the lower part of what they hold. With the option on, Brink shows the cards themselves.',
  },
  'ts:11.2': {
    title: 'Tournament: holding a scoring card loses',
    text: 'A player who held a scoring card loses at once. Brink applies this in every game.',
  },
  'ts:11.3': {
    title: 'Tournament: the deal',
    text: 'One card at a time, the USSR first; the side that needs more gets the last ones in a row.',
  },
  'ts:11.4': {
    title: 'Tournament: bids',
    text: 'Each player secretly names a superpower and a number. Different superpowers: each gets their wish and nobody pays. The same: the higher bidder plays it and the opponent gets that much extra influence. The same number too: sides by lot, and the side nobody named gets the number.',
  },
  'ts:11.4.1': {
    title: 'Tournament: extra influence',
    text: 'Placed after the set-up, only where the side has influence already, in no country more than control plus 2.',
  },
  'ts:12.1': {
    title: 'Chinese Civil War: the box',
    text: 'A box adjacent to the USSR alone; it is in Asia, not in Southeast Asia, and never scored. Only the USSR may act there and only by placing influence. After the third point it is emptied and closed for the rest of the game.',
  },
  'ts:12.2': {
    title: 'Chinese Civil War: control',
    text: '3 influence placed by the usual rules. If that never happens nobody gets the VP of the China Card.',
  },
  'ts:12.3': {
    title: 'Chinese Civil War: the China Card',
    text: 'Nobody has it at first. With the third point the USSR gets it face up, ready to be played.',
  },
  'ts:12.4': {
    title: 'Chinese Civil War: events',
    text: 'Until then the USSR’s Red Scare/Purge, Cultural Revolution and Formosan Resolution cannot happen as events. Their operations can be used.',
  },
  'ts:12.4.1': {
    title: 'Chinese Civil War: the US as holder',
    text: 'Until then the US counts as holder of the China Card for Ussuri River Skirmish and Nixon Plays the China Card.',
  },
  'ts:12.4.2': {
    title: 'Chinese Civil War: Korean War',
    text: 'Until then the USSR takes 1 more off the die of the Korean War.',
  },
  'ts:12.4.3': {
    title: 'Chinese Civil War: operations remain',
    text: 'A card whose event is barred can be played for operations [ts:7.5].',
  },
  'late:1': {
    title: 'Late War: starting position',
    text: 'Turn 8, DEFCON 4, VP at US 4; space race: US in box 6, USSR in box 4; military operations 0. The USSR has the China Card face up. The game lasts from turn 8 to turn 10.',
  },
  'late:2': {
    title: 'Late War: events in force',
    text: 'US/Japan Mutual Defense Pact, Marshall Plan, NATO, Warsaw Pact Formed, De Gaulle Leads France, Flower Power.',
  },
  'late:3': {
    title: 'Late War: influence',
    text: 'Fixed by the scenario, with just enough for control in most countries: the US leads in Western Europe, Asia’s rim, Central and South America, the USSR in Eastern Europe, India, Indochina and parts of Africa and the Middle East. There is no free placement.',
  },
  'late:4': {
    title: 'Late War: deck',
    text: 'Early and Mid War cards with an asterisk are removed, except Bear Trap, Camp David Accords, John Paul II Elected Pope and Panama Canal Returned. All other cards and the Late War make one deck; each side gets 9.',
  },
  'late:5': {
    title: 'Late War: victory',
    text: 'The usual automatic victories hold. After final scoring, or when the US ends the game with Wargames, the US needs at least 20 VP; otherwise the USSR wins.',
  },
  'opt:1': {
    title: 'Optional: realignment ignores DEFCON',
    text: 'No region is closed to realignments by DEFCON. Treaties such as NATO still protect.',
  },
  'opt:2': {
    title: 'Optional: safe realignment',
    text: 'The active side loses no influence by its own realignments. A side that realigns in the opponent’s action round can lose it as usual.',
  },
  'opt:3': {
    title: 'Optional: mixed operations',
    text: 'The points of one card may be split between influence and realignments. A country in which influence was placed in this action round cannot be realigned in it, nor the other way round.',
  },
  'opt:4': {
    title: 'Optional: no die in space',
    text: 'A player who sends a card into space may decline to roll and stay in place.',
  },
  'opt:5': {
    title: 'Optional and promo cards',
    text: 'Cards 104–110 of Deluxe may be left out by agreement. Promo cards 117–124 join the deck of their period when the option is on.',
  },
  'ts2:2.2.1': {
    title: 'Second edition: cards',
    text: '103 cards; the seven optional cards 104–110 do not exist.',
  },
  'ts2:3.3': {
    title: 'Second edition: US set-up',
    text: '23 influence: none in Canada to begin with.',
  },
  'ts2:6.2.1': {
    title: 'Second edition: realignment',
    text: 'A country may be realigned even if the opponent has no influence there.',
  },
  'ts2:7': {
    title: 'Second edition: Aldrich Ames Remix',
    text: 'The US hand is open for the turn and the USSR names the card the US plays in each action round, instead of discarding one. The US still chooses how to use it and may play the China Card instead; the USSR must name a scoring card that is due.',
  },
  'ts2:10.3.1': {
    title: 'Second edition: 20 VP win at once',
    text: 'Also in the check of military operations, whatever is in hand.',
  },
} satisfies Chapter;
