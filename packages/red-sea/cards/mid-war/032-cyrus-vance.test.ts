import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 random cards of the US are seen and one is discarded', () => {
  const t = scenario({
    hands: { us: ['zbig', 'nasserism', 'eplf'], ussr: ['cyrus-vance'] },
  }).plays('ussr', 'cyrus-vance', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['eplf', 'nasserism', 'zbig']);
  t.choose('nasserism');
  expect(t.choices).toEqual(['eplf', 'zbig']);
  t.choose('zbig');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['nasserism', 'zbig']);
  t.choose('nasserism');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.where('nasserism')).toBe('discard');
  expect(t.where('zbig')).toBe('us');
  expect(t.has('Nasserism')).toBe(false);
  expect(t.where('cyrus-vance')).toBe('removed');
});

test('no VP for any other card; a single one is discarded; an empty hand has nothing to lose', () => {
  const t = scenario({ hands: { us: ['africa-scoring'], ussr: ['cyrus-vance'] } });
  t.plays('ussr', 'cyrus-vance', 'event');
  expect(t.choices).toEqual(['africa-scoring']);
  t.choose('africa-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  const empty = scenario({ hands: { ussr: ['cyrus-vance'] } }).plays(
    'ussr',
    'cyrus-vance',
    'event',
  );
  expect(empty.isSettled).toBe(true);
});
