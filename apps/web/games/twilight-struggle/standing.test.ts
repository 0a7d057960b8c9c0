import { SIDES } from '@brink/board';
import { Random } from '@brink/kernel';
import { regionScores, adapterOf } from '@brink/staff';
import { positionsOf } from '@brink/staff/testing/positions';
import { US, USSR, scoreRegion, setInfluence } from '@brink/struggle';
import { twilightStruggle } from '@brink/twilight-struggle';
import { COUNTRIES } from '@brink/twilight-struggle/data/countries';
import { REGIONS, REGION_VP } from '@brink/twilight-struggle/data/regions';
import { REGION_SETS } from '@brink/twilight-struggle/map';
import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test('the preview agrees with the rules on positions of every kind', () => {
  const game = twilightStruggle.setup(twilightStruggle.parseOptions({}));
  let seed = 7;
  const chance = (sides: number): number => {
    seed = (seed * 16807) % 2147483647;
    return seed % sides;
  };
  for (let round = 0; round < 300; round++) {
    const bias = chance(3);
    for (const [country] of COUNTRIES.entries()) {
      setInfluence(game, US, country, bias === 1 ? 0 : chance(6));
      setInfluence(game, USSR, country, bias === 2 ? 0 : chance(6));
    }
    const { regions } = standingOf(twilightStruggle.view(game, US), 'en');
    for (const [index, id] of REGIONS.entries()) {
      const scored = { index, countries: REGION_SETS[id], vp: REGION_VP[id] };
      const [us, ussr] = scoreRegion(game, scored);
      const { countries, battlegrounds, scoring } = regions[id];
      expect(countries).toEqual([us.countries, ussr.countries]);
      expect(battlegrounds).toEqual([us.battlegrounds, ussr.battlegrounds]);
      expect(scoring?.points).toBe(Math.abs(us.points - ussr.points));
      expect(scoring?.wins).toBe(id === 'europe' && (us.tier === 3 || ussr.tier === 3));
    }
  }
});

test.each([{}, { scenario: 'turn-zero' }])('and with the staff in games with %o', (options) => {
  const adapter = adapterOf('twilight-struggle')!;
  const random = new Random(3);
  const seen = new Set<string>();
  for (const { game } of positionsOf(adapter, { seed: 5, games: 8, options })) {
    if (random.below(60) !== 0) continue;
    const view = twilightStruggle.view(game, US);
    const { regions } = standingOf(view, 'en');
    for (const effect of view.effects) seen.add(effect);
    for (const { region, card, vp, wins } of regionScores(adapter, game)) {
      const { id, scoredBy } = adapter.regions[region];
      if (card !== scoredBy[0]) continue;
      const { side, points, wins: isWon } = regions[id].scoring!;
      // Of a game that the end of the track would decide only the points tell.
      if (wins && wins.manner !== 'europeControl') continue;
      const told = isWon ? ['wins', side] : ['scores', side === 'ussr' ? -points : points];
      const scored = wins ? ['wins', SIDES[wins.side]] : ['scores', vp];
      expect([id, ...told]).toEqual([id, ...scored]);
    }
  }
  expect(seen).toContain('FormosanResolution');
});

test.each([true, false])(
  'DEFCON closes regions to coups, and to realignments unless they are free of it (%o)',
  (realignIgnoresDefcon) => {
    const options = { realignIgnoresDefcon };
    const game = twilightStruggle.setup(twilightStruggle.parseOptions(options));
    const { tracks } = standingOf(twilightStruggle.view(game, US), 'en', options);
    expect(tracks.barsOnlyCoups).toBe(realignIgnoresDefcon);
  },
);
