import { expect, test } from 'vitest';
import { NO_FILM, add, advance, cut, delayOf, skip, type Reel, type Terms } from './projector.ts';

const reel = (id: string, ...at: number[]): Reel => ({
  id,
  beats: at.map((each) => ({ at: each })),
  hold: 700,
});
const normal: Terms = { pace: 'normal', isReduced: false, isHurried: false, isAsked: false };
const coup = reel('coup', 0, 160, 760);
const card = reel('card', 0, 500);

test('a scene goes from beat to beat, stands, and gives way to the next', () => {
  let film = add(NO_FILM, [coup, card], normal);
  const delays: (number | undefined)[] = [];
  const shown: string[] = [];
  while (film.queue.length > 0) {
    shown.push(`${film.queue[0].id} ${film.beat}`);
    delays.push(delayOf(film, normal));
    film = advance(film, normal);
  }
  expect(shown).toEqual(['coup 0', 'coup 1', 'coup 2', 'card 0', 'card 1']);
  expect(delays).toEqual([160, 600, 700, 500, 700]);
  expect(delayOf(film, normal)).toBeUndefined();
});

test('slow is slower', () => {
  const slow: Terms = { ...normal, pace: 'slow' };
  expect(delayOf(add(NO_FILM, [coup], slow), slow)).toBe(160 * 1.8);
});

test('instant shows the last still of the last scene only', () => {
  const instant: Terms = { ...normal, pace: 'instant' };
  const film = add(NO_FILM, [coup, card], instant);
  expect(film).toEqual({ queue: [card], beat: 1 });
  expect(delayOf(film, instant)).toBe(600);
});

test('reduced motion and a short clock show stills', () => {
  const reduced: Terms = { ...normal, isReduced: true };
  expect(add(NO_FILM, [coup], reduced)).toEqual({ queue: [coup], beat: 2 });
  expect(delayOf(add(NO_FILM, [coup], reduced), reduced)).toBe(1200);
  const hurried: Terms = { ...normal, isHurried: true };
  expect(delayOf(add(NO_FILM, [coup], hurried), hurried)).toBe(500);
});

test('a film that comes while the own clock runs is over in two and a half seconds', () => {
  const timed: Terms = { ...normal, isTimed: true };
  const long = reel('long', 0, 1300, 4300);
  const lengthOf = (reels: readonly Reel[], terms: Terms): number => {
    let sum = 0;
    for (let film = add(NO_FILM, reels, terms); film.queue.length > 0;) {
      sum += delayOf(film, terms)!;
      film = advance(film, terms);
    }
    return sum;
  };
  expect(lengthOf([long, coup], normal)).toBe(6460);
  expect(lengthOf([long, coup], timed)).toBeCloseTo(2500, 6);
  expect(lengthOf([coup], timed)).toBe(1460);
  // One that is asked for is shown whole.
  expect(lengthOf([long, coup], { ...timed, isAsked: true })).toBe(6460);
});

test('more than four scenes are told in stills until the stage has caught up', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => reel(id, 0, 300));
  let film = add(NO_FILM, many, normal);
  expect([film.beat, delayOf(film, normal)]).toEqual([1, 500]);
  film = advance(film, normal);
  expect([film.queue.length, film.beat, delayOf(film, normal)]).toEqual([4, 0, 300]);
});

test('what is told one by one is told whole, however many wait', () => {
  const first = { ...reel('a', 0, 300), isWhole: true };
  const film = add(NO_FILM, [first, ...['b', 'c', 'd', 'e'].map((id) => reel(id, 0))], normal);
  expect([film.beat, delayOf(film, normal)]).toEqual([0, 300]);
});

test('a film that was asked for is shown whole', () => {
  const asked: Terms = { ...normal, pace: 'instant', isAsked: true };
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => reel(id, 0, 300));
  const film = add(NO_FILM, many, asked);
  expect([film.queue.length, film.beat, delayOf(film, asked)]).toEqual([5, 0, 300]);
});

test('a scene that grows goes on where it is', () => {
  const film = advance(add(NO_FILM, [coup], normal), normal);
  const grown = reel('coup', 0, 160, 760, 900);
  expect(add(film, [grown, card], normal)).toEqual({ queue: [grown, card], beat: 1 });
});

test('what was shown before is not shown again', () => {
  const later = { ...coup, first: 2 };
  expect(add(NO_FILM, [later], normal).beat).toBe(2);
});

test('skipping shows the next scene; going on with the game shows none', () => {
  const film = add(NO_FILM, [coup, card], normal);
  expect(skip(film, normal)).toEqual({ queue: [card], beat: 0 });
  expect(cut(film)).toEqual(NO_FILM);
});

test('the end of the game stays', () => {
  const end: Reel = { ...reel('end', 0, 500), isLasting: true };
  const film = add(NO_FILM, [coup, end], normal);
  expect(cut(film)).toEqual({ queue: [end], beat: 1 });
  const ended = skip(skip(film, normal), normal);
  expect(ended).toEqual({ queue: [end], beat: 1 });
  expect(delayOf(ended, normal)).toBeUndefined();
  expect(advance(ended, normal)).toEqual(ended);
});
