import { describe, expect, it } from 'vitest';
import {
  CARD_NAMES,
  COUNTRY_NAMES,
  cardName,
  cardOf,
  cardRef,
  countryOf,
  isBeginning,
  regionOf,
} from './names.ts';
import { CARDS } from '../data/cards.ts';
import { COUNTRIES } from '../data/countries.ts';

describe('names of the Playdek log', () => {
  it('lead to the ids and back', () => {
    for (const { id } of CARDS) {
      expect(cardOf(CARD_NAMES[id] ?? id)).toEqual(cardRef(id));
      expect(cardName(cardRef(id))).toBe(CARD_NAMES[id] ?? id);
    }
    for (const { id } of COUNTRIES) {
      expect(countryOf(COUNTRY_NAMES[id])).toBe(id);
    }
  });

  it.each([
    ['Mideast Scoring', 'middle-east-scoring', false],
    ['"Ask Not What Your Country..."*', 'ask-not-what-your-country', true],
    ['Soviets Shoot Down KAL-007*', 'soviets-shoot-down-kal-007', true],
    ['The Iron Lady*', 'iron-lady', true],
    ['The Reformer*', 'the-reformer', true],
    ['OAS Founded', 'oas-founded', false],
  ] as const)('%s is %s', (name, id, starred) => {
    expect(cardOf(name)).toEqual({ id, starred });
  });

  it('remember an asterisk the log does not usually print', () => {
    expect(cardName({ id: 'oas-founded', starred: true })).toBe('OAS Founded*');
    expect(cardOf('Nasser')).toEqual({ id: 'nasser', starred: false });
  });

  it('may differ in quotes, blanks and asterisks', () => {
    expect(cardOf('\u201CAsk Not What Your Country\u2026\u201D')!.id).toBe(
      'ask-not-what-your-country',
    );
    expect(cardOf('China Card')!.id).toBe('china-card');
    expect(cardOf('Middle East Scoring')!.id).toBe('middle-east-scoring');
    expect(countryOf('United Kingdom')).toBe('united-kingdom');
    expect(countryOf('Spain / Portugal')).toBe('spain-portugal');
  });

  it('are told from each other where a line is cut', () => {
    expect(CARDS.filter(({ id }) => isBeginning(cardRef(id))).map(({ id }) => id)).toEqual(['che']);
  });

  it('are strict', () => {
    expect(cardOf('Fashoda')).toBeUndefined();
    expect(cardOf('')).toBeUndefined();
    expect(countryOf('UK')).toBe('united-kingdom');
    expect(regionOf('South America')).toBe('south-america');
    expect(regionOf('Southeast Asia')).toBeUndefined();
  });
});
