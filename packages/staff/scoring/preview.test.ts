import { US, USSR, VP } from '@brink/struggle';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { scenario, type Position } from '@brink/twilight-struggle/testing/scenario';
import { scenario as redSeaScenario } from '@brink/red-sea/testing/scenario';
import { expect, test } from 'vitest';
import { adapterOf } from '../adapters/index.ts';
import { previewScoring, type RegionScore } from './preview.ts';

const adapter = adapterOf('twilight-struggle')!;

function scoreOf(position: Position, card: CardId): RegionScore {
  const { regions } = previewScoring(adapter, scenario(position).game);
  return regions.find((each) => each.card === cardNumber(card))!;
}

test('each scoring card gives what it would give if it were played', () => {
  const influence: Position['influence'] = {
    italy: [2, 0],
    france: [3, 0],
    poland: [0, 3],
    iran: [2, 0],
    syria: [0, 2],
    thailand: [0, 2],
    japan: [4, 0],
    cuba: [0, 3],
    venezuela: [2, 0],
    angola: [0, 1],
  };
  for (const { card, vp } of previewScoring(adapter, scenario({ influence }).game).regions) {
    const id = adapter.package.choiceName('card', card) as CardId;
    const t = scenario({ influence, hands: { us: [id] } }).plays('us', id, 'event');
    expect([id, t.vp]).toEqual([id, vp]);
  }
});

test('the reasons are told line by line, as the log does', () => {
  const { lines, vp, wins } = scoreOf({ influence: { iran: [2, 0] } }, 'middle-east-scoring');
  expect(lines.map(({ code }) => code)).toEqual(['scoringSide', 'scoringSide', 'scoring', 'vp']);
  expect(vp).toBe(4);
  expect(wins).toBeUndefined();
});

test('control of Europe and the end of the track win at once', () => {
  const keys = { 'west-germany': [4, 0], 'east-germany': [3, 0], poland: [3, 0] } as const;
  const europe = { ...keys, france: [3, 0], italy: [2, 0], greece: [2, 0] } as const;
  expect(scoreOf({ influence: europe }, 'europe-scoring').wins).toEqual({
    side: US,
    manner: 'europeControl',
  });
  const far = scoreOf({ vp: -18, influence: { iran: [0, 2] } }, 'middle-east-scoring');
  expect(far.wins).toEqual({ side: USSR, manner: 'vp' });
});

test('Shuttle Diplomacy drops what is best for the US', () => {
  const influence = { iran: [0, 2], israel: [4, 0], jordan: [2, 0] } as const;
  const plain = scoreOf({ influence }, 'middle-east-scoring');
  const shuttled = scoreOf({ influence, effects: ['ShuttleDiplomacy'] }, 'middle-east-scoring');
  expect(shuttled.vp).toBeGreaterThan(plain.vp);
});

test('final scoring counts every region and the China Card', () => {
  const { game } = scenario({ vp: 2, influence: { iran: [2, 0] }, china: { holder: 'ussr' } });
  const { final } = previewScoring(adapter, game);
  expect(final.vp).toBe(4 - 1);
  expect(final.wins).toEqual({ side: US, manner: 'finalScoring' });
  expect(game.mem[VP]).toBe(2);
});

test('military operations at stake', () => {
  const { game } = scenario({ defcon: 4, militaryOps: [1, 3] });
  expect(previewScoring(adapter, game).military).toEqual({ missing: [3, 1], vp: -2 });
});

test('Red Sea counts the sea lanes', () => {
  const redSea = adapterOf('red-sea')!;
  const plain = redSeaScenario({ influence: { sudan: [3, 0] } }).game;
  const lanes = redSeaScenario({
    influence: { sudan: [3, 0], 'strategic-sea-lanes': [1, 0] },
  }).game;
  const [before] = previewScoring(redSea, plain).regions;
  const [after] = previewScoring(redSea, lanes).regions;
  expect(after.vp).toBe(before.vp + 1);
  expect(after.lines.some(({ code }) => code === 'seaLanes')).toBe(true);
});
