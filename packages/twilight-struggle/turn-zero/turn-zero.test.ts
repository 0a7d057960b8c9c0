import { canRead, legal, members, pending, readAll } from '@brink/kernel';
import { CARD_WORDS, DRAW, REMOVED, TURN, US, USSR, WAITING, cardCount } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../data/countries.ts';
import { CHINA_FACE_UP, CHINA_HOLDER, CRISIS_RESULTS, STATECRAFT_LOST } from '../state.ts';
import { newGame } from '../testing/scenario.ts';
import { view } from '../view.ts';
import { bandOf } from './crises.ts';
import { STATECRAFT, modifierOf, type Statecraft, type StatecraftId } from './statecraft.ts';
import { POLAND, begin, deal, play } from './testing/crises.ts';
import { LOG } from '../log.ts';

describe('the procedure', () => {
  test('the first pile, then the second, each turned up by chance', () => {
    const t = begin();
    expect(t.actor).toBe('chance');
    expect(t.choices).toEqual(['uk-election', 've-day', 'yalta-and-potsdam']);
    t.choose('uk-election');
    expect(pending(t.game)).toBe(3);
    expect(t.choicesOf(US)).toEqual(['acheson', 'dulles', 'kennan', 'marshall', 'oss']);
    expect(t.choicesOf(USSR)).toEqual(['andropov', 'beria', 'kgb', 'khrushchev', 'molotov']);
    t.choose('oss', 'kgb', 3).choose('ve-day', 'oss', 'kgb', 4);
    // The last of a pile is known.
    t.choose('oss', 'kgb', 2);
    expect(t.choices).toEqual(['chinese-civil-war', 'israel', 'vj-day']);
  });

  test('cards that count are used up, the bluff returns', () => {
    const t = begin().choose('ve-day', 'marshall', 'kgb', 1);
    t.choose('yalta-and-potsdam');
    expect(t.choicesOf(US)).toEqual(['acheson', 'dulles', 'kennan', 'oss']);
    expect(t.choicesOf(USSR)).toEqual(['andropov', 'beria', 'kgb', 'khrushchev', 'molotov']);
  });

  test('both choices stay secret until both are made', () => {
    const t = begin().choose('ve-day', 'marshall');
    expect(pending(t.game)).toBe(2);
    expect(view(t.game, US).answer).toBe(2);
    expect(view(t.game, USSR).answer).toBe(-1);
    expect(view(t.game, USSR).hasAnswered).toEqual([true, false]);
    expect(t.log.map(({ code }) => code)).toEqual(['crisis']);
    const before = t.game.reveals;
    t.choose('beria');
    expect(t.log.filter(({ code }) => code === 'statecraft')).toHaveLength(2);
    // What both have seen cannot be taken back.
    expect(t.game.reveals).toBeGreaterThan(before);
  });

  test('the modified die decides', () => {
    expect([-2, 0, 1, 2, 3, 4, 5, 6, 9].map(bandOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
    const t = begin().choose('ve-day', 'marshall', 'andropov', 5);
    expect(t.game.mem[CRISIS_RESULTS]).toBe(4);
    expect(readAll(LOG, t.log, 'crisisRoll')).toEqual([
      { code: 'crisisRoll', crisis: 0, die: 5, modifier: 1, band: 3 },
    ]);
  });

  const card = (id: StatecraftId) => STATECRAFT.find((each) => each.id === id);

  test('five cards a side: what each adds, which cancel, which is the bluff', () => {
    expect(
      STATECRAFT.map((each: Statecraft) => [
        each.id,
        each.side,
        each.cancels ? 'cancels' : each.isBluff ? 'bluff' : each.modifier,
      ]),
    ).toEqual([
      ['kennan', US, 1],
      ['acheson', US, 1],
      ['marshall', US, 2],
      ['dulles', US, 'cancels'],
      ['oss', US, 'bluff'],
      ['andropov', USSR, -1],
      ['khrushchev', USSR, -1],
      ['molotov', USSR, -2],
      ['beria', USSR, 'cancels'],
      ['kgb', USSR, 'bluff'],
    ]);
  });

  test('a cancelled card is used up like the one that cancels it', () => {
    const t = begin().choose('ve-day', 'marshall', 'beria', 4).choose('uk-election');
    expect(t.choicesOf(US)).toEqual(['acheson', 'dulles', 'kennan', 'oss']);
    expect(t.choicesOf(USSR)).toEqual(['andropov', 'kgb', 'khrushchev', 'molotov']);
    expect(t.game.mem[CRISIS_RESULTS]).toBe(3);
  });

  test.each([
    ['marshall', 'molotov', 0],
    ['marshall', 'beria', 0],
    ['dulles', 'molotov', 0],
    ['dulles', 'beria', 0],
    ['oss', 'khrushchev', -1],
    ['acheson', 'kgb', 1],
    ['dulles', 'kgb', 0],
  ] as const)('%s against %s: %i', (us, ussr, modifier) => {
    expect(modifierOf(card(us), card(ussr))).toBe(modifier);
  });

  test('history repeats itself: everything is as in the standard game', () => {
    const t = deal(play({}));
    expect(t.game.mem[TURN]).toBe(1);
    expect(view(t.game, US).turnZero).toEqual({
      crisis: -1,
      results: [2, 1, 1, 2, 2, 1],
      statecraft: [[], []],
      statecraftCount: [0, 0],
    });
    expect(t.prompt).toBe('place');
    t.choose(...POLAND);
    expect(t.actor).toBe('us');
    const standard = deal(newGame({ optionalCards: false })).choose(...POLAND);
    for (const { id } of COUNTRIES) expect(t.influence(id)).toEqual(standard.influence(id));
    for (const zone of [DRAW, WAITING, WAITING + CARD_WORDS, REMOVED]) {
      expect(cardCount(t.game, zone)).toBe(cardCount(standard.game, zone));
    }
    expect(t.game.mem[CHINA_FACE_UP]).toBe(1);
  });

  test('by default without the optional cards', () => {
    expect(begin().where('norad')).toBe('none');
    expect(begin({ optionalCards: true }).where('norad')).toBe('draw');
  });
});

describe('with the Chinese Civil War as a scenario', () => {
  const both = { chineseCivilWar: true } as const;

  test('each side loses a card face down, and one crisis stays away', () => {
    const t = begin(both);
    expect(t.actor).toBe('chance');
    expect(t.choices).toEqual(['andropov', 'beria', 'kgb', 'khrushchev', 'molotov']);
    t.choose('molotov');
    expect(t.choices).toEqual(['acheson', 'dulles', 'kennan', 'marshall', 'oss']);
    t.choose('oss');
    expect(t.choices).toEqual(['uk-election', 've-day', 'yalta-and-potsdam']);
    t.choose('ve-day');
    expect(t.choicesOf(US)).toEqual(['acheson', 'dulles', 'kennan', 'marshall']);
    expect(t.choicesOf(USSR)).toEqual(['andropov', 'beria', 'kgb', 'khrushchev']);
    const readBy = (viewer: number) =>
      t.log
        .filter((entry) => canRead(entry, viewer))
        .map(({ code, args: [first, second] }) => [code, first, second]);
    expect(readBy(USSR).slice(0, 2)).toEqual([
      ['statecraftLost', USSR, 7],
      ['statecraftLostHidden', US, 0],
    ]);
    expect(readBy(US).slice(0, 2)).toEqual([
      ['statecraftLostHidden', USSR, 0],
      ['statecraftLost', US, 4],
    ]);
    // The rival knows how many there are, not which.
    expect(view(t.game, USSR).turnZero!.statecraft[US]).toEqual([0, 1, 2, 3, 4]);
    expect(view(t.game, USSR).turnZero!.statecraftCount).toEqual([4, 4]);
    expect(view(t.game, US).turnZero!.statecraft[US]).toEqual([0, 1, 2, 3]);
  });

  test('a side without its bluff has none for the fifth crisis', () => {
    const t = begin(both).choose('kgb', 'kennan');
    const spend = ['andropov', 'khrushchev', 'molotov', 'beria'] as const;
    for (const id of ['ve-day', 'yalta-and-potsdam', 'uk-election', 'israel'] as const) {
      if (t.prompt === 'crisis') t.choose(id);
      t.choose(
        'oss',
        spend[['ve-day', 'yalta-and-potsdam', 'uk-election', 'israel'].indexOf(id)]!,
        3,
      );
    }
    expect(pending(t.game)).toBe(1 << US);
    expect(members(legal(t.game, USSR))).toEqual([]);
    t.choose('oss', 4);
    expect(t.game.mem[STATECRAFT_LOST]).toBe(0);
    expect(deal(t).prompt).toBe('place');
    expect(t.game.mem[CHINA_HOLDER]).toBe(2);
  });
});

test('bids come before everything else', () => {
  const t = begin({ bidding: true });
  expect(t.prompt).toBe('bid');
  expect(t.choose('us-1', 'ussr-0').prompt).toBe('crisis');
});
