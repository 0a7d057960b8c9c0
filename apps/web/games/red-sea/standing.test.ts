import { Random } from '@brink/kernel';
import { US, USSR, scoreRegion, setInfluence } from '@brink/struggle';
import { redSea } from '@brink/red-sea';
import { COUNTRIES } from '@brink/red-sea/data/countries';
import { REGIONS } from '@brink/red-sea/data/regions';
import { SCORING_REGIONS, seaLanesOf } from '@brink/red-sea/flow/scoring';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test('the preview agrees with the rules on positions of every kind', () => {
  const game = redSea.setup(redSea.parseOptions({}));
  const random = new Random(7);
  for (let round = 0; round < 300; round++) {
    const bias = random.below(3);
    for (const [country] of COUNTRIES.entries()) {
      setInfluence(game, US, country, bias === 1 ? 0 : random.below(6));
      setInfluence(game, USSR, country, bias === 2 ? 0 : random.below(6));
    }
    const { regions } = standingOf(redSea.view(game, US), 'en');
    for (const [index, id] of REGIONS.entries()) {
      const scores = scoreRegion(game, SCORING_REGIONS[index]);
      const points = ([US, USSR] as const).map((side) => {
        const own = scores[side].points;
        return [own, own + 1, 2 * own][seaLanesOf(game, side)];
      });
      const { countries, battlegrounds, scoring } = regions[id];
      expect(countries).toEqual([scores[US].countries, scores[USSR].countries]);
      expect(battlegrounds).toEqual([scores[US].battlegrounds, scores[USSR].battlegrounds]);
      expect(scoring?.points).toBe(Math.abs(points[US] - points[USSR]));
    }
  }
});

test('both flashpoints with most of Africa are told as a win', () => {
  const game = redSea.setup(redSea.parseOptions({}));
  for (const [country] of COUNTRIES.entries()) setInfluence(game, USSR, country, 0);
  for (const id of ['ethiopia', 'somalia'] as const) {
    setInfluence(
      game,
      US,
      COUNTRIES.findIndex((each) => each.id === id),
      4,
    );
  }
  const { africa } = standingOf(redSea.view(game, US), 'en').regions;
  expect(africa.scoring).toMatchObject({ side: 'us', wins: true });
});
