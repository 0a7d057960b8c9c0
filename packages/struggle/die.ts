import { add, addRange, rollDie, type Steps } from '@brink/kernel';
import { emit } from './emit.ts';
import { optionId } from './options.ts';
import type { AnyPrompt } from './prompts.ts';
import type { Side } from './sides.ts';
import { FIXED_DIE } from './state.ts';
import type { Table, World } from './world.ts';

const NONE = optionId('none');
const ONE = optionId('one');
const SIX = optionId('six');

/** A die of `who`, which an effect may let a side fix beforehand (Carter Doctrine). */
export function roll(
  prompt: AnyPrompt,
  who: (game: Table) => Side,
  take: (game: Table, die: number) => void,
): Steps<World> {
  return [
    {
      kind: 'ask',
      prompt: 'fixDie',
      domain: 'option',
      actor: (game) => game.rules.rule.whoFixesDie!(game, who(game)),
      legal: (game, legal) => {
        const fixer = game.rules.rule.whoFixesDie?.(game, who(game)) ?? -1;
        if (fixer < 0) return;
        add(legal, NONE);
        add(legal, ONE);
        add(legal, SIX);
      },
      take: (game, choice) => {
        if (choice === NONE) return;
        const { rule } = game.rules;
        const die = choice === ONE ? 1 : 6;
        emit(game, 'fixDie', rule.whoFixesDie!(game, who(game)), die);
        rule.onDieFixed?.(game, who(game));
        game.mem[FIXED_DIE] = die;
      },
    },
    {
      ...rollDie<World>(
        prompt,
        (game, die) => {
          game.mem[FIXED_DIE] = 0;
          take(game, die);
        },
        (game, legal) => {
          if (game.mem[FIXED_DIE] > 0) add(legal, game.mem[FIXED_DIE]);
          else addRange(legal, 1, 6);
        },
      ),
      auto: true,
    },
  ];
}
