import type { CardId } from '../../data/cards.ts';
import type { CardText } from '../card-text.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'asia-scoring': {
    name: 'Asia Scoring',
    text: 'Scores Asia with Southeast Asia: presence 3, domination 7, control 9. Each side adds 1 VP per battleground it controls and 1 VP per controlled country adjacent to the opponent’s superpower. The leader gains the difference.',
  },
  'europe-scoring': {
    name: 'Europe Scoring',
    text: 'Scores Europe: presence 3, domination 7; control wins the game at once. Each side adds 1 VP per battleground it controls and 1 VP per controlled country adjacent to the opponent’s superpower. The leader gains the difference.',
  },
  'middle-east-scoring': {
    name: 'Middle East Scoring',
    text: 'Scores the Middle East: presence 3, domination 5, control 7. Each side adds 1 VP per battleground it controls. The leader gains the difference.',
  },
  'duck-and-cover': {
    name: 'Duck and Cover',
    text: 'DEFCON falls by 1, then the US scores 1 VP for each step DEFCON now is below 5.',
  },
  'five-year-plan': {
    name: 'Five Year Plan',
    text: 'The USSR loses a random card from hand (never the China Card). If it bears a US event, the US carries that event out at once; any other card is discarded without effect.',
  },
  'china-card': {
    name: 'The China Card',
    text: '4 Ops, or 5 if all are spent in Asia. Never a headline or a discard. Once played, it passes face down to the opponent until the turn ends. Its holder after turn 10 gains 1 VP. A play by the US ends Formosan Resolution.',
  },
  'socialist-governments': {
    name: 'Socialist Governments',
    text: 'The USSR takes 3 US influence out of Western Europe, no more than 2 from a single country. Impossible after The Iron Lady.',
  },
  fidel: {
    name: 'Fidel',
    text: 'The US loses all influence in Cuba, and the USSR adds what it lacks to control it.',
  },
  'vietnam-revolts': {
    name: 'Vietnam Revolts',
    text: 'The USSR adds 2 influence in Vietnam. For the rest of the turn its cards are worth 1 Op more if all their Ops go to Southeast Asia.',
  },
  blockade: {
    name: 'Blockade',
    text: 'The US chooses: discard a card worth at least 3 Ops (modifiers count) or lose all its influence in West Germany.',
  },
  'korean-war': {
    name: 'Korean War',
    text: 'War against South Korea: the USSR rolls a die, −1 per US-controlled country adjacent to it. On 4–6 the USSR gains 2 VP and all US influence there becomes Soviet. 2 military ops for the USSR in any case.',
  },
  'romanian-abdication': {
    name: 'Romanian Abdication',
    text: 'The US loses all influence in Romania, and the USSR adds what it lacks to control it.',
  },
  'arab-israeli-war': {
    name: 'Arab-Israeli War',
    text: 'War against Israel: the USSR rolls a die, −1 if the US controls Israel and −1 per US-controlled country adjacent to it. On 4–6 it gains 2 VP and all US influence there becomes Soviet. 2 military ops in any case. Impossible after Camp David Accords.',
  },
  comecon: {
    name: 'COMECON',
    text: 'The USSR adds 1 influence in each of 4 Eastern European countries the US does not control.',
  },
  nasser: {
    name: 'Nasser',
    text: 'The USSR adds 2 influence in Egypt. The US loses half of its own there, the loss rounded up.',
  },
  'warsaw-pact-formed': {
    name: 'Warsaw Pact Formed',
    text: 'The USSR either wipes out US influence in 4 Eastern European countries or adds 5 of its own in Eastern Europe, no more than 2 per country. Allows NATO.',
  },
  'de-gaulle-leads-france': {
    name: 'De Gaulle Leads France',
    text: 'The US loses 2 influence in France and the USSR adds 1 there. NATO stops protecting France.',
  },
  'captured-nazi-scientist': {
    name: 'Captured Nazi Scientist',
    text: 'The player’s Space Race marker moves up 1 box and earns its VP and ability as usual. This is not a space attempt.',
  },
  'truman-doctrine': {
    name: 'Truman Doctrine',
    text: 'The US wipes out USSR influence in one European country that neither side controls.',
  },
  'olympic-games': {
    name: 'Olympic Games',
    text: 'The opponent chooses. Compete: both roll, the player with +2, ties rerolled; the winner gains 2 VP. Boycott: DEFCON falls by 1 and the player may use 4 Ops for influence, a coup or realignments.',
  },
  nato: {
    name: 'NATO',
    text: 'Requires the event Marshall Plan or Warsaw Pact Formed. From now on US-controlled countries of Europe are closed to coups and realignments by the USSR and to Brush War by anybody.',
  },
  'independent-reds': {
    name: 'Independent Reds',
    text: 'The US picks Bulgaria, Czechoslovakia, Hungary, Romania or Yugoslavia and raises its influence there to match the USSR’s.',
  },
  'marshall-plan': {
    name: 'Marshall Plan',
    text: 'The US adds 1 influence in each of 7 Western European countries the USSR does not control. Allows NATO.',
  },
  'indo-pakistani-war': {
    name: 'Indo-Pakistani War',
    text: 'War against India or Pakistan, as the player chooses: roll a die, −1 per adjacent country the opponent controls. On 4–6 the player gains 2 VP and takes over all the opponent’s influence there. 2 military ops in any case.',
  },
  containment: {
    name: 'Containment',
    text: 'For the rest of the turn US cards are worth 1 Op more, up to 4.',
  },
  'cia-created': {
    name: 'CIA Created',
    text: 'The USSR reveals its hand, then the US may conduct operations worth 1 Op.',
  },
  'us-japan-mutual-defense-pact': {
    name: 'US/Japan Mutual Defense Pact',
    text: 'The US adds what it lacks to control Japan, which from now on is closed to coups and realignments by the USSR.',
  },
  'suez-crisis': {
    name: 'Suez Crisis',
    text: 'The USSR takes a total of 4 US influence out of France, Israel and the United Kingdom, no more than 2 from each.',
  },
  'east-european-unrest': {
    name: 'East European Unrest',
    text: 'The US picks 3 Eastern European countries. The USSR loses 1 influence in each, or 2 in each from turn 8 on.',
  },
  decolonization: {
    name: 'Decolonization',
    text: 'The USSR adds 1 influence in each of 4 countries, picked from Africa and Southeast Asia.',
  },
  'red-scare-purge': {
    name: 'Red Scare/Purge',
    text: 'For the rest of the turn the opponent’s cards are worth 1 Op less, down to 1.',
  },
  'un-intervention': {
    name: 'UN Intervention',
    text: 'Paired with a card from hand that bears an opponent’s event: its Ops are used, its event is skipped, both cards are discarded. Not in the headline phase.',
  },
  'de-stalinization': {
    name: 'De-Stalinization',
    text: 'The USSR may move up to 4 of its influence from anywhere to countries the US does not control, no more than 2 to each.',
  },
  'nuclear-test-ban': {
    name: 'Nuclear Test Ban',
    text: 'The player gains VP equal to DEFCON minus 2. Then DEFCON rises by 2, up to 5.',
  },
  'formosan-resolution': {
    name: 'Formosan Resolution',
    text: 'Whenever Asia is scored, at game end too, a US-controlled Taiwan counts as a battleground. Lasts until the US plays the China Card.',
  },
  'brush-war': {
    name: 'Brush War',
    text: 'War against a country of stability 1–2 that NATO does not protect: roll a die, −1 per adjacent country the opponent controls (its superpower included). On 3–6 the player gains 1 VP and takes over all the opponent’s influence there. 3 military ops in any case.',
  },
  'central-america-scoring': {
    name: 'Central America Scoring',
    text: 'Scores Central America: presence 1, domination 3, control 5. Each side adds 1 VP per battleground it controls; the USSR adds 1 VP for Mexico and 1 VP for Cuba if it controls them. The leader gains the difference.',
  },
  'southeast-asia-scoring': {
    name: 'Southeast Asia Scoring',
    text: 'Each side counts 1 VP per country it controls in Southeast Asia, but 2 VP for Thailand. The leader gains the difference.',
  },
  'arms-race': {
    name: 'Arms Race',
    text: 'If the phasing player has more military ops than the opponent: 1 VP, or 3 VP if this turn’s required level (current DEFCON) is also met.',
  },
  'cuban-missile-crisis': {
    name: 'Cuban Missile Crisis',
    text: 'DEFCON becomes 2. Until the turn ends, an opponent who attempts a coup loses. The opponent may lift this at any time by removing 2 own influence: the USSR in Cuba, the US in West Germany or in Turkey.',
  },
  'nuclear-subs': {
    name: 'Nuclear Subs',
    text: 'For the rest of the turn US coup attempts in battlegrounds leave DEFCON unchanged.',
  },
  quagmire: {
    name: 'Quagmire',
    text: 'Cancels NORAD. From its next action round on, all the US can do is discard a card worth at least 2 Ops and roll a die (1–4 sets it free), or play a scoring card that is due. Without such a card it may play only scoring cards until the turn ends.',
  },
  'salt-negotiations': {
    name: 'SALT Negotiations',
    text: 'DEFCON rises by 2. For the rest of the turn every coup roll gets −1. The player may show and take one non-scoring card from the discard pile.',
  },
  'bear-trap': {
    name: 'Bear Trap',
    text: 'From its next action round on, all the USSR can do is discard a card worth at least 2 Ops and roll a die (1–4 sets it free), or play a scoring card that is due. Without such a card it may play only scoring cards until the turn ends.',
  },
  summit: {
    name: 'Summit',
    text: 'Each side rolls a die, +1 per region where it has domination or control. The winner scores 2 VP and may shift DEFCON by 1 up or down; a tie changes nothing.',
  },
  'how-i-learned-to-stop-worrying': {
    name: 'How I Learned to Stop Worrying',
    text: 'The player sets DEFCON to any level, 1 to 5, and raises own military ops to 5.',
  },
  junta: {
    name: 'Junta',
    text: 'The player adds 2 influence in one country of Central or South America, then may make a coup attempt without military ops, or realignments, in those regions with this card’s Ops.',
  },
  'kitchen-debates': {
    name: 'Kitchen Debates',
    text: 'The US gains 2 VP if it controls more battlegrounds worldwide than the USSR; otherwise the event does not happen.',
  },
  'missile-envy': {
    name: 'Missile Envy',
    text: 'Swapped for the opponent’s card with the most Ops (opponent breaks ties). Own or neutral event: it happens at once; opponent’s event: only the Ops are used. The opponent must use this card for Ops in their next action round.',
  },
  'we-will-bury-you': {
    name: 'We Will Bury You',
    text: 'DEFCON falls by 1. The USSR gains 3 VP in the next US action round unless the US plays UN Intervention there as an event.',
  },
  'brezhnev-doctrine': {
    name: 'Brezhnev Doctrine',
    text: 'For the rest of the turn USSR cards are worth 1 Op more, up to 4.',
  },
  'portuguese-empire-crumbles': {
    name: 'Portuguese Empire Crumbles',
    text: 'The USSR adds 2 influence in Angola and 2 in the SE African States.',
  },
  'south-african-unrest': {
    name: 'South African Unrest',
    text: 'The USSR chooses: 2 influence in South Africa, or 1 there and 2 among the countries adjacent to it (Angola, Botswana).',
  },
  allende: {
    name: 'Allende',
    text: 'The USSR adds 2 influence in Chile.',
  },
  'willy-brandt': {
    name: 'Willy Brandt',
    text: 'The USSR gains 1 VP and adds 1 influence in West Germany, which NATO no longer protects. Cancelled and ruled out by Tear Down This Wall.',
  },
  'muslim-revolution': {
    name: 'Muslim Revolution',
    text: 'The USSR wipes out US influence in 2 of these countries: Egypt, Iran, Iraq, Jordan, Libya, Saudi Arabia, Sudan, Syria. Impossible after AWACS Sale to Saudis.',
  },
  'abm-treaty': {
    name: 'ABM Treaty',
    text: 'DEFCON rises by 1, then the player may use 4 Ops for influence, a coup or realignments.',
  },
  'cultural-revolution': {
    name: 'Cultural Revolution',
    text: 'If the US holds the China Card, it goes face up to the USSR, usable this turn. If the USSR already holds it, the USSR gains 1 VP.',
  },
  'flower-power': {
    name: 'Flower Power',
    text: 'Each war card the US plays from now on (Arab-Israeli, Brush, Indo-Pakistani, Iran-Iraq, Korean), as an event or for Ops but not to space, gives the USSR 2 VP, unless its event can no longer happen. Cancelled and ruled out by “An Evil Empire”.',
  },
  'u2-incident': {
    name: 'U2 Incident',
    text: 'The USSR gains 1 VP, and 1 VP more each time either side plays UN Intervention as an event later this turn.',
  },
  opec: {
    name: 'OPEC',
    text: 'The USSR gains 1 VP per country it controls among Egypt, the Gulf States, Iran, Iraq, Libya, Saudi Arabia and Venezuela. Impossible after North Sea Oil.',
  },
  'lone-gunman': {
    name: 'Lone Gunman',
    text: 'The US reveals its hand, then the USSR may conduct operations worth 1 Op.',
  },
  'colonial-rear-guards': {
    name: 'Colonial Rear Guards',
    text: 'The US adds 1 influence in each of 4 countries, picked from Africa and Southeast Asia.',
  },
  'panama-canal-returned': {
    name: 'Panama Canal Returned',
    text: 'The US adds 1 influence in each of Costa Rica, Panama and Venezuela.',
  },
  'camp-david-accords': {
    name: 'Camp David Accords',
    text: 'The US gains 1 VP and adds 1 influence in each of Egypt, Israel and Jordan. Rules out the event Arab-Israeli War.',
  },
  'puppet-governments': {
    name: 'Puppet Governments',
    text: 'The US may add 1 influence in each of up to 3 countries where neither side has any.',
  },
  'grain-sales-to-soviets': {
    name: 'Grain Sales to Soviets',
    text: 'The US sees a random card from the USSR hand (never the China Card) and plays it as its own or gives it back. If it is given back, or the hand is empty, the US conducts operations with the 2 Ops of Grain Sales.',
  },
  'john-paul-ii-elected-pope': {
    name: 'John Paul II Elected Pope',
    text: 'The USSR loses 2 influence in Poland and the US adds 1 there. Allows Solidarity.',
  },
  'latin-american-death-squads': {
    name: 'Latin American Death Squads',
    text: 'For the rest of the turn coup rolls in Central and South America get +1 for the player and −1 for the opponent.',
  },
  'oas-founded': {
    name: 'OAS Founded',
    text: 'The US adds 2 influence in one or two countries of Central and South America.',
  },
  'nixon-plays-the-china-card': {
    name: 'Nixon Plays the China Card',
    text: 'The US scores 2 VP if the China Card is already its own. Otherwise the USSR hands it over face down, not usable this turn.',
  },
  'sadat-expels-soviets': {
    name: 'Sadat Expels Soviets',
    text: 'The USSR loses all influence in Egypt and the US adds 1 there.',
  },
  'shuttle-diplomacy': {
    name: 'Shuttle Diplomacy',
    text: 'At the next Asia or Middle East scoring card the US picks a USSR-controlled battleground there; it does not count for the USSR at all. This card is then discarded. Not for Southeast Asia or final scoring.',
  },
  'voice-of-america': {
    name: 'The Voice of America',
    text: 'The US takes 4 USSR influence out of countries outside Europe, no more than 2 from each.',
  },
  'liberation-theology': {
    name: 'Liberation Theology',
    text: 'The USSR adds 3 influence in Central America, no more than 2 per country.',
  },
  'ussuri-river-skirmish': {
    name: 'Ussuri River Skirmish',
    text: 'If the USSR holds the China Card, it goes face up to the US, usable this turn. If the US already holds it, the US adds 4 influence in Asia, no more than 2 per country.',
  },
  'ask-not-what-your-country': {
    name: 'Ask Not What Your Country Can Do For You…',
    text: 'The US may discard any number of cards, scoring cards included, and then draws as many. Discarded events do not happen.',
  },
  'alliance-for-progress': {
    name: 'Alliance for Progress',
    text: 'The US gains 1 VP per battleground it controls in Central and South America.',
  },
  'africa-scoring': {
    name: 'Africa Scoring',
    text: 'Scores Africa: presence 1, domination 4, control 6. Each side adds 1 VP per battleground it controls. The leader gains the difference.',
  },
  'one-small-step': {
    name: '“One Small Step…”',
    text: 'Only if the player is behind in the Space Race: the marker moves up 2 boxes, with VP for the second box only. This is not a space attempt.',
  },
  'south-america-scoring': {
    name: 'South America Scoring',
    text: 'Scores South America: presence 2, domination 5, control 6. Each side adds 1 VP per battleground it controls. The leader gains the difference.',
  },
  'iranian-hostage-crisis': {
    name: 'Iranian Hostage Crisis',
    text: 'The US loses all influence in Iran and the USSR adds 2 there. From now on Terrorism played by the USSR costs the US 2 cards.',
  },
  'iron-lady': {
    name: 'The Iron Lady',
    text: 'The US gains 1 VP. The USSR adds 1 influence in Argentina but loses all of it in the United Kingdom. Rules out the event Socialist Governments.',
  },
  'reagan-bombs-libya': {
    name: 'Reagan Bombs Libya',
    text: 'The US gains 1 VP for each full pair of USSR influence in Libya.',
  },
  'star-wars': {
    name: 'Star Wars',
    text: 'Only if the US is ahead in the Space Race: it picks a non-scoring card in the discard pile whose event can happen now, and that event happens at once as a US play.',
  },
  'north-sea-oil': {
    name: 'North Sea Oil',
    text: 'Rules out the event OPEC. This turn the US may take 8 action rounds.',
  },
  'the-reformer': {
    name: 'The Reformer',
    text: 'The USSR adds 4 influence in Europe, or 6 if it is ahead on VP, no more than 2 per country. From now on it may not attempt coups in Europe. Strengthens Glasnost.',
  },
  'marine-barracks-bombing': {
    name: 'Marine Barracks Bombing',
    text: 'The US loses all influence in Lebanon. The USSR takes 2 more US influence out of the Middle East, from one country or two.',
  },
  'soviets-shoot-down-kal-007': {
    name: 'Soviets Shoot Down KAL-007',
    text: 'DEFCON falls by 1; the US scores 2 VP. With South Korea under its control it may also use 4 Ops to place influence or to realign.',
  },
  glasnost: {
    name: 'Glasnost',
    text: 'DEFCON rises by 1; the USSR scores 2 VP. With The Reformer in force it may also use 4 Ops to place influence or to realign.',
  },
  'ortega-elected-in-nicaragua': {
    name: 'Ortega Elected in Nicaragua',
    text: 'The US loses all influence in Nicaragua. The USSR may then make one coup attempt without military ops, with this card’s Ops, in an adjacent country: Costa Rica, Cuba or Honduras.',
  },
  terrorism: {
    name: 'Terrorism',
    text: 'The opponent discards a random card without effect (never the China Card). The US discards 2 if the USSR plays this with Iranian Hostage Crisis in force.',
  },
  'iran-contra-scandal': {
    name: 'Iran-Contra Scandal',
    text: 'For the rest of the turn every US realignment roll gets −1.',
  },
  chernobyl: {
    name: 'Chernobyl',
    text: 'The US names a region. For the rest of the turn the USSR may not use Ops to place influence there; events and coups may still add it.',
  },
  'latin-american-debt-crisis': {
    name: 'Latin American Debt Crisis',
    text: 'The US chooses: discard a card worth at least 3 Ops (modifiers count), or let the USSR double its influence in 2 South American countries the USSR picks.',
  },
  'tear-down-this-wall': {
    name: 'Tear Down This Wall',
    text: 'The US adds 3 influence in East Germany, then may make a coup attempt without military ops, or realignments, in Europe with this card’s Ops, whatever DEFCON is. Cancels and rules out Willy Brandt.',
  },
  'an-evil-empire': {
    name: '“An Evil Empire”',
    text: 'The US gains 1 VP. Cancels and rules out Flower Power.',
  },
  'aldrich-ames-remix': {
    name: 'Aldrich Ames Remix',
    text: 'For the rest of the turn the USSR sees the US hand. It picks one card there (not the China Card), which is discarded without effect.',
  },
  'pershing-ii-deployed': {
    name: 'Pershing II Deployed',
    text: 'The USSR gains 1 VP and picks up to 3 Western European countries; the US loses 1 influence in each.',
  },
  wargames: {
    name: 'Wargames',
    text: 'Only at DEFCON 2: the player may end the game on the spot by giving the opponent 6 VP. Whoever is then ahead on VP wins (level: a draw), without final scoring.',
  },
  solidarity: {
    name: 'Solidarity',
    text: 'Requires the event John Paul II Elected Pope. The US adds 3 influence in Poland.',
  },
  'iran-iraq-war': {
    name: 'Iran-Iraq War',
    text: 'War against Iran or Iraq, as the player chooses: roll a die, −1 per adjacent country the opponent controls. On 4–6 the player gains 2 VP and takes over all the opponent’s influence there. 2 military ops in any case.',
  },
  defectors: {
    name: 'Defectors',
    text: 'As a US headline it cancels the USSR headline, whose card is discarded. If the USSR plays it for Ops in an action round, the US gains 1 VP.',
  },
  'cambridge-five': {
    name: 'The Cambridge Five',
    text: 'The US reveals its scoring cards. The USSR may add 1 influence in one country of a region named on them. Impossible from turn 8 on.',
  },
  'special-relationship': {
    name: 'Special Relationship',
    text: 'Only if the US controls the United Kingdom: it adds 1 influence in a country adjacent to the UK (Benelux, Canada, France, Norway). With NATO in force it instead adds 2 in one Western European country and gains 2 VP.',
  },
  norad: {
    name: 'NORAD',
    text: 'From now on, after each action round in which DEFCON moved to level 2, the US, if it controls Canada, may add 1 influence in a country where it already has some. Cancelled by Quagmire.',
  },
  che: {
    name: 'Che',
    text: 'The USSR may attempt a coup with this card’s Ops in a non-battleground of Africa, Central or South America. If that removes US influence, it may attempt one more in a different such country. Both give military ops.',
  },
  'our-man-in-tehran': {
    name: 'Our Man in Tehran',
    text: 'Only if the US controls a Middle East country: it sees the top 5 cards of the draw pile, may show and discard any of them without effect, and shuffles the others back in.',
  },
  'yuri-and-samantha': {
    name: 'Yuri and Samantha',
    text: 'For the rest of the turn every US coup attempt gives the USSR 1 VP.',
  },
  'awacs-sale-to-saudis': {
    name: 'AWACS Sale to Saudis',
    text: 'The US adds 2 influence in Saudi Arabia. Rules out the event Muslim Revolution.',
  },
  'non-aligned-movement': {
    name: 'Non-Aligned Movement',
    text: 'Only if there is such a country: choose India or a country of Africa, Southeast Asia, the Middle East or South America where each side has 2 influence or more: it loses all influence. Then the top 4 cards of the draw pile are shown and discarded.',
  },
  'mobutu-sese-seko': {
    name: 'Mobutu Sese Seko',
    text: 'Zaire has a stability of 3 for the rest of the game. The US adds 2 influence there.',
  },
  'berlin-wall': {
    name: 'Berlin Wall',
    text: 'The USSR adds 2 influence in East Germany. Unless it leads in the space race, its marker moves 1 box forward.',
  },
  'stanislav-petrov': {
    name: 'Stanislav Petrov',
    text: 'Only at DEFCON 2: set DEFCON to 4 or 5.',
  },
  'kremlin-flu': {
    name: 'Kremlin Flu',
    text: 'The US uses this card’s Ops. In its next action round the USSR plays a scoring card; without one it loses the action round.',
  },
  'first-lightning': {
    name: 'First Lightning',
    text: 'In its own action round the USSR may use the Ops of another card in hand with a US event; that event does not happen. In any other case DEFCON falls by 1.',
  },
  'who-lost-china': {
    name: 'Who Lost China?',
    text: 'If the USSR holds The China Card, the US military ops fall to 0.',
  },
  'dont-wait-for-the-translation': {
    name: 'Don’t Wait for the Translation',
    text: 'The US gains 2 VP if it has fewer military ops than the USSR.',
  },
  'europe-scoring-allied-berlin': {
    name: 'Europe Scoring: Allied Berlin',
    text: 'Europe scores: presence 3, domination 6, control 6; control does not win the game. Each side adds 1 VP per battleground and per neighbour of the other superpower that it controls. The leader gains the difference.',
  },
  'nationalist-china': {
    name: 'Nationalist China',
    text: 'The US adds 3 influence in Asia, 1 in a country at most.',
  },
};
