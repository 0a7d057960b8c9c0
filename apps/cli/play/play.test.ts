import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseRecord, readAll, replay, save } from '@brink/kernel';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { gameNamed } from '../games.ts';
import { openKeyboard } from './keyboard.ts';
import { withoutColour } from './paint.ts';
import { play, type PlayOptions } from './play.ts';
import type { Sitting } from './sitting.ts';
import { SHARED_LOG } from '@brink/struggle';

const folder = mkdtempSync(join(tmpdir(), 'brink-play-'));
vi.stubEnv('BRINK_HOME', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const game = gameNamed('twilight-struggle');
const file = (name: string): string => join(folder, `${name}.json`);

/** Types lines into a game and answers with what was printed; the input then ends. */
async function type(lines: readonly string[], options: Partial<PlayOptions> = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  let text = '';
  output.on('data', (chunk) => (text += chunk));
  const keyboard = openKeyboard(input, output);
  input.end(lines.map((line) => `${line}\n`).join(''));
  let sitting: Sitting | undefined;
  const wanted: PlayOptions = {
    game,
    agreed: {},
    as: 'ussr',
    bot: 'random',
    seed: 7,
    lang: 'en',
    ...options,
  };
  try {
    await play(wanted, keyboard, withoutColour, (started) => (sitting = started));
  } finally {
    keyboard.close();
  }
  return { text, sitting, session: sitting?.session };
}

const readRecord = (name: string) => parseRecord(readFileSync(file(name), 'utf8'));

describe('a game in the terminal', () => {
  it('is played in English, by number and by name, several at once', async () => {
    const { text } = await type(['poland x4', 'east germany', '3'], { save: file('en') });
    expect(text).toContain('Add 6 more USSR influence');
    expect(text).toContain('USSR +4 in Poland (0/4)');
    expect(text).toContain('Add 2 more USSR influence');
    expect(text).toContain('Choose your headline card');
    expect(text).toMatch(/◆Poland +3\* 0:4/);
    expect(text).toContain(`Saved: ${file('en')}`);
  });

  it('is played in Russian, and the language can change', async () => {
    const { text } = await type(['польша, гдр', 'язык en', 'Poland', 'lang ru'], {
      lang: 'ru',
      save: file('ru'),
    });
    expect(text).toContain('Добавьте еще 6 влияния СССР');
    expect(text).toContain('СССР +1 в Польше (0/1) · СССР +1 в Восточной Германии (0/4)');
    expect(text).toContain('Add 4 more USSR influence');
    expect(text).toContain('Добавьте еще 3 влияния СССР');
    expect(text).toContain('Сохранено:');
  });

  it('shows the table: tracks, map, hand, and what each order asks for', async () => {
    const orders = [
      '?',
      'hand',
      'card fidel',
      'map asia',
      'log',
      'discard',
      'unseen',
      'h',
      '? нато',
    ];
    const { text } = await type(orders, { save: file('orders') });
    expect(text).toContain('DEFCON 5 (coups and realignments everywhere)');
    expect(text).toContain('take back your last choice');
    expect(text).toMatch(/Fidel\* · #8 · USSR · early · 2 Ops/);
    expect(text).toContain('all influence in Cuba');
    expect(text).toContain('Discard pile\nNo cards.');
    expect(text).toContain('Not seen yet');
    expect(text).toContain('NATO*');
  });

  it('keeps to the width of the terminal', async () => {
    const { text } = await type(['poland x6', 'hand', '1', 'map', 'log'], { save: file('wide') });
    const widest = Math.max(...text.split('\n').map(({ length }) => length));
    expect(widest).toBeLessThanOrEqual(100);
  });

  it('takes back choices, but not across what cannot be unlearnt', async () => {
    const { text, session } = await type(['poland x2', 'u', 'отмена', 'u'], { save: file('undo') });
    expect(text.match(/Taken back\./g)).toHaveLength(2);
    expect(text).toContain('Nothing to take back');
    expect(text.split('Add 6 more')).toHaveLength(3);
    expect(session?.log.filter(({ code }) => code === 'influence')).toEqual([]);
  });

  it('ends at the end of the input, and on quit', async () => {
    const { text } = await type(['poland', 'quit', 'poland'], { save: file('quit') });
    expect(text).toContain(`Continue with: brink play --resume ${file('quit')}`);
    const { text: silent } = await type([], { save: file('silent') });
    expect(silent).toContain('Saved:');
    expect(readRecord('silent').choices.length).toBe(16);
  });

  it('is bid for by side and number', async () => {
    const { text, session } = await type(['5', 'сша 3', 'u'], {
      agreed: { bidding: true },
      lang: 'ru',
      save: file('bids'),
    });
    expect(text).toContain('── ставки на стороны');
    expect(text).toContain('Второй игрок: Ставка');
    expect(text).toContain('Желаемая сторона и число от 0 до 40');
    // A number alone is no bid.
    expect(text).toContain('Выбора 5 нет');
    expect(text).toContain('Второй игрок, ставка на США: 3 влияния противнику');
    expect(session?.choices[1]).toBe(3);
  });

  it('begins with the crises of Turn Zero', async () => {
    const { text } = await type(['kgb', '? uk election', 'kgb'], {
      agreed: { scenario: 'turn-zero' },
      save: file('crises'),
    });
    expect(text).toContain('── Turn Zero');
    expect(text).toContain('KGB: A bluff');
    expect(text).toMatch(/2–3 +Nothing changes\./);
    expect(text).toContain('USSR plays KGB');
    expect(text).toContain('Socialist Governments has no effect in turns 1 and 2.');
  });

  it('ends by resignation', async () => {
    const { text } = await type(['resign', 'no', 'resign', 'yes'], { save: file('resigned') });
    expect(text).toContain('The game continues.');
    expect(text).toContain('The US wins on turn 1: the USSR resigned');
    expect(readRecord('resigned').ended).toEqual({ manner: 'resignation', winner: 0 });
    const { text: again } = await type(['1'], { resume: file('resigned') });
    expect(again).toContain('the USSR resigned');
  });

  it('says who has resigned at a table of four', async () => {
    const { text } = await type(['resign', 'yes'], {
      game: gameNamed('volk'),
      agreed: { mode: 'two-plus-two' },
      as: 'usa',
      save: file('four'),
    });
    expect(text).toContain('USSR wins: USA has resigned');
    expect(readRecord('four').ended).toEqual({ manner: 'resignation', winner: 3 });
  });

  it('goes on at a table of four with a bot in the seat of who resigns', async () => {
    const lines = ['', 'resign', 'yes', '', 'q'];
    const { text, sitting } = await type(lines, {
      game: gameNamed('volk'),
      agreed: { mode: 'two-plus-two' },
      as: 'both',
      save: file('four-people'),
    });
    expect(text).toContain('Leave the game? A bot takes your seat.');
    expect(text).toContain('USA: a bot plays on.');
    expect(text).not.toContain('The game is over.');
    // The bot has answered in his place, and the next of them is asked.
    expect(sitting?.session.actor).not.toBe(2);
    const { ended, about } = readRecord('four-people');
    expect(ended).toBeUndefined();
    expect(about).toMatchObject({ usa: 'heuristic', west: 'human', east: 'human', ussr: 'human' });
  });

  it('asks for the side and the opponent when nobody has told', async () => {
    const { text } = await type(['ru', 'ссср', 'случайный', 'польша'], {
      as: undefined,
      bot: undefined,
      save: file('asked'),
    });
    expect(text).toContain('Choose your side:');
    expect(text).toContain('Выберите соперника:');
    expect(text).toContain('СССР +1 в Польше (0/1)');
    expect(readRecord('asked').about).toMatchObject({ us: 'random', ussr: 'human' });
  });

  it.each([
    ['q', 'its side', []],
    ['выход', 'its opponent', ['ussr']],
  ])('is left by %s at the question for %s', async (word, _, before) => {
    const { text, sitting } = await type([...before, word, 'ussr', 'random', 'poland'], {
      as: undefined,
      bot: undefined,
      save: file('never-begun'),
    });
    expect(text).not.toContain('Answer with a number');
    expect(sitting).toBeUndefined();
    expect(existsSync(file('never-begun'))).toBe(false);
  });

  it('is left by q where the keyboard goes from hand to hand', async () => {
    const { text } = await type(['q', 'poland'], { as: 'both', save: file('passed') });
    expect(text).toContain(`Continue with: brink play --resume ${file('passed')}`);
    expect(readRecord('passed').choices).toHaveLength(16);
    expect(text).not.toContain('Place influence');
  });
});

describe('bad input', () => {
  it.each([
    ['99', 'There is no choice 99; the last one is 9.'],
    ['polnad', 'Did you mean Poland?'],
    ['brazil', 'Brazil cannot be chosen now.'],
    ['qwerty', '“qwerty” is not a choice here.'],
    ['ria', '“ria” may be:'],
    ['poland qwerty', '“qwerty” is not a choice here.'],
    ['card qwerty', 'There is no card “qwerty”.'],
    ['map qwerty', 'The map has no region “qwerty”.'],
    ['lang xx', 'Languages:'],
  ])('%s is told and changes nothing', async (line, message) => {
    const { text, session } = await type([line], { save: file('bad') });
    expect(text).toContain(message);
    expect(session?.choices).toHaveLength(16);
  });

  it('lists what an ambiguous name may mean', async () => {
    const { text } = await type(['ria'], { save: file('ambiguous') });
    expect(text).toContain('“ria” may be:\n2 Austria  9 Bulgaria\n');
  });

  it('does as much of a line as fits', async () => {
    const { text, session } = await type(['poland x9'], { save: file('much') });
    expect(text).toContain('Skipped, no longer possible: Poland, Poland, Poland');
    const placed = readAll(SHARED_LOG, session?.log ?? [], 'influence');
    expect(placed.filter(({ side }) => side === 1)).toHaveLength(6);
  });
});

describe('a saved game', () => {
  const opening = ['poland x6', '1', '1', '1', '1', '1'];

  it('goes on where it was left', async () => {
    const first = await type(opening, { save: file('saved') });
    const record = readRecord('saved');
    expect(save(replay(game, record))).toEqual(save(first.session!.game));
    const second = await type([], { resume: file('saved'), as: undefined, bot: undefined });
    expect(save(second.session!.game)).toEqual(save(first.session!.game));
    expect(second.session!.log).toEqual(first.session!.log);
    expect(second.sitting!.setting.players).toEqual(['random', 'human']);
  });

  it('goes on as it would have without the break', async () => {
    const more = ['1', '1', '1', '1'];
    const whole = await type([...opening, ...more], { save: file('whole') });
    await type(opening, { save: file('part') });
    const rest = await type(more, { resume: file('part'), as: undefined, seed: undefined });
    expect(rest.session!.choices).toEqual(whole.session!.choices);
  });

  it('can still be taken back', async () => {
    await type(['poland'], { save: file('back') });
    const { text } = await type(['u'], { resume: file('back') });
    expect(text).toContain('Taken back.');
  });

  it.each([
    ['no JSON', 'is no Brink record: not JSON'],
    ['{"format":"other"}', '"format" must be "brink-record"'],
    [
      '{"format":"brink-record","version":1,"game":"chess","options":{},"choices":[]}',
      "there is no game 'chess'",
    ],
    [
      '{"format":"brink-record","version":1,"game":"twilight-struggle","options":{"edition":"x"},"choices":[]}',
      'options: unknown edition "x"',
    ],
    [
      '{"format":"brink-record","version":1,"game":"twilight-struggle","options":{},"choices":[4,4]}',
      'choices[1]: choice 4 of actor 4 is not legal',
    ],
    [
      '{"format":"brink-record","version":1,"game":"twilight-struggle","options":{},"choices":[-1]}',
      'choices[0] must be an integer',
    ],
  ])('that is broken is refused: %s', async (text, message) => {
    writeFileSync(file('broken'), text);
    const resumed = type([], { resume: file('broken') });
    await expect(resumed).rejects.toThrow(message);
    await expect(type([], { resume: file('broken') })).rejects.toThrow(file('broken'));
  });

  it('that does not exist is refused', async () => {
    await expect(type([], { resume: file('nowhere') })).rejects.toThrow('cannot read');
  });
});

describe('two at one keyboard', () => {
  it('hides the hands from each other', async () => {
    const lines = ['', 'poland x6', '', 'italy x7', '1'];
    const { text } = await type(lines, { as: 'both', save: file('both') });
    const [, ussr, us] = text.split('Pass the keyboard to the ');
    expect(ussr).toMatch(/^USSR\./);
    expect(us).toMatch(/^US\./);
    expect(ussr).toMatch(/USSR draws (?!8 cards)/);
    expect(ussr).toContain('US draws 8 cards');
    expect(us).toContain('USSR draws 8 cards');
    expect(us).toMatch(/US draws (?!8 cards)/);
  });
});

describe('the command', () => {
  const bin = fileURLToPath(new URL('../bin/brink.mjs', import.meta.url));
  const brink = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, [bin, 'play', ...args], { encoding: 'utf8', input });

  it('plays from a pipe', () => {
    const args = ['--as', 'ussr', '--bot', 'learner', '--seed', '1', '--save', file('pipe')];
    const { status, stdout, stderr } = brink('poland\n', ...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`Saved: ${file('pipe')}`);
    expect(stdout).not.toContain('\u001B');
  });

  it.each([
    [['--as', 'china'], 2, "'--as' takes us, ussr, both"],
    [['--bot', 'genius'], 2, "no bot 'genius'"],
    [['--game', 'chess'], 2, "'chess'"],
    [['--option', 'colour=red'], 1, "no option 'colour'"],
    [['--resume', '/nowhere'], 1, 'cannot read /nowhere'],
  ])('refuses %j', (args, code, message) => {
    const { status, stderr } = brink('', ...args);
    expect(status).toBe(code);
    expect(stderr).toContain(message);
  });
});

describe('a position', () => {
  const position =
    '1~twilight-struggle.2~turn.3.2.ussr~vp.-2~defcon.3~passing.us.up~' +
    'influence.italy.2-0.east-germany.0-4.iran.2-0~us-hand.4.7.31~ussr-hand.2.8.30~discard.1.3';

  it('is played on, saved and gone on with', async () => {
    const { sitting } = await type(['fidel'], { position, save: file('position') });
    expect(sitting!.session.choices).toHaveLength(1);
    const record = readRecord('position');
    expect(record.position).toContain('~turn.3.2.ussr~');
    const again = replay(game, record);
    expect(save(again)).toEqual(save(sitting!.session.game));
    const resumed = await type([], { resume: file('position') });
    expect(save(resumed.session!.game)).toEqual(save(again));
  });

  it('that is impossible is refused by name', async () => {
    const impossible = position.replace('defcon.3', 'defcon.1');
    await expect(type([], { position: impossible })).rejects.toThrow('nuclear war');
    await expect(type([], { position: 'nonsense' })).rejects.toThrow('not the text of a position');
  });
});
