import { PERIODS } from '@brink/kernel/learned-value';
import { MAX_COUNTRIES } from '../../state.ts';
import type { Table } from '../../world.ts';
import { SECTIONS, SHARED_NUMBERS, type Features } from './features.ts';

/** What speaks for a side, in words that players use; the regions of the game follow. */
export const THEMES = [
  'vp',
  'military',
  'safety',
  'space',
  'passingCard',
  'hand',
  'deck',
  'effects',
  'ending',
] as const;
export type Theme = (typeof THEMES)[number];

export const themeIndex = (theme: Theme): number => THEMES.indexOf(theme);
/** The theme of a region. */
export const regionTheme = (region: number): number => THEMES.length + region;

/** What only a game can say of its themes. */
export interface ThemeSetting {
  readonly features: Features;
  readonly weights: Float32Array;
  readonly regionOf: (country: number) => number;
  /** The theme of each of its own features. */
  readonly themeOfFeature: (feature: number) => number;
  /** The theme of each of its own numbers; -1 for the evaluation by hand, which is split. */
  readonly themeOfNumber: (index: number) => number;
  /** Adds the evaluation by hand, so many times, to its themes. */
  readonly splitByHand: (game: Table, times: number, into: Float64Array) => void;
}

/** The theme of each feature, -1 for what speaks of no side's doing. */
function themesOfFeatures({ features, regionOf, themeOfFeature }: ThemeSetting): Int8Array {
  const themes = new Int8Array(features.size).fill(-1);
  const put = (from: number, to: number, theme: number): void => void themes.fill(theme, from, to);
  const { countries, leads, hands, piles, flags, defcon, space, passing, alarm, phase, own } =
    SECTIONS;
  for (let country = 0; country < MAX_COUNTRIES; country++) {
    const region = regionOf(country);
    const at = countries + country * leads;
    if (region >= 0) put(at, at + leads, regionTheme(region));
  }
  put(hands, piles, themeIndex('hand'));
  put(piles, flags, themeIndex('deck'));
  put(flags, defcon, themeIndex('effects'));
  put(defcon, space, themeIndex('safety'));
  put(space, passing, themeIndex('space'));
  put(passing, alarm, themeIndex('passingCard'));
  put(alarm, phase, themeIndex('safety'));
  for (let at = own; at < features.size - 1; at++) themes[at] = themeOfFeature(at - own);
  return themes;
}

/**
 * Adds how much each theme speaks for the US in a game that goes on, in logarithms of odds. What hidden units
 * add has no theme: each of them sees many things at once.
 */
export function themesBy(setting: ThemeSetting): (game: Table, into: Float64Array) => void {
  const { features, weights, themeOfNumber, splitByHand } = setting;
  const themeOf = themesOfFeatures(setting);
  const weightAt = (feature: number): number => {
    const at = PERIODS * feature;
    const [early, middle, late] = features.periods;
    return early * weights[at] + middle * weights[at + 1] + late * weights[at + 2];
  };
  return (game, into) => {
    features.read(game);
    const { active, activeCount, numbers } = features;
    for (let i = 0; i < activeCount; i++) {
      const theme = themeOf[active[i]];
      if (theme >= 0) into[theme] += weightAt(active[i]);
    }
    for (let i = 0; i < numbers.length; i++) {
      const weight = weightAt(features.size + i);
      const own = i - SHARED_NUMBERS;
      const theme = own >= 0 ? themeOfNumber(own) : themeIndex(i < 2 ? 'vp' : 'military');
      if (theme >= 0) into[theme] += weight * numbers[i];
      else splitByHand(game, weight, into);
    }
  };
}
