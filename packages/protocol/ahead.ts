import type { Ahead, CertainStep } from './server-messages.ts';

/** What is certain to come of a choice, if that is known. */
export const certainStep = (ahead: Ahead | undefined, choice: number): CertainStep | undefined =>
  ahead?.find((step): step is CertainStep => step.choice === choice && 'patch' in step);

/** The choices that a die answers at once; nothing is known while nobody has looked. */
export const rolledIn = (ahead: Ahead | undefined): readonly number[] | undefined =>
  ahead?.flatMap((step) => ('isRolled' in step ? [step.choice] : []));

/** The choices after which others choose. */
export const handingIn = (ahead: Ahead | undefined): readonly number[] | undefined =>
  ahead?.flatMap((step) => ('isHandedOver' in step ? [step.choice] : []));
