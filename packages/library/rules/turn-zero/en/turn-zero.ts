import type { Chapter } from '../../section.ts';

export const turnZero = {
  'tz:0': {
    title: 'What Turn Zero is',
    text: 'Six crises of 1945–1949 are settled before the set-up and change it. By default it is played without the optional cards and without the Chinese Civil War; balance is not promised.',
  },
  'tz:1': {
    title: 'Sides',
    text: 'Choose sides first. Bids [ts:11.4] are possible but not recommended.',
  },
  'tz:2': {
    title: 'Statecraft cards',
    text: 'Each side has five. US: Kennan +1, Acheson +1, Marshall +2, Dulles (cancels the Soviet card), OSS (a bluff). USSR: Andropov −1, Khrushchev −1, Molotov −2, Beria (cancels the US card), KGB (a bluff).',
  },
  'tz:3': {
    title: 'Crises in two piles',
    text: 'First pile: VE Day, Yalta and Potsdam, 1945 UK Election. Second: Israel, VJ Day, Chinese Civil War. Each is shuffled. With the scenario Chinese Civil War [ts:12.1] that crisis is left out and each side first loses a random statecraft card face down.',
  },
  'tz:4': { title: 'A crisis is turned up', text: 'The top card of the first pile that is left.' },
  'tz:5': {
    title: 'Statecraft in secret',
    text: 'Both lay one statecraft card face down. A side without cards adds 0.',
  },
  'tz:6': {
    title: 'Both are shown',
    text: 'A cancelling card makes the other count 0; two of them leave the die as it is.',
  },
  'tz:7': {
    title: 'The die',
    text: 'One die with both modifiers: up to 1, 2–3, 4–5, 6 or more. Used cards are spent, cancelled ones too; only the bluff comes back.',
  },
  'tz:8': {
    title: 'All six crises',
    text: 'Steps 4–7 for each, first pile first. Then the statecraft cards are put away.',
  },
  'tz:8.2': {
    title: 'Changes of the deck',
    text: 'Cards are moved, removed or replaced as the crises say. An event without effect stays in the deck: its card can be played for operations, the event does not happen and the card is discarded.',
  },
  'tz:9': {
    title: 'The card of Yalta',
    text: 'The side favoured by Yalta and Potsdam may take its card into hand before the deal.',
  },
  'tz:10': { title: 'Deal', text: 'Up to 8 cards each; a card taken from Yalta counts.' },
  'tz:11': {
    title: 'Set-up',
    text: 'As usual [ts:3.2] [ts:3.3], with what the crises add or take away.',
  },
  'tz:12': {
    title: 'VE Day',
    text: '- Up to 1: as 2–3, and 1 USSR in West Germany and in Austria\n- 2–3: the USSR places 8 instead of 6 in Eastern Europe\n- 4–5: as in history\n- 6: East Germany starts with 2 of each side, Allied Berlin replaces Europe Scoring (presence 3, domination and control 6, no automatic victory), Blockade has no effect',
  },
  'tz:13': {
    title: 'Yalta and Potsdam',
    text: '- Up to 1: 1 USSR anywhere in Europe; the USSR may take Vietnam Revolts or Arab-Israeli War\n- 2–3: as in history\n- 4–5: the US may take Marshall Plan\n- 6: the same, and the US goes first in the action rounds of turns 1–3',
  },
  'tz:14': {
    title: '1945 UK Election',
    text: '- Up to 1: the US has 3 instead of 5 in the United Kingdom\n- 2–3: as in history\n- 4–5: Socialist Governments has no effect in turns 1 and 2\n- 6: Socialist Governments moves to the Mid War; Suez Crisis has no effect',
  },
  'tz:15': {
    title: 'Israel',
    text: '- Up to 1: as 2–3, and 2 USSR in two different countries of the Middle East\n- 2–3: the USSR has 2 in Syria\n- 4–5: as in history\n- 6: the US adds 1 in Israel, Lebanon and Jordan',
  },
  'tz:16': {
    title: 'VJ Day',
    text: '- Up to 1: as 2–3, one more in South Korea and 1 USSR in Japan; the US/Japan Pact moves to the Mid War\n- 2–3: 1 USSR in South Korea\n- 4–5: as in history\n- 6: no Korean War; in turn 1 DEFCON does not close regions to the US and cannot fall below 2',
  },
  'tz:17': {
    title: 'Chinese Civil War (crisis)',
    text: '- Up to 1: no Ussuri River Skirmish\n- 2–3: as in history\n- 4–5: the China Card starts face down\n- 6: the same; Taiwan is a battleground with 3 US, and Nationalist China replaces Formosan Resolution',
  },
  'alt:1': {
    title: 'Alternative space race',
    text: 'Attempts as on the usual track [ts:6.4.1]; the abilities differ and again belong to the first side in a box, until the opponent arrives.',
  },
  'alt:2': {
    title: 'Boxes of the alternative track',
    text: '- 1 H-Bomb: 2 operations, 1–3, VP 2/1\n- 2 Earth Satellite: 2, 1–4; +2 military operations before the check\n- 3 Intercontinental Missiles: 2, 1–3, VP 2/0\n- 4 Moon Landing: 2, 1–4; once in each of your action rounds 1 point in a country the opponent controls costs 1\n- 5 Multiple Warheads: 3, 1–3, VP 3/1\n- 6 Anti-Ballistic Missiles: 3, 1–4; once per turn, in your action round, you may reroll a coup die; the second roll counts\n- 7 Neutron Bomb: 3, 1–3; the opponent’s coup dice −1\n- 8 Strategic Defense Initiative: 4, 1–2, VP 4/2',
  },
} satisfies Chapter;
