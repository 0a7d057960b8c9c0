import { describe, expect, expectTypeOf, it } from 'vitest';
import { command } from './command.ts';
import { dispatch } from './dispatch.ts';
import { UserError } from './errors.ts';

let seen: unknown;

const sail = command({
  name: 'sail',
  summary: 'sails somewhere',
  operands: 'PORT…',
  options: {
    json: { type: 'boolean', about: 'print JSON' },
    knots: { type: 'integer', about: 'speed', default: 7, value: 'N', short: 'k' },
    tack: { type: 'string', about: 'which tack', choices: ['port', 'starboard'] },
    crew: { type: 'string', about: 'a name', multiple: true },
  },
  run({ options, operands }) {
    expectTypeOf(options.json).toEqualTypeOf<boolean>();
    expectTypeOf(options.knots).toEqualTypeOf<number>();
    expectTypeOf(options.tack).toEqualTypeOf<'port' | 'starboard' | undefined>();
    expectTypeOf(options.crew).toEqualTypeOf<readonly string[]>();
    seen = { ...options, operands };
  },
});

const sink = command({
  name: 'sink',
  summary: 'fails',
  options: {},
  run() {
    throw new UserError('no water');
  },
});

async function brink(...argv: string[]) {
  const lines = { out: '', err: '' };
  const code = await dispatch([sail, sink], argv, {
    out: (text) => (lines.out += text),
    err: (text) => (lines.err += text),
  });
  return { code, ...lines };
}

describe('help', () => {
  it.each([[['--help']], [['-h']], [['help']]])('%j lists the commands', async (argv) => {
    const { code, out } = await brink(...argv);
    expect(code).toBe(0);
    expect(out).toMatch(/sail {2}sails somewhere/);
  });

  it.each([[['help', 'sail']], [['sail', '--help']], [['sail', '-k', '3', '-h']]])(
    '%j tells the options',
    async (argv) => {
      const { code, out } = await brink(...argv);
      expect(code).toBe(0);
      expect(out).toContain('Usage: brink sail [options] PORT…');
      expect(out).toMatch(/-k, --knots N +speed \(default: 7\)/);
      expect(out).toContain('--tack port|starboard');
    },
  );

  it('is an error when no command is named', async () => {
    expect(await brink()).toMatchObject({ code: 2, out: '' });
  });
});

describe('arguments', () => {
  it('arrive typed, with defaults', async () => {
    expect(await brink('sail', 'Kiel')).toMatchObject({ code: 0 });
    expect(seen).toEqual({ json: false, knots: 7, tack: undefined, crew: [], operands: ['Kiel'] });
  });

  it('arrive in every spelling', async () => {
    await brink(
      'sail',
      '--json',
      '-k',
      '-3',
      '--tack=port',
      '--crew',
      'A',
      '--crew=-B',
      '--',
      '-x',
    );
    expect(seen).toEqual({
      json: true,
      knots: -3,
      tack: 'port',
      crew: ['A', '-B'],
      operands: ['-x'],
    });
  });

  it.each([
    [['drown'], "brink: unknown command 'drown'"],
    [['--drown'], "brink: unknown option '--drown'"],
    [['help', 'drown'], "brink: unknown command 'drown'"],
    [['sail', '--depth', '3'], "brink sail: unknown option '--depth'"],
    [['sail', '--constructor'], "brink sail: unknown option '--constructor'"],
    [['sail', '-z'], "brink sail: unknown option '-z'"],
    [['sail', '--knots', 'fast'], "brink sail: option '--knots' takes a whole number"],
    [['sail', '--knots', '1.5'], "brink sail: option '--knots' takes a whole number"],
    [['sail', '--knots'], "brink sail: option '--knots' needs a value"],
    [['sail', '--tack', '--json'], "brink sail: option '--tack' needs a value"],
    [['sail', '--json=yes'], "brink sail: option '--json' takes no value"],
    [['sail', '--tack', 'left'], "brink sail: option '--tack' takes port, starboard"],
    [['sink', 'Kiel'], "brink sink: unexpected argument 'Kiel'"],
  ])('%j is refused', async (argv, message) => {
    const { code, out, err } = await brink(...argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).not.toContain('\n');
  });
});

describe('failures', () => {
  it('tells a UserError in one line', async () => {
    expect(await brink('sink')).toEqual({ code: 1, out: '', err: 'brink sink: no water' });
  });
});
