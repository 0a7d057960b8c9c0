import { BOARD_LANGUAGES } from '@brink/board';
import { Random, choose, nextActor, uniform, type LogEntry } from '@brink/kernel';
import { redSea } from '@brink/red-sea';
import { expect, test } from 'vitest';
import { logLines } from '../struggle/log-lines.ts';
import { struggleUi } from './struggle-ui.ts';

test.each(BOARD_LANGUAGES)(
  'every line and every look of whole games can be told in %s',
  (language) => {
    for (let seed = 1; seed <= 6; seed++) {
      const log: LogEntry[] = [];
      const game = redSea.setup(redSea.parseOptions({}), (entry) => log.push(entry));
      const policy = uniform(new Random(seed));
      for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
        choose(game, actor, policy(game as never, actor));
        const view = redSea.view(game, 0);
        const told = [struggleUi.standing(view, language, {}), struggleUi.effects(view, language)];
        expect(JSON.stringify(told)).not.toContain('undefined');
      }
      const lines = logLines(struggleUi, log, language);
      expect(lines.length).toBeGreaterThan(20);
      expect(JSON.stringify(lines)).not.toContain('undefined');
    }
  },
);
