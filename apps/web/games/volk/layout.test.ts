import { asVolkLayout } from '@brink/board/volk';
import layoutFile from '@brink/board/volk.json';
import { PLACES } from '@brink/volk';
import { connections } from '@brink/volk/board/map';
import { expect, test } from 'vitest';

const layout = asVolkLayout(layoutFile);

test('the map has the provinces, cities and roads of the rules, in their order', () => {
  expect(layout.provinces.map(({ id }) => id)).toEqual(PLACES.provinces);
  expect(layout.cities.length).toBe(PLACES.cities.length);
  expect(layout.connections.map(({ a, b, slots }) => [a, b, slots.length])).toEqual(
    connections.map(({ a, b, lines }) => [a, b, lines.length]),
  );
  expect(
    layout.provinces.find(({ id }) => id === 'WB')!.sectors!.map(({ supplier }) => supplier),
  ).toEqual(['RP', 'NW', 'BW']);
});
