import { replay, type GameRecord } from '@brink/kernel';
import { US, handOf, isIn } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { cardNumber } from '../data/cards.ts';
import { twilightStruggle } from '../package.ts';
import { RULING_SETS } from '../rulings.ts';
import { exportLog, unitsOf } from './export.ts';
import { importLog } from './import.ts';
import { SAMPLE } from './testing/sample.ts';
import { untold } from './testing/untold.ts';
import { keyOf } from './units.ts';

const lines = SAMPLE.split('\n').slice(0, -1);
const upTo = (text: string): string => `${lines.slice(0, lines.indexOf(text) + 1).join('\n')}\n`;
const lineOf = (text: string): number => lines.indexOf(text) + 1;

describe('a log', () => {
  test('becomes a record that replays', () => {
    const { record, ...rest } = importLog(SAMPLE);
    expect(rest).toEqual({
      lines: lines.length,
      matched: lines.length,
      unknown: 0,
      unknownLines: [],
      readings: [],
      firstDivergence: undefined,
      ending: { how: 'open' },
      partial: undefined,
    });
    expect(record!.options).toEqual({
      edition: 'deluxe',
      optionalCards: true,
      bonusUs: 2,
      bonusUssr: 0,
      rulings: RULING_SETS.playdek,
    });
    expect(record!.about).toMatchObject({ ussr: 'Anna', us: 'Boris' });
    expect(twilightStruggle.violations(replay(twilightStruggle, record!))).toEqual([]);
  });

  test('comes back to the byte', () => {
    expect(exportLog(importLog(SAMPLE).record!)).toBe(SAMPLE);
    const windows = SAMPLE.replaceAll('\n', '\r\n');
    expect(exportLog(importLog(windows).record!)).toBe(windows);
  });

  test.each(lines.slice(6).map((_, i) => i + 7))('may break off behind line %i', (end) => {
    const text = `${lines.slice(0, end).join('\n').trimEnd()}\n`;
    const { record, firstDivergence } = importLog(text);
    expect(firstDivergence).toBeUndefined();
    expect(exportLog(record!)).toBe(text);
  });

  test('deals nobody a card he has shown not to hold', () => {
    const { record } = importLog(upTo('US has no cards to reveal'));
    const game = replay(twilightStruggle, record!);
    const scoring = ['asia-scoring', 'europe-scoring', 'middle-east-scoring'] as const;
    expect(scoring.filter((id) => isIn(game, handOf(US), cardNumber(id)))).toEqual([]);
  });
});

/** There is no way through such a log, which takes longer to see than a way. */
const patient = { timeout: 60_000 };

describe('where a log parts from the rules', patient, () => {
  const parted = (from: string, to: string) => importLog(SAMPLE.replace(from, to));

  test.each([
    ['US -', 'US +1 in Jordan [1][0]', 'US +2 in Jordan [2][0]'],
    ['VP', 'US gains 1 VP. Score is US 1.', 'US gains 2 VP. Score is US 2.'],
    ['DEFCON', 'DEFCON degrades to 3', 'DEFCON degrades to 2'],
    ['military operations', 'USSR Military Ops to 1', 'USSR Military Ops to 2'],
    ['a die', 'USSR rolls 1 (+1) = 2', 'USSR rolls 1 (+2) = 3'],
    ['an event', 'De Gaulle Leads France* is now in play.', 'NORAD* is now in play.'],
  ])('%s', (_what, right, wrong) => {
    const { record, matched, firstDivergence } = parted(right, wrong);
    expect(record).toBeUndefined();
    expect(firstDivergence!.line).toBe(lineOf(right));
    expect(firstDivergence!.log).toBe(wrong);
    expect(matched).toBe(lineOf(right) - 1);
  });

  test('the engine says what it would have been, and by which rule', () => {
    const { firstDivergence } = parted(
      'US gains 1 VP. Score is US 1.',
      'US gains 3 VP. Score is US 3.',
    );
    expect(firstDivergence).toEqual({
      kind: 'rules',
      line: lineOf('US gains 1 VP. Score is US 1.'),
      log: 'US gains 3 VP. Score is US 3.',
      engine: 'US gains 1 VP. Score is US 1.',
      rule: '§10 scoring and victory',
    });
  });

  test('a card that cannot be there', () => {
    const { firstDivergence } = parted(
      'Turn 1, USSR AR3: UN Intervention:',
      'Turn 1, USSR AR3: Che:',
    );
    expect(firstDivergence!.log).toBe('Turn 1, USSR AR3: Che:');
  });

  test('a hand that another line contradicts', () => {
    const { firstDivergence } = parted('USSR reveals Olympic Games\n', '');
    expect(firstDivergence).toBeDefined();
  });
});

test('a log that needs an open ruling decides it', patient, () => {
  const realigned = SAMPLE.replace(
    'Target: Syria\nUSSR rolls 3 (+1) = 4\nUS rolls 3\n',
    'Target: Egypt\nUSSR rolls 3\nUS rolls 3\n',
  );
  const { record } = importLog(realigned);
  expect(record!.options.rulings).toEqual([...RULING_SETS.playdek, 'realignWithoutInfluence']);
  expect(exportLog(record!)).toBe(realigned);
});

describe('unknown lines', () => {
  const strange = SAMPLE.replace('Target: Panama\n', 'Target: Panama\nBlue has disconnected\n');

  test('are kept and counted, not dropped', () => {
    const { record, unknown, matched, lines: all } = importLog(strange);
    expect({ unknown, matched, all }).toEqual({
      unknown: 1,
      matched: lines.length,
      all: lines.length + 1,
    });
    expect(exportLog(record!)).toBe(strange);
  });
});

describe('habits of other logs', patient, () => {
  /** The record has the story of the sample, and gives back the very file. */
  const expectRead = (text: string) => {
    const result = importLog(text);
    expect(result.firstDivergence).toBeUndefined();
    expect(exportLog(result.record!)).toBe(text);
    expect(untold(result.record!, text)).toEqual([]);
    expect(keysOf(result.record!)).toEqual(keysOf(importLog(SAMPLE).record!));
    return result;
  };
  const keysOf = (record: GameRecord) => unitsOf(record).map(({ statement }) => keyOf(statement));

  test.each([
    ['headers without their empty parts', SAMPLE.replace('SETUP: : ', 'SETUP: ')],
    ['two empty lines between entries', SAMPLE.replaceAll(/\n\n(?=Turn)/g, '\n\n\n')],
    ['no empty lines', SAMPLE.replaceAll(/\n+/g, '\n')],
    ['a byte-order mark', `\uFEFF${SAMPLE}`],
    ['lines that end in CR and LF', SAMPLE.replaceAll('\n', '\r\n')],
    ['lines that end in CR', SAMPLE.replaceAll('\n', '\r')],
    ['mixed line ends', SAMPLE.replaceAll('\nUS', '\r\nUS')],
    ['blanks at the ends of lines', SAMPLE.replaceAll('\n', ' \t\n')],
    ['indented lines', SAMPLE.replaceAll(/^/gm, '    ')],
    ['no last line end', SAMPLE.trimEnd()],
    ['lines of another tool in front', `My games, no. 3\n=====\n\n${SAMPLE}`],
    ['no asterisks', SAMPLE.replaceAll('*', '')],
    ['no colons', SAMPLE.replaceAll(':', '')],
    ['no first line', SAMPLE.slice(SAMPLE.indexOf('\n') + 1)],
    ['no word on optional cards', SAMPLE.replace('Optional Cards Added\n', '')],
  ])('%s', (_what, text) => {
    expect(expectRead(text).readings).toEqual([]);
  });

  test('a pair of lines that stands twice is read once', () => {
    const pair = 'US advances to 1 in the Space Race.\nUS gains 2 VP. Score is US 3.\n';
    const { readings } = expectRead(SAMPLE.replace(pair, pair + pair));
    const line = lineOf('US gains 2 VP. Score is US 3.') + 1;
    expect(readings).toEqual([{ kind: 'repeated', from: line, to: line + 1 }]);
  });

  test('VP may stand before the event that pays them', () => {
    const event = 'Event: Captured Nazi Scientist*\nUS advances to 1 in the Space Race.\n';
    const vp = 'US gains 2 VP. Score is US 3.\n';
    const text = SAMPLE.replace(event + vp, vp + event);
    const { readings } = expectRead(text);
    const line = lineOf('US advances to 1 in the Space Race.') - 1;
    expect(readings[0]).toEqual({ kind: 'moved', from: line, to: line });
  });

  test('a log may break off in the middle of a line', () => {
    const text = SAMPLE.slice(0, 400);
    const { record, unknownLines } = importLog(text);
    expect(unknownLines).toEqual([{ line: 15, text: 'Event: Duck and Cov' }]);
    expect(exportLog(record!)).toBe(text);
  });

  test('a card name that is cut may be another: it is not taken', () => {
    const { record } = importLog(`${upTo('US +1 in Canada [3][0]')}\n\nTurn 1, USSR AR1: Che`);
    expect(unitsOf(record!).at(-1)!.statement).toMatchObject({ kind: 'influence' });
  });
});

describe('nothing is made up', patient, () => {
  const header = 'Turn 1, USSR AR3: UN Intervention: Event: UN Intervention';

  test('a round without a card at the end is a card not yet played', () => {
    const { record } = importLog(SAMPLE.slice(0, SAMPLE.indexOf(header)) + 'Turn 1, USSR AR3\n');
    expect(unitsOf(record!).at(-1)!.statement).toMatchObject({ kind: 'head', cards: [] });
  });

  test.each([
    ['a card that was lost', 'Turn 1, USSR AR3', 'rules'],
    [
      'a card that was lost before its event',
      'Turn 1, USSR AR3: : Event: UN Intervention',
      'rules',
    ],
    ['a card that nobody knows', 'Turn 1, USSR AR3: UN Invention: Event: UN Invention', 'unread'],
  ] as const)('%s matches no play', (_what, line, kind) => {
    const text = SAMPLE.replace(header, line);
    const { record, partial, firstDivergence } = importLog(text);
    expect(record).toBeUndefined();
    expect(firstDivergence!.kind).toBe(kind);
    expect(firstDivergence!.line).toBeGreaterThanOrEqual(lineOf(header));
    expect(untold(partial!, text)).toEqual([]);
    expect(partial!.about!.stoppedAt).toBe(`${firstDivergence!.line}`);
    replay(twilightStruggle, partial!);
  });

  test('the line not understood before a parting is named as its likely cause', () => {
    const right = 'US +1 in Jordan [1][0]';
    const { firstDivergence } = importLog(SAMPLE.replace(right, 'US +1 in Jordn [1][0]'));
    expect(firstDivergence).toMatchObject({
      kind: 'rules',
      cause: { line: lineOf(right), text: 'US +1 in Jordn [1][0]' },
    });
  });

  test('a play that could end the game is carried out only if the log says that it did', () => {
    const cut = SAMPLE.slice(0, SAMPLE.indexOf(header));
    expect(importLog(cut).ending).toEqual({ how: 'open' });
    const told = importLog(`${cut}\nUSSR wins by Resignation\n`);
    expect(told.ending).toEqual({ how: 'told', winner: 1, manner: 'resignation' });
    expect(told.record!.ended).toEqual({ winner: 1, manner: 'resignation' });
  });
});

describe('bad input', patient, () => {
  test.each([
    ['nothing', '', 1, 'the file is empty'],
    ['another text', 'Dear diary,\ntoday we played.\n', 1, 'not the log of a game'],
    [
      'a log without its beginning',
      lines.slice(8).join('\n'),
      1,
      'beginning of the log is missing',
    ],
    ['agreements alone', lines.slice(0, 6).join('\n'), 6, 'ends before the game begins'],
    [
      'another scenario',
      SAMPLE.replace('Scenario: Standard', 'Scenario: Late War'),
      4,
      'scenario "Late War" is not supported',
    ],
  ])('%s ends with the line and the reason', (_what, text, line, reason) => {
    const { record, firstDivergence } = importLog(text);
    expect(record).toBeUndefined();
    expect(firstDivergence!.line).toBe(line);
    expect(firstDivergence!.engine).toContain(reason);
  });

  test('two logs in one file', () => {
    const { record, firstDivergence } = importLog(SAMPLE + SAMPLE);
    expect(record).toBeUndefined();
    expect(firstDivergence!.line).toBe(lines.length + 1);
  });

  test('rounds in a wrong order', () => {
    const from = lines.findIndex((line) => line.startsWith('Turn 1, USSR AR2'));
    const to = lines.findIndex((line) => line.startsWith('Turn 1, US AR2'));
    const mixed = [...lines.slice(0, from), ...lines.slice(to), ...lines.slice(from, to)];
    const { firstDivergence } = importLog(`${mixed.join('\n')}\n`);
    expect(firstDivergence!.line).toBe(from + 1);
  });
});
