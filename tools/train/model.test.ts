import { expect, test } from 'vitest';
import { Random } from '@brink/kernel';
import { oddsBy, type Features, type Learned } from '@brink/kernel/learned-value';
import { MeanOf, Model, roundedUnits } from './model.ts';
import { Samples } from './samples.ts';
import { rounded } from './weights-file.ts';

const SIZE = 6;

/** A position of nothing but these features. */
function position(active: readonly number[], numbers: readonly number[], late = 0.25): Features {
  return {
    size: SIZE,
    active: Int16Array.from([...active, SIZE - 1]),
    activeCount: active.length + 1,
    numbers: Float64Array.from(numbers),
    periods: Float64Array.of(1 - 2 * late, 2 * late, 0),
    read: () => {},
  };
}

/** Won where one of two things is there and the other is not: no sum of weights tells that. */
function exclusive(): Samples {
  const samples = new Samples(position([], [0, 0]));
  for (const first of [0, 1]) {
    for (const second of [0, 1]) {
      const active = [...(first ? [0] : []), ...(second ? [1] : [])];
      samples.add(position(active, [0, 0]), first === second ? 0 : 1);
    }
  }
  return samples;
}

function taught(units: number, samples: Samples, steps = 20_000): Model {
  const model = new Model(samples, units);
  const random = new Random(5);
  for (let i = 0; i < steps; i++) model.step(samples, random.below(samples.count), 0.1, 0);
  return model;
}

const errorOf = (model: Model, samples: Samples): number =>
  Math.max(
    ...Array.from({ length: samples.count }, (_, i) =>
      Math.abs(1 / (1 + Math.exp(-model.odds(samples, i))) - samples.targets[i]),
    ),
  );

test('units learn what matters only beside something else, weights alone do not', () => {
  const samples = exclusive();
  expect(errorOf(taught(0, samples), samples)).toBeGreaterThan(0.3);
  expect(errorOf(taught(8, samples), samples)).toBeLessThan(0.1);
});

test('what was learned and kept is what is asked in play', () => {
  const samples = exclusive();
  const positions = [position([0], [1, -0.5]), position([1, 2], [0, 2], 0.4), position([], [0, 0])];
  for (const each of positions) samples.add(each, 1);
  const model = taught(4, samples, 2000);
  const facts = { revision: 1, generation: 0, games: 1, positions: samples.count };
  const kept: Learned = { ...rounded<Learned>(model.weights, facts), units: roundedUnits(model)! };
  for (const [i, each] of positions.entries()) {
    expect(oddsBy(kept, each)()).toBeCloseTo(model.odds(samples, samples.count - 3 + i), 1);
  }
  const again = new Model(samples, 4);
  again.begin(kept, positions[0]);
  expect(again.odds(samples, 4)).toBeCloseTo(oddsBy(kept, positions[0])(), 5);
});

test('a feature that no sample has had says nothing', () => {
  const samples = exclusive();
  const model = taught(4, samples);
  model.forgetUnseen();
  const rare = position([3], [0, 0]);
  const usual = position([], [0, 0]);
  samples.add(rare, 1);
  samples.add(usual, 1);
  expect(model.odds(samples, samples.count - 2)).toBe(model.odds(samples, samples.count - 1));
});

test('a mean of models is what they are on average', () => {
  const samples = exclusive();
  const model = new Model(samples, 2);
  const mean = new MeanOf(model);
  model.weights.fill(1);
  mean.look(model);
  model.weights.fill(2);
  mean.look(model);
  expect(mean.parts[0].every((weight) => weight === 1.5)).toBe(true);
  model.set(mean.parts);
  expect(model.weights[0]).toBe(1.5);
});
