import { BOARD_LANGUAGES } from '@brink/board';
import { Random, anyGame, choose, nextActor, uniform, type LogEntry } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import { expect, test } from 'vitest';
import { logLines } from '../struggle/log-lines.ts';
import { struggleUi } from './struggle-ui.ts';

test('points of one side are one line, each country once', () => {
  const lines = logLines(
    struggleUi,
    [
      { code: 'influence', args: [1, 5, 1, 0, 2] },
      { code: 'influence', args: [1, 5, 1, 0, 3] },
      { code: 'influence', args: [1, 6, 1, 3, 1] },
      { code: 'influence', args: [0, 6, 1, 4, 1] },
    ],
    'en',
  );
  expect(lines.map(({ side, parts }) => ({ side, parts }))).toEqual([
    {
      side: 'ussr',
      parts: [
        '',
        { kind: 'country', id: 'finland', text: 'Finland' },
        ' ',
        { kind: 'change', from: 1, to: 3 },
        ', ',
        { kind: 'country', id: 'benelux', text: 'Benelux' },
        ' ',
        { kind: 'change', from: 0, to: 1 },
      ],
    },
    {
      side: 'us',
      parts: [
        '',
        { kind: 'country', id: 'benelux', text: 'Benelux' },
        ' ',
        { kind: 'change', from: 3, to: 4 },
      ],
    },
  ]);
});

test.each(BOARD_LANGUAGES)('every line of whole games can be told in %s', (language) => {
  for (let seed = 1; seed <= 6; seed++) {
    const log: LogEntry[] = [];
    const options = { promoCards: true, ...(seed > 4 && { scenario: 'turn-zero' }) };
    const game = twilightStruggle.setup(twilightStruggle.parseOptions(options), (entry) =>
      log.push(entry),
    );
    const policy = uniform(new Random(seed));
    for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
      choose(game, actor, policy(game as never, actor));
    }
    const lines = logLines(struggleUi, log, language);
    expect(lines.length).toBeGreaterThan(20);
    expect(JSON.stringify(lines)).not.toContain('undefined');
    expect(anyGame(twilightStruggle).outcome(game as never)).toBeDefined();
  }
});
