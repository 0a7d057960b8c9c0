import { asLayout } from '@brink/board';
import layoutFile from '@brink/board/twilight-struggle.json';
import { expect, test } from 'vitest';
import { dockAwayFrom } from './dock.ts';

const layout = asLayout(layoutFile);

const dockOf = (...countries: readonly string[]) =>
  dockAwayFrom(
    countries.map((id) => layout.nodes[id]),
    layout,
  );

test('the paper of a scene covers none of its countries where a corner is free', () => {
  expect(dockOf('thailand', 'panama', 'france')).toBe('left');
  expect(dockOf('chile', 'japan', 'south-korea')).toBe('right');
  expect(dockOf('australia')).toBe('left');
});

test('where neither corner holds any it stands away from them', () => {
  expect(dockOf('iran')).toBe('left');
  expect(dockOf('france')).toBe('right');
  expect(dockOf()).toBe('right');
});
