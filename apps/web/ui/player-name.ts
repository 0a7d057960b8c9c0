import type { AppTexts, BotLevel } from './texts/texts.ts';

/** A person's name, a bot's level, or that nobody sits there. */
export const nameOf = (
  { kind, name }: { readonly kind: string; readonly name: string },
  say: AppTexts,
): string => {
  if (kind === 'bot') return say.bot(say.levels[name.split(':')[0] as BotLevel]?.name ?? name);
  return kind === 'open' ? say.emptySeat : name;
};
