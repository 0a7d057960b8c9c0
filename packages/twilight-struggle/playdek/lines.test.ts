import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, format, formatLine, isUnknown, parse, parseLine } from './lines.ts';
import type { CardId, CardRef, Statement } from './lines.ts';

const star = (id: CardId): CardRef => ({ id, starred: true });
const card = (id: CardId): CardRef => ({ id, starred: false });

/** A literal line for every kind of statement, with all that is read from it. */
const samples: readonly (readonly [string, Statement])[] = [
  ['', { kind: 'blank' }],
  ['Blue will play as USA.', { kind: 'player', handle: 'Blue', side: 'us' }],
  ['Red bids 1 Influence for USSR', { kind: 'bid', handle: 'Red', influence: 1, side: 'ussr' }],
  ['Handicap influence: US +2', { kind: 'handicap', side: 'us', influence: 2, bidding: false }],
  [
    'Additional Influence from bidding: US +1',
    { kind: 'handicap', side: 'us', influence: 1, bidding: true },
  ],
  ['Scenario: Standard', { kind: 'scenario', name: 'Standard' }],
  ['Optional Cards Added', { kind: 'optional-cards' }],
  ['Time per Player: 90 Minutes', { kind: 'time', amount: 90, unit: 'Minutes' }],
  ['Time per Player: 1 Hour', { kind: 'time', amount: 1, unit: 'Hour' }],

  ['USSR Headlines Nasser*', { kind: 'headline', side: 'ussr', card: star('nasser') }],
  ['Event: "Lone Gunman"*', { kind: 'event', card: star('lone-gunman') }],
  ['Place Influence (3 Ops):', { kind: 'use', use: 'influence', ops: 3 }],
  ['Coup (4 Ops):', { kind: 'use', use: 'coup', ops: 4 }],
  ['Realignment (1 Ops):', { kind: 'use', use: 'realignment', ops: 1 }],
  ['Space Race (2 Ops):', { kind: 'use', use: 'space', ops: 2 }],
  ['Target: SE African States', { kind: 'target', country: 'southeast-african-states' }],
  [
    'US -2 in UK [3][0]',
    { kind: 'influence', side: 'us', delta: -2, country: 'united-kingdom', us: 3, ussr: 0 },
  ],
  [
    'USSR +11 in Brazil [13][22]',
    { kind: 'influence', side: 'ussr', delta: 11, country: 'brazil', us: 13, ussr: 22 },
  ],

  [
    'SUCCESS: 4 [ + 3 - 2x2 = 3 ]',
    { kind: 'coup-roll', success: true, die: 4, ops: 3, modifier: 0, stability: 2, total: 3 },
  ],
  [
    'SUCCESS: 1 [ + 2 (+1)  - 2x1 = 2 ]',
    { kind: 'coup-roll', success: true, die: 1, ops: 2, modifier: 1, stability: 1, total: 2 },
  ],
  [
    'FAILURE: 1 [ + 2 (-1)  - 2x2 = -2 ]',
    { kind: 'coup-roll', success: false, die: 1, ops: 2, modifier: -1, stability: 2, total: -2 },
  ],
  ['US rolls 4', { kind: 'realign-roll', side: 'us', die: 4, modifier: 0, total: 4 }],
  ['USSR rolls 6 (+2) = 8', { kind: 'realign-roll', side: 'ussr', die: 6, modifier: 2, total: 8 }],
  ['US rolls 3 (-1) = 2', { kind: 'realign-roll', side: 'us', die: 3, modifier: -1, total: 2 }],
  ['War in Israel', { kind: 'war', country: 'israel' }],
  ['VICTORY: 5 >= 4', { kind: 'war-roll', victory: true, die: 5, modifier: 0, needed: 4 }],
  ['DEFEAT: 2 (-1)  < 4', { kind: 'war-roll', victory: false, die: 2, modifier: -1, needed: 4 }],
  [
    'Die roll: 1 -- Success! (Needed 3 or less)',
    { kind: 'space-roll', success: true, die: 1, needed: 3 },
  ],
  [
    'Die roll: 5 -- Failed! (Needed 4 or less)',
    { kind: 'space-roll', success: false, die: 5, needed: 4 },
  ],
  ['Trap Roll: 3 <= 4 -- Trap Escaped', { kind: 'trap-roll', escaped: true, die: 3, needed: 4 }],
  [
    'Trap Roll: 5 > 4 -- Trap Remains in Effect',
    { kind: 'trap-roll', escaped: false, die: 5, needed: 4 },
  ],

  [
    'USSR chooses to participate in the Olympics',
    { kind: 'olympics', side: 'ussr', boycott: false },
  ],
  ['USSR chooses to boycott the Olympics', { kind: 'olympics', side: 'ussr', boycott: true }],
  ['US chooses South America', { kind: 'choose-region', side: 'us', region: 'south-america' }],
  ['US reveals OPEC', { kind: 'reveal', side: 'us', card: card('opec'), fromHand: false }],
  [
    'USSR reveals Marshall Plan* from hand',
    { kind: 'reveal', side: 'ussr', card: star('marshall-plan'), fromHand: true },
  ],
  [
    'US discards Mideast Scoring',
    { kind: 'discard', side: 'us', card: card('middle-east-scoring') },
  ],
  ['US has no cards to reveal', { kind: 'no-cards', side: 'us', to: 'reveal' }],
  ['USSR has no cards to discard', { kind: 'no-cards', side: 'ussr', to: 'discard' }],
  ['US plays Fidel*', { kind: 'play', side: 'us', card: star('fidel') }],
  [
    'US returns OAS Founded to USSR',
    { kind: 'return', side: 'us', card: card('oas-founded'), to: 'ussr' },
  ],

  ['NATO* is now in play.', { kind: 'in-play', card: star('nato'), on: true }],
  [
    'Red Scare/Purge is no longer in play.',
    { kind: 'in-play', card: card('red-scare-purge'), on: false },
  ],
  ['US gains 5 VP. Score is US 3.', { kind: 'vp', side: 'us', vp: 5, score: 3 }],
  ['US gains 1 VP. Score is USSR 12.', { kind: 'vp', side: 'us', vp: 1, score: -12 }],
  ['USSR gains 2 VP. Score is even.', { kind: 'vp', side: 'ussr', vp: 2, score: 0 }],
  ['No VP awarded. Score is USSR 1.', { kind: 'vp', vp: 0, score: -1 }],
  ['DEFCON degrades to 2', { kind: 'defcon', change: 'degrades', level: 2 }],
  ['DEFCON improves to 3', { kind: 'defcon', change: 'improves', level: 3 }],
  ['USSR Military Ops to 4', { kind: 'military-ops', side: 'ussr', level: 4 }],
  ['US advances to 3 in the Space Race.', { kind: 'space-advance', side: 'us', box: 3 }],
  ['*RESHUFFLE*', { kind: 'reshuffle' }],
  ['US wins by Final Scoring', { kind: 'game-end', winner: 'us', reason: 'Final Scoring' }],

  ['US gains a friend', { kind: 'unknown', text: 'US gains a friend' }],
  ['Event: Fashoda', { kind: 'unknown', text: 'Event: Fashoda' }],

  [
    'SETUP: : Red will play as USSR.',
    {
      kind: 'header',
      at: { phase: 'setup' },
      cards: [],
      rest: { kind: 'player', handle: 'Red', side: 'ussr' },
    },
  ],
  [
    'Turn 2, Headline Phase: Red Scare/Purge & NATO*: DEFCON improves to 3',
    {
      kind: 'header',
      at: { phase: 'headline', turn: 2 },
      cards: [card('red-scare-purge'), star('nato')],
      rest: { kind: 'defcon', change: 'improves', level: 3 },
    },
  ],
  [
    'Turn 8, Headline Phase: Che: US Headlines Che',
    {
      kind: 'header',
      at: { phase: 'headline', turn: 8 },
      cards: [card('che')],
      rest: { kind: 'headline', side: 'us', card: card('che') },
    },
  ],
  [
    'Turn 1, USSR AR1: Nuclear Test Ban: Coup (4 Ops):',
    {
      kind: 'header',
      at: { phase: 'action', turn: 1, side: 'ussr', round: 1 },
      cards: [card('nuclear-test-ban')],
      rest: { kind: 'use', use: 'coup', ops: 4 },
    },
  ],
  [
    'Turn 3, US AR2: The China Card: Formosan Resolution* is no longer in play.',
    {
      kind: 'header',
      at: { phase: 'action', turn: 3, side: 'us', round: 2 },
      cards: [card('china-card')],
      rest: { kind: 'in-play', card: star('formosan-resolution'), on: false },
    },
  ],
  [
    'Turn 6, US AR7: South America Scoring:',
    {
      kind: 'header',
      at: { phase: 'action', turn: 6, side: 'us', round: 7 },
      cards: [card('south-america-scoring')],
    },
  ],
  [
    'Turn 9, USSR AR8: :',
    {
      kind: 'header',
      at: { phase: 'action', turn: 9, side: 'ussr', round: 8 },
      cards: [],
    },
  ],
  ['Turn 9, Cleanup', { kind: 'header', at: { phase: 'cleanup', turn: 9 }, cards: [] }],
  [
    'Turn 9, Cleanup: USSR gains 1 VP. Score is US 5.',
    {
      kind: 'header',
      at: { phase: 'cleanup', turn: 9 },
      cards: [],
      rest: { kind: 'vp', side: 'ussr', vp: 1, score: 5 },
    },
  ],
  [': :', { kind: 'header', at: { phase: 'none' }, cards: [] }],
];

/** What copying and other tools do to lines, and the line as it was. */
const damaged: readonly (readonly [string, string])[] = [
  ['Turn 5, USSR AR4', 'Turn 5, USSR AR4: :'],
  ['Turn 5, USSR AR4:', 'Turn 5, USSR AR4: :'],
  ['SETUP: Red will play as USSR.', 'SETUP: : Red will play as USSR.'],
  ['Turn 4, USSR AR2: Muslim Revolution', 'Turn 4, USSR AR2: Muslim Revolution:'],
  ['Turn 4, USSR AR2 Fidel* Event Fidel*', 'Turn 4, USSR AR2: Fidel*: Event: Fidel*'],
  ['Turn 4, USSR AR2: Fidel* Event: Fidel*', 'Turn 4, USSR AR2: Fidel*: Event: Fidel*'],
  ['Turn 4,USSR AR2:Fidel*:Event:Fidel*', 'Turn 4, USSR AR2: Fidel*: Event: Fidel*'],
  [
    'Turn 2, Headline Phase: Che & NATO* DEFCON improves to 3',
    'Turn 2, Headline Phase: Che & NATO*: DEFCON improves to 3',
  ],
  [
    'Turn 2, Headline Phase: Che &amp; NATO*: DEFCON improves to 3',
    'Turn 2, Headline Phase: Che & NATO*: DEFCON improves to 3',
  ],
  [': : US gains 28 VP. Score is US 34.', ': : US gains 28 VP. Score is US 34.'],
  ['Event \u201CLone Gunman\u201D*', 'Event: "Lone Gunman"*'],
  ['Target Iran', 'Target: Iran'],
  ['Coup (3 Ops)', 'Coup (3 Ops):'],
  ['SUCCESS 6 [ + 3 - 2x2 = 5 ]', 'SUCCESS: 6 [ + 3 - 2x2 = 5 ]'],
  ['DEFEAT: 2 (-1) < 4', 'DEFEAT: 2 (-1)  < 4'],
  ['\t US  +1 in  Canada [3][0] ', 'US +1 in Canada [3][0]'],
  ['US \u22121 in Canada [3][0]', 'US -1 in Canada [3][0]'],
  ['\uFEFFDEFCON degrades to 2', 'DEFCON degrades to 2'],
  ['US gains 5 VP Score is US 5', 'US gains 5 VP. Score is US 5.'],
  ['US +1 in United Kingdom [3][0]', 'US +1 in UK [3][0]'],
  ['Handicap influence US +2', 'Handicap influence: US +2'],
];

describe('a line of a Playdek log', () => {
  it.each(samples)('reads and writes %j', (text, statement) => {
    expect(parseLine(text)).toEqual(statement);
    expect(formatLine(statement)).toBe(text);
  });

  it.each(damaged)('reads %j as %j', (text, whole) => {
    expect(formatLine(parseLine(text))).toBe(whole);
  });

  it('parts two lines that have lost the line end between them', () => {
    expect(parseLine('US chooses Chernobyl* is now in play.')).toEqual({
      kind: 'joined',
      parts: [
        { kind: 'choose-region', side: 'us', region: undefined },
        { kind: 'in-play', card: star('chernobyl'), on: true },
      ],
    });
  });

  it('does not take a header for a play whose card it cannot read', () => {
    expect(parseLine('Turn 1, US AR1: Fashoda: Event: Fashoda')).toEqual({
      kind: 'header',
      at: { phase: 'action', turn: 1, side: 'us', round: 1 },
      cards: undefined,
      rest: { kind: 'unknown', text: 'Fashoda: Event: Fashoda' },
    });
  });

  it('names what it does not know, also behind a header', () => {
    expect(isUnknown(parseLine('Event: Fashoda'))).toBe(true);
    expect(isUnknown(parseLine('Turn 1, US AR1: Fashoda: Event: Fashoda'))).toBe(true);
    expect(isUnknown(parseLine('Turn 9, USSR AR8: :'))).toBe(false);
  });

  it('gives the statement behind a header', () => {
    expect(bodyOf(parseLine('Turn 1, US AR2: Fidel*: Coup (2 Ops):'))).toEqual({
      kind: 'use',
      use: 'coup',
      ops: 2,
    });
    expect(bodyOf(parseLine('*RESHUFFLE*'))).toEqual({ kind: 'reshuffle' });
    expect(bodyOf(parseLine('Turn 9, Cleanup'))).toBeUndefined();
  });
});

describe('a text', () => {
  const text =
    'Turn 1, US AR6: East European Unrest: Place Influence (3 Ops):\r\n' +
    'US +2 in Malaysia [2][0]  \n' +
    '\n' +
    ' \t\r\n' +
    '  indented, not ours\n' +
    'Turn 2, US AR1: : \n' +
    'DEFCON degrades to 2';

  it('keeps numbers, raw text, trailing blanks and line ends', () => {
    const lines = parse(text);
    expect(lines.map((l) => l.kind)).toEqual([
      'header',
      'influence',
      'blank',
      'blank',
      'unknown',
      'header',
      'defcon',
    ]);
    expect(lines[1]).toEqual({
      kind: 'influence',
      side: 'us',
      delta: 2,
      country: 'malaysia',
      us: 2,
      ussr: 0,
      line: 2,
      raw: 'US +2 in Malaysia [2][0]  ',
      eol: '\n',
    });
    expect(lines.map((l) => l.eol)).toEqual(['\r\n', '\n', '\n', '\r\n', '\n', '\n', '']);
  });

  it.each([
    ['the sample', text],
    ['nothing', ''],
    ['one line end', '\n'],
    ['a stray CR', 'a\rb\n'],
  ])('loses nothing: %s', (_, given) => {
    expect(
      parse(given)
        .map(({ raw, eol }) => raw + eol)
        .join(''),
    ).toBe(given);
  });

  it('reads anything without losing a letter', () => {
    const line = oneof(constantFrom(...samples.map(([sample]) => sample)), string());
    const end = constantFrom('\n', '\r\n', ' \n', ':', '\r');
    assert(
      property(array(tuple(line, end)), (parts) => {
        const given = parts.flat().join('');
        const lines = parse(given);
        expect(lines.map(({ raw, eol }) => raw + eol).join('')).toBe(given);
      }),
    );
  });

  it('ends every line in a line feed', () => {
    expect(format([{ kind: 'reshuffle' }, { kind: 'blank' }])).toBe('*RESHUFFLE*\n\n');
  });
});
