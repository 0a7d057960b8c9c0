import { add, addRange, rollDie, type Ask, type Steps } from '@brink/kernel';
import { emit } from './emit.ts';
import { optionId } from './options.ts';
import type { PlainPrompt } from './prompts.ts';
import type { Side } from './sides.ts';
import { FIXED_DIE } from './state.ts';
import type { Table, World } from './world.ts';
import { question } from './question.ts';

const NONE = optionId('none');
const ONE = optionId('one');
const SIX = optionId('six');

type Roller = (game: Table) => Side;

/** A die of `who`. */
interface Die {
  readonly prompt: PlainPrompt;
  readonly who: Roller;
  readonly take: (game: Table, die: number) => void;
}

/** Where the die that was fixed for a side is kept: three bits each. */
const bitsOf = (side: Side): number => 3 * side;

const fixedFor = ({ mem }: Table, side: Side): number => (mem[FIXED_DIE] >> bitsOf(side)) & 7;

/** An effect may let a side fix a die of `who` beforehand (Carter Doctrine). */
const fixing = (who: Roller): Ask<World> =>
  question({
    prompt: 'fixDie',
    domain: 'option',
    actor: (game) => game.rules.rule.whoFixesDie!(game, who(game)),
    args: (game) => [who(game)],
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
      const roller = who(game);
      const die = choice === ONE ? 1 : 6;
      emit(game, 'fixDie', rule.whoFixesDie!(game, roller) as Side, die);
      rule.onDieFixed?.(game, roller);
      game.mem[FIXED_DIE] |= die << bitsOf(roller);
    },
  });

const falling = ({ prompt, who, take }: Die): Ask<World> => ({
  ...rollDie<World>(
    prompt,
    (game, die) => {
      game.mem[FIXED_DIE] &= ~(7 << bitsOf(who(game)));
      take(game, die);
    },
    (game, legal) => {
      const fixed = fixedFor(game, who(game));
      if (fixed > 0) add(legal, fixed);
      else addRange(legal, 1, 6);
    },
  ),
  auto: true,
});

/** A die that falls alone. */
export const roll = (prompt: PlainPrompt, who: Roller, take: Die['take']): Steps<World> => [
  fixing(who),
  falling({ prompt, who, take }),
];

/** Two dice that fall at the same time: neither is known when one of them is fixed. */
export const rollTogether = (first: Die, second: Die): Steps<World> => [
  fixing(first.who),
  fixing(second.who),
  falling(first),
  falling(second),
];
