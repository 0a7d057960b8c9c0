import { LANGUAGES } from '@brink/kernel';
import { command } from '../command.ts';
import { readGameOptions, gameOptionFlags } from '../game-options.ts';
import { gameNamed, gameOption, gameWith } from '../games.ts';
import { openKeyboard } from '../play/keyboard.ts';
import { normalise } from '../play/names.ts';
import { LEVEL_NAMES } from '../play/opponents.ts';
import { inColour, withoutColour } from '../play/paint.ts';
import { play } from '../play/play.ts';
import type { Sitting } from '../play/sitting.ts';

/** Whole names for the Tab key. */
function complete(sitting: Sitting | undefined, line: string): string[] {
  const seat = sitting?.session.actor ?? -1;
  if (!sitting || seat < 0 || normalise(line) === '') return [];
  return sitting
    .candidates(seat)
    .filter(({ label }) => normalise(label).startsWith(normalise(line)))
    .map(({ label }) => label);
}

export default command({
  name: 'play',
  summary: 'plays a game in the terminal',
  options: {
    game: gameOption,
    as: {
      type: 'string',
      about: 'your side; both: two people at one keyboard',
      value: 'us|ussr|both',
    },
    bot: { type: 'string', about: `the opponent: ${LEVEL_NAMES.join(', ')}`, value: 'LEVEL' },
    seed: { type: 'integer', about: 'the same dice and deals every time', value: 'N' },
    lang: { type: 'string', about: 'language (default: the terminal’s)', choices: LANGUAGES },
    ...gameOptionFlags,
    resume: {
      type: 'string',
      about: 'continue a saved game, or the last one',
      value: 'FILE|last',
    },
    position: {
      type: 'string',
      about: 'begin with a position: its text (docs/formats/position.md)',
      value: 'TEXT',
    },
    save: {
      type: 'string',
      about: 'where to save the game (default: ~/.brink/saves)',
      value: 'FILE',
    },
    'no-color': { type: 'boolean', about: 'no colours (also by NO_COLOR)' },
  },
  help: `What is not given is asked. In the game ? shows the commands. The game is saved after every
choice as a Brink record, which 'brink replay' can read too.`,
  async run({ options }) {
    const agreed = readGameOptions(gameNamed(options.game), options);
    const game = gameWith(options.game, agreed);
    let sitting: Sitting | undefined;
    const keyboard = openKeyboard(process.stdin, process.stdout, (line) => complete(sitting, line));
    const isPlain =
      options['no-color'] ||
      Boolean(process.env.NO_COLOR) ||
      process.env.TERM === 'dumb' ||
      !keyboard.isTerminal;
    try {
      const wanted = { ...options, game, agreed };
      await play(wanted, keyboard, isPlain ? withoutColour : inColour, (started) => {
        sitting = started;
      });
    } finally {
      keyboard.close();
    }
  },
});
