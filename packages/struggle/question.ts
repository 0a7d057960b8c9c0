import type { Args, Ask, AskAll } from '@brink/kernel';
import type { Arguments } from './log.ts';
import type { PlainPrompt, PromptCode, Prompts } from './prompts.ts';
import type { Table, World } from './world.ts';

/** The numbers that a prompt says. */
export type NumbersOf<Code extends PromptCode> = (game: Table) => Args<Prompts[Code], Arguments>;

/** A prompt must not go without its numbers, if it has any. */
type Saying<Code extends PromptCode> = Code extends PlainPrompt
  ? { readonly args?: undefined }
  : { readonly args: NumbersOf<Code> };

type Asking<Step, Code extends PromptCode> = Omit<Step, 'kind' | 'prompt' | 'args'> & {
  readonly prompt: Code;
} & Saying<Code>;

/** A decision of one actor, with the numbers that its line in `prompts.ts` names. */
export const question = <Code extends PromptCode>(asking: Asking<Ask<World>, Code>): Ask<World> =>
  ({ kind: 'ask', ...asking }) as Ask<World>;

/** The same for several actors at once. */
export const questionToAll = <Code extends PromptCode>(
  asking: Asking<AskAll<World>, Code>,
): AskAll<World> => ({ kind: 'askAll', ...asking }) as AskAll<World>;
