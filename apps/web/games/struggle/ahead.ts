import { DONE, argument } from '@brink/kernel';
import type { Ahead } from '@brink/protocol';
import { certainStep } from '@brink/protocol/ahead';
import { SHARED_PROMPTS } from '@brink/struggle/prompts';
import type { UseLook } from '../../client/game-client.ts';

/** What each way to use a card opens, from what the server has told of the choices. */
export function looksIn(ahead: Ahead | undefined): readonly UseLook[] | undefined {
  return ahead?.map(({ choice }) => {
    const { prompt, then } = certainStep(ahead, choice) ?? {};
    if (prompt?.code !== 'operations') return { use: choice };
    const kinds = prompt.choices.flatMap((kind) => {
      const opened = certainStep(then, kind)?.prompt;
      if (kind >= DONE || !opened) return [];
      return [{ kind, targets: opened.choices.filter((target) => target < DONE).length }];
    });
    return { use: choice, ops: argument(SHARED_PROMPTS, prompt, 'ops')!, ...(then && { kinds }) };
  });
}
