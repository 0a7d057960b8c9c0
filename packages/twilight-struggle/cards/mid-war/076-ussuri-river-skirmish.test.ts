import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../../state.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const china = ({ game }: Scenario): number[] => [game.mem[CHINA_HOLDER], game.mem[CHINA_FACE_UP]];
const ASIA = COUNTRIES.filter(({ region }) => region === 'asia')
  .map(({ id }) => id)
  .sort();

test('the US takes the China Card face up and may play it this turn', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'ussr', faceUp: false },
    hands: { us: ['ussuri-river-skirmish', 'nato'] },
  }).plays('us', 'ussuri-river-skirmish', 'event');
  expect(t.isSettled).toBe(true);
  expect(china(t)).toEqual([0, 1]);
  expect(t.where('ussuri-river-skirmish')).toBe('removed');
  expect(t.round('us').choices).toEqual(['china-card', 'nato']);
});

test('the US has it: 4 influence in Asia, 2 in a country at most', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'us', faceUp: false },
    influence: { thailand: [0, 2] },
    hands: { us: ['ussuri-river-skirmish'] },
  }).plays('us', 'ussuri-river-skirmish', 'event');
  expect(t.actor).toBe('us');
  expect(ASIA).toHaveLength(15);
  expect(t.choices).toEqual(ASIA);
  t.choose('thailand', 'thailand');
  expect(t.choices).toEqual(ASIA.filter((id) => id !== 'thailand'));
  t.choose('india', 'afghanistan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('thailand')).toEqual([2, 2]);
  expect(china(t)).toEqual([0, 0]);
});

test('nobody has it: the US counts as its holder', () => {
  const t = scenario({ turn: 4, hands: { us: ['ussuri-river-skirmish'] } });
  t.game.mem[CHINA_HOLDER] = 2;
  t.plays('us', 'ussuri-river-skirmish', 'event');
  expect(t.choices).toEqual(ASIA);
  t.choose('japan', 'japan', 'india', 'india');
  expect(t.isSettled).toBe(true);
  expect(china(t)).toEqual([2, 1]);
});

test('in a round of the USSR the US takes the card at once', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'ussr' },
    influence: { cuba: [0, 1] },
    hands: { ussr: ['ussuri-river-skirmish'] },
  })
    .plays('ussr', 'ussuri-river-skirmish', 'eventFirst')
    .choose('influence', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(china(t)).toEqual([0, 1]);
  expect(t.where('ussuri-river-skirmish')).toBe('removed');
});
