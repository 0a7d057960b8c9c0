import { isKnownTo, US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../../data/cards.ts';
import { scenario } from '../../testing/scenario.ts';

test('the US shows its hand, then the USSR may conduct operations with 1 point', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1], panama: [1, 0] },
    hands: { us: ['nato', 'fidel'], ussr: ['lone-gunman', 'blockade'] },
  }).plays('ussr', 'lone-gunman', 'event');
  expect(isKnownTo(t.game, USSR, cardNumber('nato'))).toBe(true);
  expect(isKnownTo(t.game, USSR, cardNumber('fidel'))).toBe(true);
  expect(isKnownTo(t.game, US, cardNumber('blockade'))).toBe(false);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('influence');
  expect(t.choices).toEqual([
    'afghanistan',
    'cuba',
    'finland',
    'haiti',
    'nicaragua',
    'north-korea',
    'poland',
    'romania',
  ]);
  t.choose('haiti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('haiti')).toEqual([0, 1]);
  expect(t.where('lone-gunman')).toBe('removed');
});

test('the USSR may leave the operations; an empty hand is shown just as well', () => {
  const t = scenario({ turn: 4, influence: { cuba: [0, 1] }, hands: { ussr: ['lone-gunman'] } })
    .plays('ussr', 'lone-gunman', 'event')
    .choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('lone-gunman')).toBe('removed');
});

test('Brezhnev Doctrine makes it 2 points', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['lone-gunman'] },
    effects: ['BrezhnevDoctrine'],
  })
    .plays('ussr', 'lone-gunman', 'event')
    .choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 3]);
});

test('by ruling operations of events stay as they are', () => {
  const t = scenario({
    options: { rulings: ['eventOpsUnmodified'] },
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['lone-gunman'] },
    effects: ['BrezhnevDoctrine'],
  })
    .plays('ussr', 'lone-gunman', 'event')
    .choose('influence', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 2]);
});

test('a coup of it gives military operations', () => {
  const t = scenario({ turn: 4, influence: { panama: [1, 0] }, hands: { ussr: ['lone-gunman'] } })
    .plays('ussr', 'lone-gunman', 'event')
    .choose('coup', 'panama', 4);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 1]);
  expect(t.influence('panama')).toEqual([0, 0]);
  expect(t.defcon).toBe(4);
});

test('in its own round the US answers for a battleground coup at DEFCON 2', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    influence: { panama: [1, 0], iran: [1, 0] },
    hands: { us: ['lone-gunman'] },
  }).plays('us', 'lone-gunman', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('coup');
  expect(t.choices).toEqual(['panama']);
  t.choose('panama', 1);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('under the Cuban Missile Crisis a coup of the USSR loses, in a round of the US too', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    influence: { panama: [1, 0] },
    hands: { us: ['lone-gunman'] },
    effects: ['CubanMissileCrisisOnUssr'],
  })
    .plays('us', 'lone-gunman', 'eventFirst')
    .choose('coup', 'panama');
  expect(t.result).toEqual({ winner: 'us', manner: 'cubanMissileCrisis' });
});

test('as a headline of the US the USSR conducts the point, and the US answers for DEFCON', () => {
  const t = scenario({
    turn: 4,
    defcon: 2,
    influence: { panama: [1, 0] },
    hands: { us: ['lone-gunman'], ussr: ['romanian-abdication'] },
  }).headlines({ us: 'lone-gunman', ussr: 'romanian-abdication' });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('coup', 'panama', 1);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});
