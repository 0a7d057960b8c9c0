import type { Chapter } from '../../section.ts';

export const base = {
  'volk:1': {
    title: 'Aim and end',
    text: 'West and East Germany, 1945–1989, in four decades. Victory is checked only at the end of a decade:\n- East cannot dismantle what it must: West wins\n- East has to gain more socialists than there are: East wins; to give up more than it has: West wins\n- A state with 4 mass protests collapses and loses; if both do, East wins\n- East wins if nothing of this has happened after the fourth decade',
  },
  'volk:2': {
    title: 'The board',
    text: 'West has seven provinces and West Berlin, East has six. Hamburg counts for Schleswig-Holstein or Lower Saxony; West decides anew each time. West Berlin has three sectors fed by Rhineland-Palatinate, North Rhine-Westphalia and Baden-Württemberg, and no building sites.',
  },
  'volk:3': {
    title: 'Set-up',
    text: '3 unrest in every province, 2 in North Rhine-Westphalia, Rhineland-Palatinate and Baden-Württemberg. Factories in Hamburg, Dortmund, Bitterfeld and Berlin. All tracks at 0, one socialist in the waiting box. Two cards each, seven open; West begins.',
  },
  'volk:4': {
    title: 'Course of a decade',
    text: 'Players take turns: one card from the display or from hand, one action. After seven cards seven more are laid out; when those are gone the decade ends. The side that leads in prestige begins a decade, West at 0. From the second decade on, you may first discard old cards (of three at least one); then hands are filled to 2.',
  },
  'volk:4.1': {
    title: 'Special card',
    text: 'For East alone. East discards a hand card or lets West draw one, then carries out the event. In the fourth decade it is the fall of the wall if the wall stands, otherwise the Round Table.',
  },
  'volk:5': {
    title: 'Four uses of a card',
    text: 'Remove 1 unrest, build, raise living standards, or carry out the event. The number on the card serves the second and third.',
  },
  'volk:5.1': {
    title: 'Removing unrest',
    text: 'Remove 1 from one of your provinces. This is free with a card of your colour; otherwise you must also dismantle 1 point of your economy.',
  },
  'volk:5.2': {
    title: 'Building',
    text: 'Each point is a factory in one of your empty cities or a road next to a factory. You cannot build in a province with a mass protest, nor a road that ends in one.',
  },
  'volk:5.3': {
    title: 'Raising living standards',
    text: 'Up to three levels, each in a different province of yours. The economy of the province must be three times the new level; the value of the card fills gaps, at most 2 in one province. Each level removes 1 unrest there. A supplier may pass its new level on to its sector of West Berlin, once per action; sectors fill evenly.',
  },
  'volk:5.4': {
    title: 'Event',
    text: 'Red cards are for East, yellow cards for West, neutral cards for either. The active player carries out all icons and arrows in any order; for an icon with a coat of arms that state chooses. On a neutral card you may leave out one icon or arrow.',
  },
  'volk:6': {
    title: 'Economy',
    text: 'A factory is worth 1, and 1 more for each finished road to another factory; 1 less when run down. A province is worth the sum; its best factory is its export factory.',
  },
  'volk:6.1': {
    title: 'Dismantling',
    text: 'A point is a road, or a factory without a road next to it. A run-down factory cannot be dismantled.',
  },
  'volk:6.2': {
    title: 'Factories abroad and Rheinsberg',
    text: 'Factories in Poland and Czechoslovakia come by events; each counts for one East province it is connected to, never as an export factory, and cannot be dismantled. Rheinsberg is worth 2 and costs 2 points of its event.',
  },
  'volk:7': {
    title: 'Unrest and mass protests',
    text: 'Every 4 unrest in a province are a mass protest. For each one in West Berlin East adds another to one of its suppliers, as long as it lasts.',
  },
  'volk:7.1': {
    title: 'Socialists',
    text: 'After an action, socialists in the waiting box go to East provinces with a mass protest, each in place of 1 unrest, down to 3 unrest. During the end of a decade this waits for phase 9.',
  },
  'volk:8': {
    title: 'Tracks',
    text: 'Prestige, western currency and socialists run from 6 for West to 6 for East. An arrow past the end removes 1 unrest at home or adds 1 abroad instead.',
  },
  'volk:9': {
    title: 'Police cards',
    text: 'Some events leave their card with East. At any moment of its own turn, also after its action, East may exhaust one to remove 1 unrest, each once per decade. They cost upkeep (phase 4) and act once more in phase 8 if unused.',
  },
  'volk:10': {
    title: 'The wall',
    text: 'While it stands, flight is replaced: East dismantles 1 point of its choice and prestige moves 1 towards West.',
  },
  'volk:11.1': {
    title: 'End of decade, phase 1: flight or wall',
    text: 'Without the wall: runners on played cards, red police cards, the highest living standard in West and 1 for a mass protest in East, minus the lowest standard in East and 1 for a mass protest in West; East loses half of that, rounded down, in building points. The side that leads in prestige picks first, then they alternate.',
  },
  'volk:11.2': {
    title: 'End of decade, phase 2: prestige',
    text: 'The leader uses the marker’s box or one nearer to the centre.',
  },
  'volk:11.3': {
    title: 'End of decade, phase 3: western currency',
    text: 'Track plus the East provinces whose export factory is at least as good as the weakest in West, minus all living standards of East. Below 0, that many East factories run down; when none is left, East dismantles the rest.',
  },
  'volk:11.4': {
    title: 'End of decade, phase 4: police upkeep',
    text: 'East dismantles 1 point for each police card.',
  },
  'volk:11.5': {
    title: 'End of decade, phase 5: upkeep of living standards',
    text: 'Levels above the value of the export factory are lost. West Berlin must not exceed the weakest export factory of its suppliers.',
  },
  'volk:11.6': {
    title: 'End of decade, phase 6: comparison within each state',
    text: 'A province that is 2 or more below the best of its state gets the difference less 1 in unrest; West Berlin the whole difference.',
  },
  'volk:11.7': {
    title: 'End of decade, phase 7: comparison across the border',
    text: 'Each province may shame one bordering province of the other state: its standard less its own mass protests against theirs; the difference is unrest. West first. West Berlin strikes both its neighbours.',
  },
  'volk:11.8': {
    title: 'End of decade, phase 8: police action',
    text: 'Each police card not used removes 1 unrest in East; then all are fresh.',
  },
  'volk:11.9': {
    title: 'End of decade, phase 9: socialists',
    text: 'East gains or loses as many as the track says; it loses them first from the waiting box, then from the map, where 1 unrest takes their place.',
  },
  'volk:11.10': {
    title: 'End of decade, phase 10: collapse',
    text: 'A state with 4 or more mass protests loses.',
  },
} satisfies Chapter;
