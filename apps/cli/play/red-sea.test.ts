import type { Prompt } from '@brink/kernel';
import { setup, view, type RedSeaView } from '@brink/red-sea';
import { cardNumber } from '@brink/red-sea/data/cards';
import { countryNumber } from '@brink/red-sea/data/countries';
import { describe, expect, it } from 'vitest';
import { withoutColour } from './paint.ts';
import { redSeaTable as table } from './red-sea.ts';

const AFRICA_SCORING = cardNumber('africa-scoring');
const CENTCOM = cardNumber('centcom');
const start = view(setup(), 0);

function look(changes: Partial<RedSeaView>, code = 'actionRound', domain = 'card') {
  const prompt: Prompt = { code, domain, args: [], actors: [0], choices: [] };
  return {
    view: { ...start, ...changes },
    seat: 0,
    options: {},
    prompt,
    keys: new Map<number, string>(),
    language: 'en' as const,
    width: 100,
    paint: withoutColour,
  };
}

describe('a scoring card', () => {
  const inHand = (round: number): Partial<RedSeaView> => ({
    round,
    roundOf: 0,
    hands: [{ count: 2, known: [AFRICA_SCORING, CENTCOM] }, start.hands[1]],
  });

  it('is marked in the last round it can be played in', () => {
    expect(table.hand(look(inHand(7)), 'lines').join('\n')).toContain('‼ DUE NOW');
    expect(table.hand(look(inHand(6)), 'lines').join('\n')).not.toContain('DUE');
  });

  it('that is due makes another card questionable', () => {
    expect(table.warning(look(inHand(7)), CENTCOM)).toContain('scoring card');
    expect(table.warning(look(inHand(7)), AFRICA_SCORING)).toBeUndefined();
    expect(table.warning(look(inHand(6)), CENTCOM)).toBeUndefined();
  });
});

describe('nuclear war', () => {
  const coup = (changes: Partial<RedSeaView>) =>
    look({ phasing: 0, defcon: 2, ...changes }, 'coupTarget', 'country');
  const kenya = countryNumber('kenya');
  const somalia = countryNumber('somalia');
  const madagascar = countryNumber('madagascar');

  it('is foreseen, or feared where a flashpoint shows a card', () => {
    expect(table.warning(coup({}), kenya)).toContain('brings DEFCON to 1');
    expect(table.warning(coup({}), somalia)).toContain('may bring DEFCON to 1');
    const effects = ['ZoneOfPeace'] as const;
    expect(table.warning(coup({ effects }), madagascar)).toContain('DEFCON to 1');
    expect(table.warning(coup({ effects, defcon: 3 }), somalia)).toContain('may bring DEFCON');
    expect(table.warning(coup({ effects, defcon: 3 }), madagascar)).toBeUndefined();
  });

  it('is not feared without need', () => {
    expect(table.warning(coup({}), madagascar)).toBeUndefined();
    expect(table.warning(coup({ defcon: 3 }), kenya)).toBeUndefined();
    expect(table.warning(coup({ phasing: 1 }), kenya)).toBeUndefined();
  });
});
