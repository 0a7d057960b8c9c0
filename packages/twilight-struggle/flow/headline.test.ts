import { PUBLIC, argument, choose, pending } from '@brink/kernel';
import { US, USSR, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardData, cardNumber, type CardId } from '../data/cards.ts';
import { twilightStruggle } from '../package.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { headlinePhase } from './headline.ts';
import { LOG } from '../log.ts';

const phase = (position: Position): Scenario => scenario(position).start(headlinePhase, US);

/** The cards whose events were reached, in that order. */
const order = ({ log }: Scenario): string[] =>
  log
    .filter(({ code }) => code === 'event' || code === 'noEvent')
    .map((entry) => cardData(argument(LOG, entry, 'card')!).id);

const headlines = (us: CardId, ussr: CardId, position: Position = {}): Scenario =>
  scenario({ ...position, hands: { us: [us], ussr: [ussr] } }).headlines({ us, ussr });

test('the higher operations go first', () => {
  const t = headlines('duck-and-cover', 'fidel');
  expect(order(t)).toEqual(['duck-and-cover', 'fidel']);
  expect(t.isSettled).toBe(true);
  expect(order(headlines('captured-nazi-scientist', 'fidel'))).toEqual([
    'fidel',
    'captured-nazi-scientist',
  ]);
});

test('of two headlines on the table the one that is carried out is the one that asks', () => {
  const t = headlines('cia-created', 'warsaw-pact-formed');
  const asking = (viewer: number) => twilightStruggle.view(t.game, viewer).asking;
  expect(t.prompt).toBe('warsawPact');
  expect([US, USSR, PUBLIC].map(asking)).toEqual(Array(3).fill(cardNumber('warsaw-pact-formed')));
  t.choose('add');
  for (const country of ['poland', 'poland', 'hungary', 'hungary', 'romania']) t.choose(country);
  expect(t.prompt).toBe('operations');
  expect(asking(US)).toBe(cardNumber('cia-created'));
});

test('on a tie the US goes first', () => {
  expect(order(headlines('formosan-resolution', 'fidel'))).toEqual([
    'formosan-resolution',
    'fidel',
  ]);
});

test('scoring cards go second, of two of them that of the US first', () => {
  expect(order(headlines('asia-scoring', 'nasser'))).toEqual(['nasser', 'asia-scoring']);
  expect(order(headlines('asia-scoring', 'europe-scoring'))).toEqual([
    'asia-scoring',
    'europe-scoring',
  ]);
});

test('the printed operations count: nothing raises or lowers them', () => {
  const t = headlines('formosan-resolution', 'fidel', {
    effects: ['BrezhnevDoctrine', 'RedScareOnUs'],
  });
  expect(order(t)).toEqual(['formosan-resolution', 'fidel']);
});

const both: Position = {
  influence: { egypt: [0, 1] },
  hands: { us: ['formosan-resolution', 'un-intervention'], ussr: ['fidel', 'nasser'] },
};

test('both choose at the same time, and neither sees the other before', () => {
  const t = phase(both);
  expect(pending(t.game)).toBe((1 << US) | (1 << USSR));
  expect(t.prompt).toBe('headline');
  choose(t.game, USSR, cardNumber('fidel'));
  expect(pending(t.game)).toBe(1 << US);
  expect(t.where('fidel')).toBe('ussr');
  expect(isKnownTo(t.game, US, cardNumber('fidel'))).toBe(false);
  expect(t.log).toEqual([]);
  expect(t.choicesOf(USSR)).toEqual([]);
  choose(t.game, US, cardNumber('formosan-resolution'));
  expect(t.isSettled).toBe(true);
  expect(order(t)).toEqual(['formosan-resolution', 'fidel']);
});

test('in the other order nothing differs', () => {
  const t = phase(both);
  choose(t.game, US, cardNumber('formosan-resolution'));
  expect(pending(t.game)).toBe(1 << USSR);
  expect(t.where('formosan-resolution')).toBe('us');
  choose(t.game, USSR, cardNumber('fidel'));
  expect(t.isSettled).toBe(true);
  expect(order(t)).toEqual(['formosan-resolution', 'fidel']);
});

test('UN Intervention and the China Card are no headlines', () => {
  const t = phase({ ...both, china: { holder: 'us' } });
  expect(t.choicesOf(US)).toEqual(['formosan-resolution']);
  expect(t.choicesOf(USSR)).toEqual(['fidel', 'nasser']);
});

test('whoever has no card for it is not asked', () => {
  const t = phase({ hands: { us: ['un-intervention'], ussr: ['nasser'] } });
  expect(pending(t.game)).toBe(1 << USSR);
  t.choose('nasser');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 2]);
  expect(phase({}).isSettled).toBe(true);
});

test('first in box 4: the rival chooses and shows his headline before', () => {
  const t = phase({ ...both, space: [4, 3] });
  expect(pending(t.game)).toBe(1 << USSR);
  t.choose('fidel');
  expect(pending(t.game)).toBe(1 << US);
  expect(isKnownTo(t.game, US, cardNumber('fidel'))).toBe(true);
  expect(t.log.map(({ code }) => code)).toEqual(['reveal']);
  t.choose('formosan-resolution');
  expect(t.isSettled).toBe(true);
  const ussr = phase({ ...both, space: [2, 5] });
  expect(pending(ussr.game)).toBe(1 << US);
});

test('the ability of box 4 ends when both have reached it', () => {
  expect(pending(phase({ ...both, space: [4, 5] }).game)).toBe((1 << US) | (1 << USSR));
});

test('the player of a headline answers for DEFCON, whosever event it is', () => {
  const ussr = headlines('formosan-resolution', 'duck-and-cover', { defcon: 2 });
  expect(ussr.result).toEqual({ winner: 'us', manner: 'defcon' });
  const us = headlines('duck-and-cover', 'fidel', { defcon: 2 });
  expect(us.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('the rival carries out his own event', () => {
  const t = headlines('liberation-theology', 'nasser', { turn: 4 });
  expect(t.actor).toBe('ussr');
  t.choose('cuba', 'cuba', 'haiti');
  expect(t.isSettled).toBe(true);
});

test('an event that cannot take place is discarded, an asterisk counts otherwise', () => {
  const t = headlines('nato', 'fidel');
  expect(t.isSettled).toBe(true);
  expect(t.has('Nato')).toBe(false);
  expect(t.where('nato')).toBe('discard');
  expect(t.where('fidel')).toBe('removed');
});

test('the end of the game leaves the second headline undone', () => {
  const t = headlines('duck-and-cover', 'fidel', { vp: 19 });
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
  expect(t.influence('cuba')).toEqual([0, 0]);
});

test('places of a headline are those after the headline before it (§6.1.1)', () => {
  const places = (ussr: CardId, ...choices: string[]): readonly string[] =>
    headlines('cia-created', ussr).choose(...choices, 'influence').choices;
  expect(places('nasser')).not.toContain('morocco');
  // Marshall Plan goes first: CIA Created reaches the neighbours of Spain.
  const aid = ['spain-portugal', 'italy', 'greece', 'turkey', 'france', 'norway', 'sweden'];
  expect(places('marshall-plan', ...aid)).toContain('morocco');
});
