import { US, drawInto, pileCount } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber } from '../data/cards.ts';
import { scenario } from '../testing/scenario.ts';
import { view } from '../view.ts';

const position = {
  defcon: 3,
  influence: { somalia: [2, 0], kenya: [1, 0] },
  hands: { ussr: ['nasserism', 'detente', 'the-derg'] },
} as const;

test('a card of 1 or 2 costs DEFCON and is discarded (§6.3.6.1, example)', () => {
  const t = scenario({ ...position, draw: ['eplf', 'usaid'] });
  t.plays('ussr', 'the-derg', 'operations').choose('coup');
  expect(t.choices).toEqual(['kenya', 'somalia']);
  t.choose('somalia');
  expect(t.actor).toBe('chance');
  expect(t.prompt).toBe('flashpoint');
  expect(t.choices).toEqual(['eplf', 'usaid']);
  t.choose('usaid');
  expect(t.defcon).toBe(2);
  expect(t.where('usaid')).toBe('discard');
  expect(t.prompt).toBe('coupDie');
  t.choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('somalia')).toEqual([0, 2]);
  expect(t.defcon).toBe(2);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('at DEFCON 2 that is nuclear war', () => {
  const t = scenario({ ...position, defcon: 2, draw: ['eplf', 'usaid'] });
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia', 'eplf');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('a card of 3 or 4 goes under the pile for all to see', () => {
  const t = scenario({ ...position, draw: ['zbig', 'mr-nyet', 'eplf'] });
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia', 'mr-nyet', 1);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
  expect(pileCount(t.game)).toBe(3);
  expect(view(t.game, US).draw).toEqual({ count: 3, known: [cardNumber('mr-nyet')] });
  // Then it comes last, and everybody knows who has it.
  t.plays('ussr', 'detente', 'operations').choose('coup', 'somalia', 'zbig', 1);
  expect(view(t.game, US).draw.known).toEqual([cardNumber('zbig'), cardNumber('mr-nyet')]);
  t.plays('ussr', 'the-derg', 'operations').choose('coup', 'somalia');
  // The last card in between is the only one that can come next.
  expect(t.prompt).toBe('coupDie');
  expect(t.where('eplf')).toBe('discard');
  t.choose(1);
  drawInto(t.game, US, cardNumber('mr-nyet'));
  expect(view(t.game, 1).hands[US].known).toEqual([cardNumber('mr-nyet')]);
});

test('a scoring card costs DEFCON, scores and is discarded', () => {
  const t = scenario({ ...position, draw: ['africa-scoring', 'eplf'] });
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia', 'africa-scoring');
  expect(t.defcon).toBe(2);
  expect(t.vp).toBe(1);
  expect(t.where('africa-scoring')).toBe('discard');
  expect(t.prompt).toBe('coupDie');
});

test('it may decide the game before the die (§10.4.1)', () => {
  const t = scenario({
    ...position,
    influence: { somalia: [2, 0], ethiopia: [1, 0] },
    draw: ['africa-scoring', 'eplf'],
  });
  t.plays('ussr', 'nasserism', 'operations').choose('coup', 'ethiopia', 'africa-scoring');
  expect(t.result).toEqual({ winner: 'us', manner: 'hornOfAfrica' });
});

test('an empty pile is made anew from the discards; by ruling no card is shown', () => {
  const empty = { ...position, draw: [], discard: ['zbig', 'eplf'] } as const;
  const t = scenario(empty).plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia');
  expect(t.prompt).toBe('flashpoint');
  expect(t.choices).toEqual(['eplf', 'zbig']);
  const ruled = scenario({ ...empty, options: { rulings: ['flashpointNeedsPile'] } });
  ruled.plays('ussr', 'nasserism', 'operations').choose('coup', 'somalia');
  expect(ruled.prompt).toBe('coupDie');
});

test('realignments there are ordinary (§6.2.5), and so is a coup elsewhere', () => {
  const t = scenario({ ...position, draw: ['eplf', 'zbig'] });
  t.plays('ussr', 'nasserism', 'operations').choose('realign', 'somalia');
  expect(t.prompt).toBe('realignDie');
  const kenya = scenario({ ...position, draw: ['eplf', 'zbig'] });
  kenya.plays('ussr', 'nasserism', 'operations').choose('coup', 'kenya');
  expect(kenya.prompt).toBe('coupDie');
  kenya.choose(1);
  expect(kenya.defcon).toBe(2);
});
