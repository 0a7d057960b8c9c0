import type { Ahead, CertainStep } from './server-messages.ts';

/** What is certain to come of a choice, if that is known. */
export const certainStep = (ahead: Ahead | undefined, choice: number): CertainStep | undefined =>
  ahead?.find((step): step is CertainStep => step.choice === choice && 'patch' in step);

/** The choices that a die answers at once; nothing is known while nobody has looked. */
export const rolledIn = (ahead: Ahead | undefined): readonly number[] | undefined =>
  ahead?.flatMap((step) => ('isRolled' in step ? [step.choice] : []));

/**
 * The choices after which others choose. What is certain to be one's own again is told, and so are
 * dice; the rest hands over, or brings to light what cannot be taken back either.
 */
export const handingIn = (
  ahead: Ahead | undefined,
  choices: readonly number[],
): readonly number[] | undefined => {
  if (!ahead) return undefined;
  const told = new Set(ahead.map(({ choice }) => choice));
  return choices.filter((choice) => !told.has(choice));
};
