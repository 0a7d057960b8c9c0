import { asLayout } from '@brink/board';
import layoutFile from '@brink/board/red-sea.json';
import { COUNTRIES, type CountryFacts } from '@brink/red-sea/data/countries';
import { describe, expect, test } from 'vitest';
import { NAMES } from './names.ts';

const layout = asLayout(layoutFile);
const countries: readonly CountryFacts[] = COUNTRIES;
const key = (...ends: readonly string[]): string => ends.toSorted().join(' – ');

describe('the layout draws the map of the rules', () => {
  test('every country and the sea lanes have a box', () => {
    expect(Object.keys(layout.nodes).toSorted()).toEqual(countries.map(({ id }) => id).toSorted());
  });

  test('lines are exactly the adjacencies', () => {
    const needed = new Set(
      countries.flatMap(({ id, adjacent }) => adjacent.map((other) => key(id, other))),
    );
    expect(layout.edges.map(({ a, b }) => key(a, b)).toSorted()).toEqual([...needed].toSorted());
  });

  test('a phone shows every country of the region it looks at', () => {
    const cut = Object.entries(layout.regions).flatMap(([region, { focus, dockedOnPhone = [] }]) =>
      countries
        .filter(({ regions }) =>
          (regions.length === 0 ? ['sea-lanes'] : (regions as readonly string[])).includes(region),
        )
        .filter(({ id }) => !dockedOnPhone.includes(id))
        .filter(({ id }) => {
          const { x, y, w, h } = layout.nodes[id];
          const reach = w / 2 + layout.box.lug;
          return (
            x - reach < focus.x ||
            x + reach > focus.x + focus.w ||
            y - h / 2 < focus.y ||
            y + h / 2 > focus.y + focus.h
          );
        })
        .map(({ id }) => `${region}: ${id}`),
    );
    expect(cut).toEqual([]);
  });

  test('a box that is kept in sight on a phone covers no other', () => {
    const { focus, dockedOnPhone = [] } = layout.regions['middle-east'];
    const [docked] = dockedOnPhone;
    const right = focus.x + 10 + layout.box.w + layout.box.lug;
    const { y, h } = layout.nodes[docked];
    const covered = Object.entries(layout.nodes).filter(
      ([id, box]) =>
        id !== docked &&
        box.x - box.w / 2 - layout.box.lug < right &&
        box.x + box.w / 2 > focus.x &&
        Math.abs(box.y - y) < h,
    );
    expect(covered).toEqual([]);
  });

  test('no name is too long for its box in either language', () => {
    // A letter of the condensed face is at most half as wide as it is high.
    const long = Object.entries(layout.nodes).flatMap(([id, { w }]) =>
      [NAMES.en, NAMES.ru].flatMap(({ countries: names }) =>
        names[id].label.length * 20.5 * 0.5 > w - 8 ? [names[id].label] : [],
      ),
    );
    expect(long).toEqual([]);
  });
});
