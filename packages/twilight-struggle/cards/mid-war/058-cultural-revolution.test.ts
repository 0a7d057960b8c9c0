import { expect, test } from 'vitest';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../../state.ts';
import { scenario } from '../../testing/scenario.ts';

test.each([true, false])(
  'the USSR takes the China Card and may play it (face up: %s)',
  (faceUp) => {
    const t = scenario({
      turn: 4,
      china: { holder: 'us', faceUp },
      hands: { ussr: ['cultural-revolution', 'fidel'] },
    }).plays('ussr', 'cultural-revolution', 'event');
    expect(t.isSettled).toBe(true);
    expect(t.vp).toBe(0);
    expect([t.game.mem[CHINA_HOLDER], t.game.mem[CHINA_FACE_UP]]).toEqual([1, 1]);
    expect(t.where('cultural-revolution')).toBe('removed');
    expect(t.round('ussr').choices).toEqual(['china-card', 'fidel']);
  },
);

test.each([true, false])('if it has the card it gains 1 VP (face up: %s)', (faceUp) => {
  const t = scenario({
    turn: 4,
    china: { holder: 'ussr', faceUp },
    hands: { ussr: ['cultural-revolution'] },
  }).plays('ussr', 'cultural-revolution', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.game.mem[CHINA_FACE_UP]).toBe(faceUp ? 1 : 0);
});

test('played by the US for operations the card is lost all the same', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'us' },
    influence: { canada: [1, 0] },
    hands: { us: ['cultural-revolution', 'fidel'] },
  }).plays('us', 'cultural-revolution', 'operationsFirst');
  t.choose('influence', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choices).toEqual(['fidel']);
});

test('while nobody has the China Card there is no event', () => {
  const t = scenario({ turn: 4, hands: { ussr: ['cultural-revolution'] } });
  t.game.mem[CHINA_HOLDER] = 2;
  t.round('ussr').choose('cultural-revolution');
  expect(t.choices).toEqual(['operations', 'space']);
});
