import type { Prompt } from '@brink/kernel';
import { setup, view, type TwilightView } from '@brink/twilight-struggle';
import { cardNumber } from '@brink/twilight-struggle/data/cards';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { describe, expect, it } from 'vitest';
import { withoutColour } from './paint.ts';
import { twilightStruggleTable as table } from './twilight-struggle.ts';

const EUROPE_SCORING = cardNumber('europe-scoring');
const FIDEL = cardNumber('fidel');
const start = view(setup(), 0);

function look(changes: Partial<TwilightView>, code = 'actionRound', domain = 'card') {
  const prompt: Prompt = { code, domain, args: [], actors: [0], choices: [] };
  return {
    view: { ...start, ...changes },
    seat: 0,
    prompt,
    keys: new Map<number, string>(),
    language: 'en' as const,
    width: 100,
    paint: withoutColour,
  };
}

const scoringInHand = (round: number): Partial<TwilightView> => ({
  turn: 1,
  round,
  roundOf: 0,
  hands: [{ count: 2, known: [EUROPE_SCORING, FIDEL] }, start.hands[1]],
});

describe('a scoring card', () => {
  it('is marked when it is due', () => {
    expect(table.hand(look(scoringInHand(6)), 'lines').join('\n')).toContain('‼ DUE NOW');
    expect(table.hand(look(scoringInHand(5)), 'lines').join('\n')).not.toContain('DUE');
  });

  it('that is due makes another card questionable', () => {
    expect(table.warning(look(scoringInHand(6)), FIDEL)).toContain('scoring card');
    expect(table.warning(look(scoringInHand(6)), EUROPE_SCORING)).toBeUndefined();
    expect(table.warning(look(scoringInHand(5)), FIDEL)).toBeUndefined();
  });
});

describe('nuclear war', () => {
  const coup = (changes: Partial<TwilightView>) =>
    look({ phasing: 0, ...changes }, 'coupTarget', 'country');
  const iran = countryNumber('iran');
  const lebanon = countryNumber('lebanon');

  it('is foreseen', () => {
    expect(table.warning(coup({ defcon: 2 }), iran)).toContain('nuclear war');
    expect(table.warning(look({ phasing: 0 }, 'defconLevel', 'level'), 1)).toContain('nuclear war');
  });

  it('is not feared without need', () => {
    expect(table.warning(coup({ defcon: 3 }), iran)).toBeUndefined();
    expect(table.warning(coup({ defcon: 2 }), lebanon)).toBeUndefined();
    expect(table.warning(coup({ defcon: 2, phasing: 1 }), iran)).toBeUndefined();
    expect(table.warning(coup({ defcon: 2, effects: ['NuclearSubs'] }), iran)).toBeUndefined();
  });
});

describe('DEFCON', () => {
  it.each([
    [5, 'coups and realignments everywhere'],
    [4, 'no coups or realignments in Europe)'],
    [3, 'no coups or realignments in Europe, Asia)'],
    [2, 'Europe, Asia, Middle East; battleground coup = nuclear war'],
  ])('%i tells what it forbids', (defcon, text) => {
    expect(table.tracks(look({ defcon })).join('\n')).toContain(text);
  });
});
