import type { Chapter } from '../../section.ts';

export const twoPlusTwo = {
  '2+2:1': {
    title: 'Four players, one winner',
    text: 'USA and West against USSR and East. A superpower wins if its Germany wins by the base rules and it has outdone the other superpower; otherwise the German state wins.',
  },
  '2+2:2': {
    title: 'What is new',
    text: 'Tracks for treasuries, arms race, space race and dominance, an anti-war zone of six doves and a red button, 40 action cards, arms race cards and conflict cards. New colours of cards: blue, green, black.',
  },
  '2+2:3': {
    title: 'Set-up',
    text: 'The base game in its current version, both treasuries at $6, six doves up. First order: USA, USSR, West, East.',
  },
  '2+2:4': {
    title: 'Course of a decade',
    text: 'Three stages, A, B and C. In A hands are filled to 2 and three base cards and three 2+2 cards are laid open; B has 3 and 3, C has 3 of 2+2 and 4 base cards. Each in turn takes one card and one action. A stage ends when one normal card is left: its event happens by itself [2+2:9].',
  },
  '2+2:5': {
    title: 'Turn order',
    text: 'By the lead in prestige (West, East) and dominance (USA, USSR), highest first. Ties: superpowers before German states, West before East; USA and USSR by space race, then arms race, then USA.',
  },
  '2+2:6': {
    title: 'Actions',
    text: 'The four of the base game; superpowers also have arms race and credit. The special card is for red players and its event only.',
  },
  '2+2:6.1': {
    title: 'For the ally',
    text: 'USA acts for West and USSR for East when removing unrest, building and raising standards, with their means and limits.',
  },
  '2+2:6.4': {
    title: 'Events',
    text: 'Red for red players, yellow for yellow ones, all others for anyone. Neutral: one icon or arrow may be left out. Blue: the half of the other colour is ignored. Green and black: everything. A superpower may move dominance instead of prestige, arrow by arrow, unless it is a priority arrow, as all are on special cards.',
  },
  '2+2:6.5': {
    title: 'Arms race',
    text: 'With any normal card that does not forbid it: move the marker one box your way and draw an arms race card.',
  },
  '2+2:6.6': {
    title: 'Credit',
    text: 'The value of the card in dollars. With a treasury below 0 a superpower may only take credit or carry out an event that fills it.',
  },
  '2+2:7': {
    title: 'Values with icons',
    text: 'After any action but the event: a conflict icon beside the value counts if a player of its colour used it, icons below the value always.',
  },
  '2+2:8': {
    title: 'Arms race and conflict cards',
    text: 'A superpower draws one whenever the arms marker moves its way, or a conflict icon names it. Its own column counts, on arms race cards in the row of the decade. A card with the shuffle sign brings all ten together again. Cards left in both decks may be counted, of the played ones the last may be looked at. After “arms race +$1” each arms race action costs $1 more.',
  },
  '2+2:9': {
    title: 'Automatic events',
    text: 'Everything is carried out, left to right and from the top; on green cards the shaded parts are skipped. West chooses the places of yellow icons, East those of red ones. A lead in the arms race lets the superpower choose places, then places of the opposing Germany too, then leave out one icon or arrow.',
  },
  '2+2:10': {
    title: 'East’s particulars',
    text: 'For the special card its player discards a card, or the yellow player with fewer cards draws one. USSR may exhaust East’s police in its own turn.',
  },
  '2+2:11': {
    title: 'Nuclear war',
    text: 'If a dove must be turned face down and none is face up, the active player pushes the button and loses. Of the others the one with most peacemaker cards wins; on a tie their ally drops out.',
  },
  '2+2:12.1': {
    title: 'End of decade: arms race',
    text: 'The superpower whose victory box the marker reaches wins at once.',
  },
  '2+2:12.2': {
    title: 'End of decade: space race',
    text: 'The superpower whose victory box the marker reaches wins at once; otherwise the icons of the box are carried out.',
  },
  '2+2:12.3': {
    title: 'End of decade: dominance',
    text: 'The leader uses their box or a lower one; both superpowers get the income of the position.',
  },
  '2+2:12.4': {
    title: 'End of decade: the base game',
    text: 'Its ten phases [volk:11.1]. If that ends the game the winning bloc is known; its superpower wins if it has more points on the three tracks than the opponent, less 1 for every $2 of debt. Otherwise its German state wins.',
  },
  '2+2:13': {
    title: 'Tournament points',
    text: 'Winner 4, losers 0; the winner’s ally 2 if the game went through the fourth decade. After nuclear war: winner 4, others 1, the player who pushed the button −2.',
  },
  '2+2:14': {
    title: 'Table talk',
    text: 'Agree beforehand. Nobody may tell what is in their hand.',
  },
} satisfies Chapter;
