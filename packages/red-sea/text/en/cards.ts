import type { CardId } from '../../data/cards.ts';
import type { CardText } from '../catalogue.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'peace-corps': {
    name: 'Peace Corps',
    text: 'The US removes 1 USSR influence from a country the USSR does not control, then adds 1 influence in each of 2 countries under US control.',
  },
  zbig: {
    name: 'Zbigniew Brzezinski',
    text: 'The US attempts a coup with 3 Ops in any country. DEFCON does not forbid it and does not change. It counts as military ops.',
  },
  'ogaden-war': {
    name: 'Ogaden War',
    text: 'US war in Ethiopia: one die, −1 per country next to Ethiopia under USSR control. 5 or more wins: 2 VP, and USSR influence there becomes American. 2 military ops either way. Not possible after F-5Es Delivered.',
  },
  usaid: {
    name: 'USAID',
    text: 'The US conducts operations with 1 Op. As a headline, the US may also go first in every action round of this turn.',
  },
  'albano-stalinist-economics': {
    name: 'Albano-Stalinist Economics',
    text: 'Until the end of the turn USSR Ops used to place influence in Africa are worth 1 less (at least 1).',
  },
  'the-victorious-leader': {
    name: 'The Victorious Leader',
    text: 'The US adds 4 influence, at most 2 per country, in countries next to those the USSR controlled at the start of the action round.',
  },
  eplf: {
    name: 'Eritrean People’s Liberation Front',
    text: 'Only while the USSR controls Ethiopia. The US gains 1 VP and adds 1 influence in Ethiopia and 1 in a country next to it.',
  },
  centcom: {
    name: 'CENTCOM',
    text: 'The US names a country. From now on the USSR can neither attempt coups nor realign there.',
  },
  'carter-doctrine': {
    name: 'Carter Doctrine',
    text: 'Once this turn, before one of its own dice is rolled, the US may make it a 1 or a 6.',
  },
  'kenya-joins-rdf': {
    name: 'Kenya Joins Rapid Deployment Force',
    text: 'The US adds 1 influence in Kenya, then removes 1 USSR influence from a country the USSR does not control.',
  },
  'voice-of-america-in-amharic': {
    name: 'Voice of America in Amharic',
    text: 'The US conducts operations with 1 Op. For the rest of the turn US cards of 1 Op count as 2.',
  },
  'french-connections': {
    name: 'French Connections',
    text: 'The US removes all USSR influence from Djibouti or Madagascar, then adds 2 influence in one of the two.',
  },
  'the-events-of-86': {
    name: 'The Events of ’86',
    text: '1 VP for the US if the USSR controls South Yemen. Then the US removes 1 USSR influence in the Middle East for each country it controls there.',
  },
  'hero-of-the-crossing': {
    name: 'Hero of the Crossing',
    text: 'The US discards a USSR card from its hand without its event and takes a US or neutral card from the discard pile, not a scoring card.',
  },
  'israeli-periphery-doctrine': {
    name: 'Israeli Periphery Doctrine',
    text: 'The US may make 2 realignment rolls in Africa, with +1 to its own die.',
  },
  'the-strong-man-of-sudan': {
    name: 'The Strong Man of Sudan',
    text: 'The US adds influence in Sudan: as much as the USSR has in Ethiopia, plus 1.',
  },
  'afghanistan-invasion': {
    name: 'Afghanistan Invasion',
    text: 'Cancels Presidential Directive 30 and forbids it. Until the end of the turn USSR cards are worth 1 Op less (at least 1).',
  },
  'daniel-arap-moi': {
    name: 'Daniel arap Moi',
    text: 'If the US controls Kenya: 1 VP, and it raises or lowers DEFCON by 1. Otherwise the US adds 2 influence in Kenya.',
  },
  'soviets-airlift-cubans': {
    name: 'Soviets Airlift Cubans',
    text: 'The USSR removes all US influence from one country in Africa.',
  },
  'malagasy-constitutional-referendum': {
    name: 'Malagasy Constitutional Referendum',
    text: '1 US influence leaves Madagascar; then the USSR adds what it needs to control it.',
  },
  'the-lion-falters': {
    name: 'The Lion Falters',
    text: 'If the USSR controls Ethiopia, 2 VP. Otherwise all US influence leaves Ethiopia and 1 of the USSR comes in. Allows Mengistu Haile Mariam.',
  },
  'dhofar-rebellion': {
    name: 'Dhofar Rebellion',
    text: 'Only while the USSR controls South Yemen. It adds 1 influence in Oman and 1 in another Middle East country.',
  },
  nasserism: {
    name: 'Nasserism',
    text: 'USSR coups get +1 to the die until the end of the turn.',
  },
  't-62s-and-kalashnikovs': {
    name: 'T-62s and Kalashnikovs',
    text: 'Until the end of the turn USSR cards are worth 1 Op more, but no more than 3.',
  },
  'gosplan-advisers': {
    name: 'Gosplan Advisers',
    text: 'The USSR draws 2 cards, then discards 2 from its hand without their events.',
  },
  'the-derg': {
    name: 'The Derg',
    text: 'The USSR adds 2 influence in Ethiopia. If it then controls Ethiopia, the stability there is 3 for the rest of the game.',
  },
  'mengistu-haile-mariam': {
    name: 'Mengistu Haile Mariam',
    text: 'After The Lion Falters. The USSR may play a US card from its hand for its event, with US and USSR exchanged in it.',
  },
  'us-presidential-elections': {
    name: 'US Presidential Elections',
    text: 'As a USSR headline it cancels the US headline, which is discarded.',
  },
  'f-5es-delivered': {
    name: 'F-5Es Delivered',
    text: 'The USSR may make one realignment roll in each country of Africa. Forbids Ogaden War.',
  },
  'marxist-leninist-vanguard-party': {
    name: 'Marxist-Leninist Vanguard Party',
    text: 'The USSR may move up to 3 of its influence from one country to others, at most 2 to each.',
  },
  'presidential-directive-30': {
    name: 'Presidential Directive 30',
    text: 'The USSR may add 1 influence anywhere and play an eighth action round this turn. Not possible after Afghanistan Invasion.',
  },
  'cyrus-vance': {
    name: 'Cyrus Vance',
    text: 'The USSR draws 2 random cards from the US hand, discards one without its event and returns the other. 2 VP if the discard was a USSR card.',
  },
  stagflation: {
    name: 'Stagflation',
    text: 'The US shows its scoring cards and must play one of them in its next action round. The USSR may conduct operations with 2 Ops.',
  },
  'cento-collapses': {
    name: 'CENTO Collapses',
    text: 'The USSR removes 2 US influence from Middle East countries.',
  },
  'anti-zionist-committee': {
    name: 'Anti-Zionist Committee',
    text: 'The USSR makes 2 realignment rolls in the Middle East, with +1 to its own die.',
  },
  'mr-nyet': {
    name: 'Mr. Nyet',
    text: 'DEFCON falls by 1. The USSR removes all US influence from up to 2 countries where the USSR too has influence, in different regions.',
  },
  'middle-east-scoring': {
    name: 'Middle East Scoring',
    text: 'Scores the Middle East: presence 3, domination 5, control 7, +1 per battleground. Whoever controls the Strategic Sea Lanes doubles the points, whoever merely leads there adds 1. The difference is gained.',
  },
  'africa-scoring': {
    name: 'Africa Scoring',
    text: 'Whoever controls Ethiopia, Somalia and more African countries wins the game. Else Africa scores: presence 1, domination 3, control 4, +1 per battleground, with the Strategic Sea Lanes as in the Middle East.',
  },
  'romanian-autonomy': {
    name: 'Romanian Autonomy',
    text: '2 Ops, or 3 if its owner is behind in VP. Never a headline or a discard. Once played, it passes face down to the opponent until the turn ends. 1 VP to its holder in final scoring.',
  },
  oau: {
    name: 'Organisation of African Unity',
    text: 'Discard an opponent’s card from your hand without its event and roll a die: on 4 to 6 you conduct operations with its Ops.',
  },
  'arab-league': {
    name: 'Arab League',
    text: '3 VP if you control at least 3 of Egypt, Sudan, South Yemen, Yemen, Oman and Saudi Arabia.',
  },
  separatists: {
    name: 'Separatists',
    text: 'In a country that is not a battleground your influence rises to that of the opponent.',
  },
  'indian-ocean-zone-of-peace': {
    name: 'Indian Ocean Zone of Peace',
    text: 'You gain 2 VP. Until the end of the turn every coup lowers DEFCON as one in a battleground.',
  },
  'apollo-soyuz-test-project': {
    name: 'Apollo-Soyuz Test Project',
    text: 'You advance one box in the space race and receive what it gives.',
  },
  famine: {
    name: 'Famine',
    text: 'Mark two neighbouring countries: coups there get +1 until one succeeds. Then attempt a coup with 2 Ops in one of them.',
  },
  'we-are-the-world': {
    name: 'We Are the World',
    text: 'Only if a country is marked with Famine. The US gains 1 VP and adds 2 influence in such a country; the marker is removed.',
  },
  'diego-garcia': {
    name: 'Diego Garcia',
    text: '2 US influence come into the Strategic Sea Lanes, 1 of the USSR leaves them.',
  },
  detente: {
    name: 'Détente',
    text: 'USSR military ops rise by 2, US military ops fall by 2. If the US holds Romanian Autonomy, the USSR takes it face up.',
  },
  'yemeni-presidential-assassinations': {
    name: 'Yemeni Presidential Assassinations',
    text: 'DEFCON falls by 1. The USSR rolls a die, +1 per Middle East country it controls: on 4 or more it adds what it needs to control Yemen.',
  },
  seychelles: {
    name: 'Seychelles',
    text: 'The USSR adds 1 influence in the Strategic Sea Lanes for each Middle East country without US influence.',
  },
  'water-wars': {
    name: 'Water Wars',
    text: 'If the opponent controls both Egypt and Ethiopia, all of the opponent’s influence leaves the one where it is larger; if equal, you choose.',
  },
};
