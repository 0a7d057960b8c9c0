import { LANGUAGES } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_NEW, LAST_BASE, LAST_CARD } from './deck/deck.ts';
import { choiceOf } from './notation.ts';
import { cardTexts, drawnTexts, drawnTitle, printedWith } from './printed.ts';

const printed = printedWith();
const told = (language: 'en' | 'ru', name: string, isWallFace = false): string => {
  const { event, notes } = cardTexts(language, printed.card(choiceOf('card', name)!, isWallFace));
  return [...event, ...notes].join('\n');
};

describe('the text of a card tells every restriction that is enforced', () => {
  test('how much unrest may go to one province (16, 26, 44)', () => {
    for (const name of ['1953-uprising', 'protests-of-1968', 'red-army-faction']) {
      expect(told('en', name)).toMatch(
        /\d × \+1 unrest in the (East|West) \(at most 2 per province\)/,
      );
      expect(told('ru', name)).toMatch(
        /\d × \+1 фишка беспорядков \(.*, не больше 2 на провинцию\)/,
      );
    }
    expect(told('en', 'peace-movement-in-east-and-west')).not.toContain('per province');
  });

  test('that levels go to two provinces (35)', () => {
    const name = 'colour-tv-comes-to-the-west';
    expect(told('en', name)).toContain(
      '2 × +1 living standard in West Germany (each in another province)',
    );
    expect(told('ru', name)).toContain('каждый раз в другой провинции');
  });

  test('what the wall costs', () => {
    expect(told('en', 'building-the-berlin-wall')).toContain(
      'at the end of each decade East dismantles 1 point and prestige moves 1 towards the West',
    );
    expect(told('ru', 'building-the-berlin-wall')).toContain('Восток демонтирует 1 балл');
  });

  test('what red and pink police do', () => {
    expect(told('en', 'stasi-is-founded')).toContain('Red police: 1 more flight');
    expect(told('en', 'stalinist-purges')).toContain('Pink police: no more flight');
    expect(told('ru', 'stasi-is-founded')).toContain('Красная полиция');
    expect(told('ru', 'stalinist-purges')).toContain('Розовая полиция');
  });

  test('what the special card costs, and who has it', () => {
    expect(told('en', 'russian-tanks')).toContain('discard a hand card or let');
    expect(told('en', 'land-reform')).not.toContain('discard');
  });

  test('2+2: which half happens', () => {
    expect(told('en', 'new-iv-2').split('\n')).toEqual([
      'Yellow players: +1 unrest in the East; USA pays $1; Arms race 1 towards the West',
      'Red players: +1 unrest in the West; USSR pays $1; Arms race 1 towards the East',
      'Only the half of the player’s colour happens; in an automatic event both do.',
    ]);
    expect(told('ru', 'new-iv-2')).toContain('Желтые игроки:');
  });

  test('2+2: icons of the value only without the event, and for whom', () => {
    expect(told('en', 'new-iii-10')).toMatch(
      /With its value \(any use but the event\): Conflict card for the USSR \(red players\)/,
    );
    expect(told('ru', 'new-iii-10')).toMatch(
      /При использовании значения, а не события: .*СССР \(красные игроки\)/,
    );
  });

  test('2+2: the ban on the arms race, and what an automatic event skips', () => {
    expect(told('en', 'new-i-4')).toContain('Not for the arms race.');
    expect(told('en', 'new-i-4')).toContain('(not in an automatic event)');
    expect(told('ru', 'new-i-4')).toContain('Не для гонки вооружений.');
  });

  test('a neutral event may be carried out without one icon or arrow', () => {
    expect(told('en', 'land-reform')).not.toContain('leave out');
    expect(told('en', 'goettingen-eighteen') + told('en', 'new-i-10')).toContain(
      'may leave out 1 icon or 1 arrow',
    );
  });

  test.each(LANGUAGES)('every card reads as finished lines (%s)', (language) => {
    for (let card = 1; card <= LAST_CARD; card++) {
      const { event, notes } = cardTexts(language, printed.card(card));
      expect(event.length).toBeGreaterThan(0);
      for (const line of [...event, ...notes]) {
        expect(line).not.toMatch(/undefined|NaN|\s$|^\s|^$/);
      }
      expect(notes.every((note) => note.endsWith('.'))).toBe(true);
      expect(card >= FIRST_NEW || card <= LAST_BASE).toBe(true);
    }
  });
});

test('arms race and conflict cards can be read', () => {
  const { armsCards, conflictCards } = printed;
  expect([armsCards.length, conflictCards.length]).toEqual([10, 10]);
  expect([drawnTitle('en', armsCards[0]), ...drawnTexts('en', armsCards[0])]).toEqual([
    'Arms race card 1',
    'USA: I USA pays $1 · II USA pays $1 · III USA pays $2 · IV USA pays $2',
    'USSR: I USSR pays $1 · II USSR pays $1 · III USSR pays $2 · IV USSR pays $3',
  ]);
  expect([drawnTitle('ru', conflictCards[0]), ...drawnTexts('ru', conflictCards[0])]).toEqual([
    'Карта конфликта 1',
    'США: 2 × Доминирование на 1 в пользу Востока',
    'СССР: 2 × Доминирование на 1 в пользу Запада',
  ]);
  const shuffling = [...armsCards, ...conflictCards].filter(({ reshuffle }) => reshuffle);
  expect(shuffling.length).toBeGreaterThan(0);
  expect(drawnTexts('en', shuffling[0]).at(-1)).toContain('shuffled together');
});
