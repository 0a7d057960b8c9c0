import { ALL_SEEING, PUBLIC, Random, choose, legal, nth } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { determinise } from './knowledge.ts';
import { previewOf } from './preview.ts';
import { scenario } from './testing/scenario.ts';
import { view } from './view.ts';
import { violations } from './violations.ts';

const hands = {
  west: ['berlin-airlift'],
  east: ['land-reform'],
  usa: ['1953-uprising'],
  ussr: ['saar-protectorate'],
};

describe('a view', () => {
  test('hides every hand but the own, the ally’s too; the backs tell the decade', () => {
    const { game } = scenario({ mode: 'two-plus-two', hands });
    expect(view(game, 0).hands.map(({ known }) => known.length)).toEqual([1, 0, 0, 0]);
    expect(view(game, 2).hands.map(({ known }) => known.length)).toEqual([0, 0, 1, 0]);
    expect(view(game, PUBLIC).hands.map(({ known }) => known.length)).toEqual([0, 0, 0, 0]);
    expect(view(game, ALL_SEEING).hands.map(({ known }) => known.length)).toEqual([1, 1, 1, 1]);
    expect(view(game, 0).hands[1].backs).toEqual([1, 0, 0, 0]);
  });

  test('of a game dealt anew is the same, and keeps the own hand', () => {
    const { game } = scenario({ mode: 'two-plus-two', hands });
    for (let seed = 0; seed < 20; seed++) {
      const other = determinise(game, 1, new Random(seed), game.clone());
      expect(view(other, 1)).toEqual(view(game, 1));
    }
  });

  test('shows East what Guillaume has seen, and nobody else', () => {
    const t = scenario({
      decade: 3,
      hands: { west: ['prague-spring'], east: ['1973-oil-crisis', 'steel-crisis'] },
      display: ['guillaume-affair', 'transit-agreement'],
    });
    t.plays('east', 'guillaume-affair', 'event').choose('1', 'westHand', 'done');
    const card = t.game;
    expect(view(card, 1).hands[0].known).toHaveLength(1);
    expect(view(card, 0).hands[1].known).toHaveLength(0);
    expect(view(card, PUBLIC).hands[0].known).toHaveLength(0);
  });

  test.each([
    ['westHand', ['prague-spring']],
    ['topOfDeck', ['red-army-faction', 'steel-crisis', 'steel-crisis', 'takeCard']],
  ])('dealt anew in the middle of Guillaume goes on soundly: %s', (where, choices) => {
    const t = scenario({
      mode: 'two-plus-two',
      decade: 3,
      hands: { west: ['prague-spring'], east: ['1973-oil-crisis', 'transit-agreement'] },
      display: ['guillaume-affair', 'spiegel-scandal'],
    });
    t.plays('east', 'guillaume-affair', 'event').choose('1', where, ...choices);
    expect(t.prompt).toBe('guillaumeGive');
    for (const viewer of [PUBLIC, 0, 2, 3]) {
      for (let seed = 0; seed < 20; seed++) {
        const other = determinise(t.game, viewer, new Random(seed), t.game.clone());
        choose(other, 1, nth(legal(other, 1), 0));
        expect(violations(other)).toEqual(violations(t.game));
      }
    }
  });
});

test('the preview tells what each phase would do now', () => {
  const { game } = scenario({
    factories: ['muenchen', 'nuernberg', 'jena', 'rostock'],
    lines: ['nuernberg--muenchen'],
    standard: { BY: 3, TH: 2 },
    unrest: { SN: 3 },
    police: ['stasi-is-founded'],
    played: ['forced-merger-of-kpd-and-spd'],
    tracks: { prestige: -3, socialists: 2 },
    box: 2,
  });
  const preview = previewOf(game);
  expect(preview.flight).toMatchObject({
    runners: 1,
    police: 1,
    west: 3,
    east: 0,
    value: 2,
    wall: false,
  });
  expect(preview.prestige.position).toBe(-3);
  // No factory in most provinces of the West: everything in the East exports.
  expect(preview.currency).toMatchObject({ weakest: 0, exporting: 2, standards: 2, balance: 0 });
  expect([preview.policeUpkeep, preview.policeAction]).toEqual([1, 1]);
  const losses = preview.standardLost;
  expect([losses[6], losses[13]]).toEqual([1, 1]);
  // Bavaria keeps 2: others of the West get 1 unrest, West Berlin 2.
  expect([preview.comparison[0], preview.comparison[7]]).toEqual([1, 2]);
  expect(preview.strikes).toEqual([
    {
      from: 6,
      all: false,
      targets: [
        { province: 12, unrest: 2 },
        { province: 13, unrest: 1 },
      ],
    },
    { from: 13, all: false, targets: [{ province: 3, unrest: 1 }] },
  ]);
  expect(preview.socialists).toEqual({ due: 1, supply: 10 });
  expect([preview.protests, preview.protestsAfter]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});
