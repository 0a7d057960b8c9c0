import { describe, expect, test } from 'vitest';
import type { Advice, OddsNote } from '../../client/advice.ts';
import type { Decision } from './decision.ts';
import { NOTHING_HELD, carryOut, reduce, type Act, type Facts, type Held } from './table-model.ts';

const AREAS = ['italy', 'iran', 'cuba'];
const DONE = 99;

const decision = (change: Partial<Decision>): Decision => ({
  by: 'nothing',
  code: '',
  countries: new Set(),
  cards: new Set(),
  buttons: [],
  free: [],
  ...change,
});

const facts = (change: Partial<Facts> = {}): Facts => ({
  question: 'one',
  prompt: undefined,
  decision: decision({}),
  uses: [],
  inPlay: undefined,
  advice: undefined,
  isStaffHeard: false,
  canUndo: false,
  confirmDice: true,
  confirmTurn: false,
  handing: [],
  rolled: undefined,
  areaNumber: (country) => AREAS.indexOf(country),
  over: undefined,
  ...change,
});

const asking = (code: string, choices: readonly number[]): Facts['prompt'] => ({
  code,
  args: [],
  actors: [0],
  choices,
  domain: 'country',
});

const held = (change: Partial<Held> = {}): Held => ({
  ...NOTHING_HELD,
  question: 'one',
  ...change,
});

const advised = (choice: number, loss: number): Advice => ({
  odds: [{ choice, kind: 'coup', loss } as OddsNote],
  why: [],
  score: [],
  guard: [],
});

const coup = {
  prompt: asking('coupTarget', [0, 1]),
  decision: decision({ by: 'map', code: 'coupTarget' }),
};
const click = (country: string): Act => ({ do: 'country', country });

describe('a country', () => {
  test('that needs no die is chosen at once', () => {
    const at = facts({
      prompt: asking('placeInfluence', [0]),
      decision: decision({ by: 'map', code: 'placeInfluence' }),
    });
    expect(reduce(held({ refused: 'cuba' }), click('italy'), at)).toEqual({
      held: held(),
      commands: [{ do: 'choose', choice: 0 }],
    });
    expect(reduce(held(), click('iran'), at)).toEqual({ held: held(), commands: [] });
  });

  test('whose die is thrown wants a second click', () => {
    const first = reduce(held(), click('iran'), facts(coup));
    expect(first).toEqual({ held: held({ selected: 'iran' }), commands: [] });
    expect(reduce(first.held, click('italy'), facts(coup)).commands).toEqual([]);
    expect(reduce(first.held, click('iran'), facts(coup)).commands).toEqual([
      { do: 'choose', choice: 1 },
    ]);
  });

  test('that may lose the game is asked for even by those who do not want to be asked', () => {
    const at = (change: Partial<Facts>) => facts({ ...coup, confirmDice: false, ...change });
    const commands = (change: Partial<Facts>) => reduce(held(), click('iran'), at(change)).commands;
    const chosen = [{ do: 'choose', choice: 1 }];
    expect(commands({})).toEqual(chosen);
    expect(commands({ isStaffHeard: true })).toEqual([]);
    expect(commands({ isStaffHeard: true, advice: advised(1, 0) })).toEqual(chosen);
    expect(commands({ isStaffHeard: true, advice: advised(1, 0.5) })).toEqual([]);
  });

  test('that is closed shows why, and hides it again', () => {
    const act: Act = { do: 'refusedCountry', country: 'cuba' };
    const first = reduce(held({ selected: 'iran' }), act, facts(coup)).held;
    expect(first).toEqual(held({ refused: 'cuba' }));
    expect(reduce(first, act, facts(coup)).held).toEqual(held());
  });
});

describe('a card', () => {
  const inHand = { decision: decision({ by: 'hand', code: 'actionRound', cards: new Set([7]) }) };
  test('of the action round is played, any other is opened and closed', () => {
    expect(reduce(held(), { do: 'card', card: 7 }, facts(inHand)).commands).toEqual([
      { do: 'choose', choice: 7 },
    ]);
    const opened = reduce(held(), { do: 'card', card: 8 }, facts(inHand)).held;
    expect(opened).toEqual(held({ opened: 8 }));
    expect(reduce(opened, { do: 'card', card: 8 }, facts(inHand)).held).toEqual(held());
  });

  test('for the headline is opened first, and chosen by Enter', () => {
    const headline = facts({
      decision: decision({ by: 'hand', code: 'headline', cards: new Set([7]) }),
    });
    const opened = reduce(held(), { do: 'card', card: 7 }, headline).held;
    expect(opened).toEqual(held({ opened: 7 }));
    expect(reduce(opened, { do: 'confirm' }, headline).commands).toEqual([
      { do: 'choose', choice: 7 },
    ]);
  });

  const inUse = { inPlay: 7, decision: decision({ by: 'use', code: 'useOfCard' }) };
  test('in play is put aside and taken up again', () => {
    const aside = reduce(held(), { do: 'card', card: 7 }, facts(inUse)).held;
    expect(aside).toEqual(held({ isUsePutAside: true }));
    expect(reduce(aside, { do: 'confirm' }, facts(inUse)).held).toEqual(held());
  });

  test('instead of the one in play takes that one back and is played as soon as it is asked for', () => {
    expect(reduce(held(), { do: 'card', card: 8 }, facts(inUse)).held).toEqual(held({ opened: 8 }));
    const swapped = reduce(held(), { do: 'card', card: 8 }, facts({ ...inUse, canUndo: true }));
    expect(swapped).toEqual({
      held: held({ planned: { code: 'actionRound', choice: 8 } }),
      commands: [{ do: 'undo' }],
    });
    const next = facts({ question: 'two', prompt: asking('actionRound', [7, 8]) });
    expect(reduce(swapped.held, { do: 'news' }, next)).toEqual({
      held: held({ question: 'two' }),
      commands: [{ do: 'choose', choice: 8 }],
    });
  });
});

describe('a use', () => {
  const use = { id: 'coup', key: 'C', label: 'Coup', consequence: '', choice: 3, kind: 5 };
  test('is chosen, and the kind of operations with it', () => {
    const step = reduce(held(), { do: 'use', use: 'coup' }, facts({ uses: [use] }));
    expect(step).toEqual({
      held: held({ planned: { code: 'operations', choice: 5 } }),
      commands: [{ do: 'choose', choice: 3 }],
    });
    const news = (choices: readonly number[]) =>
      reduce(step.held, { do: 'news' }, facts({ prompt: asking('operations', choices) }));
    expect(news([4, 5]).commands).toEqual([{ do: 'choose', choice: 5 }]);
    // What has become impossible meanwhile is forgotten, not forced.
    expect(news([4])).toEqual({ held: held(), commands: [] });
    // Another question comes first: the plan waits.
    const between = facts({ prompt: asking('place', [5]) });
    expect(reduce(step.held, { do: 'news' }, between)).toEqual({ held: step.held, commands: [] });
  });

  test('that loses at once is asked for, whatever is said about dice', () => {
    const text = { en: 'DEFCON', ru: 'DEFCON' };
    const warned = (verdict: 'losing' | 'dangerous' | 'safe'): Partial<Facts> => ({
      uses: [use],
      confirmDice: false,
      advice: { odds: [], why: [], score: [], guard: [{ choice: 3, verdict, text }] },
    });
    const commands = (verdict: 'losing' | 'dangerous' | 'safe') =>
      reduce(held(), { do: 'use', use: 'coup' }, facts(warned(verdict))).commands;
    expect(commands('safe')).toEqual([{ do: 'choose', choice: 3 }]);
    const asked = { do: 'ask', about: 'loss', answer: use };
    expect(commands('losing')).toEqual([{ ...asked, danger: { isCertain: true, text } }]);
    expect(commands('dangerous')).toEqual([{ ...asked, danger: { isCertain: false, text } }]);
    expect(carryOut(held(), use).commands).toEqual([{ do: 'choose', choice: 3 }]);
  });
});

test('a headline or a coup that loses at once is asked for as well', () => {
  const text = { en: 'DEFCON', ru: 'DEFCON' };
  const headline = facts({
    decision: decision({ by: 'hand', code: 'headline', cards: new Set([7]) }),
    advice: { odds: [], why: [], score: [], guard: [{ choice: 7, verdict: 'losing', text }] },
  });
  const danger = { isCertain: true, text };
  const asked = [{ do: 'ask', about: 'loss', danger, answer: { choice: 7 } }];
  expect(reduce(held({ opened: 7 }), { do: 'confirm' }, headline).commands).toEqual(asked);
  const deadly = facts({ ...coup, advice: advised(1, 1) });
  const sure = { isCertain: true, text: undefined };
  expect(reduce(held({ selected: 'iran' }), click('iran'), deadly).commands).toEqual([
    { do: 'ask', about: 'loss', danger: sure, answer: { choice: 1 } },
  ]);
});

test('what hands the turn over is asked for, by those who want that', () => {
  const at = {
    prompt: asking('placeInfluence', [0, 1]),
    decision: decision({ by: 'map', code: 'placeInfluence' }),
    handing: [1],
  };
  const commands = (country: string, confirmTurn: boolean, canUndo = true) =>
    reduce(held(), click(country), facts({ ...at, confirmTurn, canUndo })).commands;
  expect(commands('iran', false)).toEqual([{ do: 'choose', choice: 1 }]);
  expect(commands('italy', true)).toEqual([{ do: 'choose', choice: 0 }]);
  expect(commands('iran', true)).toEqual([{ do: 'ask', about: 'turn', answer: { choice: 1 } }]);
  // An answer by one choice has nothing behind it to take back.
  expect(commands('iran', true, false)).toEqual([{ do: 'choose', choice: 1 }]);
});

test('a new question forgets what was half chosen, not what the log points at', () => {
  const before = held({ selected: 'iran', opened: 3, picked: 4, order: 'before', pinned: 'cuba' });
  expect(reduce(before, { do: 'news' }, facts()).held).toBe(before);
  expect(reduce(before, { do: 'news' }, facts({ question: 'two' })).held).toEqual(
    held({ question: 'two', pinned: 'cuba' }),
  );
});

test('one step back: over the table, open, selected, refused, picked, chosen, pinned', () => {
  const all = held({ opened: 1, selected: 'iran', refused: 'cuba', picked: 2, pinned: 'italy' });
  const over = reduce(all, { do: 'back' }, facts({ over: 'past' }));
  expect(over).toEqual({ held: all, commands: [{ do: 'close', what: 'past' }] });
  let now = all;
  const closed = ['opened', 'selected', 'refused', 'picked', 'pinned'] as const;
  for (const each of closed) {
    expect(now[each]).toBeDefined();
    now = reduce(now, { do: 'back' }, facts()).held;
    expect(now[each]).toBeUndefined();
  }
  const inUse = { inPlay: 7, decision: decision({ by: 'use' }) };
  expect(reduce(held(), { do: 'back' }, facts(inUse)).held.isUsePutAside).toBe(true);
  expect(reduce(held(), { do: 'back' }, facts({ ...inUse, canUndo: true })).commands).toEqual([
    { do: 'undo' },
  ]);
});

test('Enter throws the die, takes the picked card, ends what can be ended', () => {
  const done = decision({ by: 'map', done: { choice: DONE, label: 'Done' } });
  const chosen = (change: Partial<Held>, at: Partial<Facts>) =>
    reduce(held(change), { do: 'confirm' }, facts(at)).commands;
  expect(chosen({ selected: 'cuba' }, coup)).toEqual([{ do: 'choose', choice: 2 }]);
  expect(chosen({ picked: 12 }, {})).toEqual([{ do: 'choose', choice: 12 }]);
  expect(chosen({}, { decision: done })).toEqual([{ do: 'choose', choice: DONE }]);
  expect(chosen({}, {})).toEqual([]);
});

test('undo forgets a planned choice', () => {
  const before = held({ planned: { code: 'operations', choice: 5 } });
  expect(reduce(before, { do: 'undo' }, facts())).toEqual({
    held: held(),
    commands: [{ do: 'undo' }],
  });
});

describe('an answer by button', () => {
  const press: Act = { do: 'press', choice: 4 };
  const at = (code: string, change: Partial<Facts> = {}) =>
    reduce(held(), press, facts({ decision: decision({ by: 'buttons', code }), ...change }))
      .commands;
  const chosen = [{ do: 'choose', choice: 4 }];

  test('that dice follow is asked about first', () => {
    expect(at('olympicGames', { rolled: [4] })).toEqual([
      { do: 'ask', about: 'dice', answer: { do: 'press', choice: 4 } },
    ]);
    expect(at('olympicGames', { rolled: [3] })).toEqual(chosen);
    expect(at('olympicGames', { rolled: undefined })).toEqual(chosen);
  });

  test('so is a card that is discarded to get out of a trap, by Enter too', () => {
    const trapped = {
      decision: decision({ by: 'hand', code: 'trapDiscard', cards: new Set([4]) }),
    };
    const confirmed = (change: Partial<Facts>) =>
      reduce(held({ opened: 4 }), { do: 'confirm' }, facts({ ...trapped, ...change })).commands;
    expect(confirmed({ rolled: [4] })).toEqual([
      { do: 'ask', about: 'dice', answer: { choice: 4 } },
    ]);
    expect(confirmed({ rolled: [4], confirmDice: false })).toEqual(chosen);
    expect(confirmed({ rolled: [] })).toEqual(chosen);
    const picked = reduce(held({ picked: 4 }), { do: 'confirm' }, facts({ rolled: [4] })).commands;
    expect(picked).toEqual([{ do: 'ask', about: 'dice', answer: { choice: 4 } }]);
  });

  test('is given at once by those who do not want to be asked, and where dice are the question', () => {
    expect(at('olympicGames', { rolled: [4], confirmDice: false })).toEqual(chosen);
    expect(at('spaceRoll', { rolled: [4] })).toEqual(chosen);
  });
});
