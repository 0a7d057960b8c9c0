import { DONE, argument, choose, legal, members, promptFor, type Game } from '@brink/kernel';
import { optionId, type Option } from '@brink/struggle';
import { SHARED_PROMPTS } from '@brink/struggle/prompts';
import type { UseLook } from '../../client/game-client.ts';

const OPERATIONS: readonly Option[] = ['operations', 'operationsFirst'];

/** What each way to use the card at hand would open; events are not looked into. */
export function looksAt(game: Game, seat: number): UseLook[] {
  const branch = game.clone();
  const deeper = game.clone();
  return members(legal(game, seat)).map((use) => {
    if (!OPERATIONS.some((name) => optionId(name) === use)) return { use };
    choose(branch.copyFrom(game), seat, use);
    const prompt = promptFor(branch, seat);
    if (prompt?.code !== 'operations') return { use };
    const kinds = prompt.choices
      .filter((kind) => kind < DONE)
      .map((kind) => {
        choose(deeper.copyFrom(branch), seat, kind);
        const targets = promptFor(deeper, seat)?.choices.filter((target) => target < DONE) ?? [];
        return { kind, targets: targets.length };
      });
    return { use, ops: argument(SHARED_PROMPTS, prompt, 'ops')!, kinds };
  });
}
