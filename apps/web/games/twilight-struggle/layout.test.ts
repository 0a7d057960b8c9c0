import { asLayout } from '@brink/board';
import layoutFile from '@brink/board/twilight-struggle.json';
import { COUNTRIES, type CountryFacts } from '@brink/twilight-struggle/data/countries';
import { describe, expect, test } from 'vitest';
import { NAMES } from './names.ts';

const layout = asLayout(layoutFile);
const countries: readonly CountryFacts[] = COUNTRIES;
const key = (...ends: readonly string[]): string => ends.toSorted().join(' – ');

describe('the layout draws the map of the rules', () => {
  test('every country has a box, and every box of a country is one', () => {
    const drawn = Object.entries(layout.nodes).flatMap(([id, { kind }]) => (kind ? [] : [id]));
    expect(drawn.toSorted()).toEqual(countries.map(({ id }) => id).toSorted());
  });

  test('lines are exactly the adjacencies', () => {
    const needed = new Set(
      countries.flatMap(({ id, adjacent, superpower }) => [
        ...adjacent.map((other) => key(id, other)),
        ...(superpower ? [key(id, superpower === 'us' ? 'usa' : 'ussr')] : []),
      ]),
    );
    const drawn = layout.edges.filter(({ variant }) => !variant).map(({ a, b }) => key(a, b));
    expect(drawn.toSorted()).toEqual([...needed].toSorted());
  });

  test('a phone shows every country of the region it looks at', () => {
    const cut = Object.entries(layout.regions).flatMap(([region, { focus, dockedOnPhone = [] }]) =>
      countries
        .filter((country) => country.region === region && !dockedOnPhone.includes(country.id))
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

  test('labels on the boxes are the short names the layout was measured with', () => {
    const measured = Object.entries(layout.nodes).map(([id, { shortEn, shortRu }]) => {
      const { en, ru } = NAMES;
      const labels = [en.countries[id].label, ru.countries[id].label];
      return { id, drawn: [shortEn ?? labels[0], shortRu ?? labels[1]], labels };
    });
    const differing = measured.filter(({ drawn, labels }) => `${drawn}` !== `${labels}`);
    expect(differing).toEqual([]);
  });
});
