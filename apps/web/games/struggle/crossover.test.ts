import { BOARD_LANGUAGES } from '@brink/board';
import { redSea, twilightStruggle } from '@brink/crossover';
import {
  Random,
  anyGame,
  choose,
  nextActor,
  promptFor,
  uniform,
  type GamePackage,
  type LogEntry,
} from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { struggleUi as redSeaUi } from '../red-sea/struggle-ui.ts';
import { struggleUi as twilightUi } from '../twilight-struggle/struggle-ui.ts';
import { decisionOf } from './decision.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { logLines } from './log-lines.ts';

const GAMES: readonly (readonly [string, GamePackage, StruggleUi])[] = [
  ['Red Sea', anyGame(redSea), redSeaUi],
  ['Twilight Struggle', anyGame(twilightStruggle), twilightUi],
];

describe.each(GAMES)('%s with cards of the other game', (_, rules, ui) => {
  test('the draft is shown as cards, every one with a face', () => {
    const game = rules.setup(rules.parseOptions({ crossover: true }));
    const policy = uniform(new Random(1));
    for (
      let actor = nextActor(game);
      promptFor(game, 0)?.code !== 'draftCards';
      actor = nextActor(game)
    ) {
      choose(game, actor, policy(game, actor));
    }
    const prompt = promptFor(game, 0)!;
    const decision = decisionOf(ui, prompt, rules.view(game, 0) as StruggleView, 0, 'en');
    expect(decision.by).toBe('cards');
    expect(decision.cards.size).toBeGreaterThan(5);
    const unknown = [...decision.cards].filter((card) => !ui.cards.en.has(card));
    expect(unknown).toEqual([]);
  });

  test.each(BOARD_LANGUAGES)('whole games can be told in %s', (language) => {
    for (let seed = 1; seed <= 4; seed++) {
      const log: LogEntry[] = [];
      const options = rules.parseOptions({ crossover: true });
      const game = rules.setup(options, (entry) => log.push(entry));
      const policy = uniform(new Random(seed));
      for (let actor = nextActor(game); actor >= 0; actor = nextActor(game)) {
        choose(game, actor, policy(game, actor));
      }
      const view = rules.view(game, 0) as StruggleView;
      const effects = ui.effects(view, language);
      const told = [ui.standing(view, language, options), effects, logLines(ui, log, language)];
      expect(JSON.stringify(told)).not.toContain('undefined');
      for (const { id, name } of effects) {
        expect(name).toBeTruthy();
        expect(ui.cards[language].has(ui.cardOfEffect(id))).toBe(true);
      }
    }
  });
});
