import type { OptionValues, Prompt } from '@brink/kernel';
import { setup, view, type TwilightView } from '@brink/twilight-struggle';
import { cardNumber } from '@brink/twilight-struggle/data/cards';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { CRISES, type CrisisId } from '@brink/twilight-struggle/turn-zero/crises';
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
    options: {},
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

/** Turn Zero with one crisis that ended in 6 or more. */
const ended = (crisis: CrisisId): TwilightView['turnZero'] => ({
  crisis: -1,
  results: CRISES.map((id) => (id === crisis ? 3 : -1)),
  statecraft: [[], []],
  statecraftCount: [0, 0],
});

describe('variants', () => {
  const tracks = (changes: Partial<TwilightView>, options: OptionValues = {}, code?: string) =>
    table.tracks({ ...look(changes, code), options }).join('\n');

  it('the alternative space race has its own boxes and one attempt', () => {
    const space = [2, 1] as const;
    expect(tracks({ space })).toMatch(/2 Animal in Space, tries 0\/2[^]*1 Earth Satellite/);
    const alternative = tracks({ space }, { alternativeSpaceRace: true });
    expect(alternative).toMatch(/2 Earth Satellite, tries 0\/1[^]*1 H-Bomb/);
  });

  it('a scoring card does not wait for the eighth round of the space station', () => {
    const last = { ...scoringInHand(6), space: [8, 0] as const };
    expect(table.warning(look(last), FIDEL)).toContain('scoring card');
    const oil: Partial<TwilightView> = { ...last, effects: ['NorthSeaOilRoundForUs'] };
    expect(table.warning(look(oil), FIDEL)).toBeUndefined();
  });

  it('bids and crises come before the first turn, set-up before headlines', () => {
    expect(tracks({ turn: 0 }, {}, 'bid')).toContain('── bids for sides · VP');
    expect(tracks({ turn: 0 }, {}, 'statecraft')).toContain('── Turn Zero · VP');
    expect(tracks({ turn: 1, removed: [11] }, {}, 'place')).toContain('Turn 1 · set-up');
    expect(tracks({ turn: 8, removed: [8] }, {}, 'place')).toContain('Turn 8 · set-up');
    expect(tracks({ turn: 1, resolving: [14] }, {}, 'place')).toContain('Turn 1 · headline phase');
  });

  it('a crisis is told with its four ends, statecraft with what it does', () => {
    const at = look({ turn: 0 }, 'statecraft', 'statecraft');
    const prompt = { ...at.prompt, args: [2], choices: [0, 3, 4] };
    const keys = new Map([
      [0, '1'],
      [3, '2'],
      [4, '3'],
    ]);
    const lines = table.choices({ ...at, prompt, keys }).lines.join('\n');
    expect(lines).toContain('1945 UK Election');
    expect(lines).toContain('1 or less  The US starts with 3 instead of 5');
    expect(lines).toContain('6 or more  Socialist Governments joins the Mid War deck');
    expect(lines).toContain('Kennan: The crisis die: +1.');
    expect(lines).toContain('Dulles: The USSR’s card counts for nothing.');
  });

  it('how the crises ended can be read until the game begins, then what they leave behind', () => {
    const turnZero = ended('uk-election');
    expect(tracks({ turnZero, turn: 0 })).toContain('Turn Zero: 1945 UK Election 6 or more');
    expect(tracks({ turnZero, turn: 5 })).toContain('In effect: Suez Crisis has no effect');
    expect(tracks({ turnZero, turn: 5 })).not.toContain('Turn Zero');
    expect(tracks({ turn: 5 })).not.toContain('In effect');
  });

  it('after VJ Day nobody is warned of a war that cannot come in turn 1', () => {
    const iran = countryNumber('iran');
    const coup = (turn: number) =>
      look({ phasing: 0, defcon: 2, turn, turnZero: ended('vj-day') }, 'coupTarget', 'country');
    expect(table.warning(coup(1), iran)).toBeUndefined();
    expect(table.warning(coup(2), iran)).toContain('nuclear war');
    const now = tracks({ defcon: 4, turn: 1, turnZero: ended('vj-day') });
    expect(now).toContain('in Europe; not for the US this turn; DEFCON stops at 2)');
  });

  it('a scoring card of the US may wait for nothing where the US goes first', () => {
    const behind = { ...scoringInHand(5), roundOf: 1 };
    // The round of the US in this pair is over: one is left.
    const first = look({ ...behind, turnZero: ended('yalta-and-potsdam') });
    expect(table.hand(first, 'lines').join('\n')).toContain('‼ DUE NOW');
    expect(table.hand(look(behind), 'lines').join('\n')).not.toContain('DUE');
  });

  it('a Late War that ends by the score says whom the score makes the winner', () => {
    const over = { vp: 12, result: { winner: 1, manner: 'finalScoring' } };
    expect(tracks(over, { scenario: 'late-war' })).toContain('the US needs 20 VP');
    expect(tracks(over)).not.toContain('20 VP');
    const won = { vp: 20, result: { winner: 0, manner: 'vp' } };
    expect(tracks(won, { scenario: 'late-war' })).not.toContain('20 VP');
  });

  it('realignments free of DEFCON are not called forbidden', () => {
    const now = tracks({ defcon: 3 }, { realignIgnoresDefcon: true });
    expect(now).toContain('DEFCON 3 (no coups in Europe, Asia)');
  });
});
