import { CARD, FP, FREE, type Reason } from '@brink/kernel';
import { ROUND, TURN } from '@brink/struggle';
import { SHARED_REASONS, because, type OwnReason } from '@brink/struggle/bot/reason';
import { THEMES, type Theme } from '@brink/struggle/bot/value/themes';

/** What a bot can say of a choice; the arguments are cards, countries or points. */
export const REASONS = [
  ...SHARED_REASONS,
  'opening', // country
  'withdraw',
  // What speaks for a plan beside others.
  'betterIn', // region
  'moreVp',
  'moreMilitary',
  'safer',
  'moreSpace',
  'china',
  'betterHand',
  'betterDeck',
  'effects',
  'sooner',
] as const;
export type ReasonCode = (typeof REASONS)[number];

const PLACING: ReadonlySet<string> = new Set(['placeInfluence', 'place']);
const COUNTRY_PROMPTS: ReadonlySet<string> = new Set([...PLACING, 'coupTarget', 'realignTarget']);

/** What only this game knows of the reasons for a choice. */
export const ownReason: OwnReason = ({ mem, rules }, prompt, choice) => {
  if (choice >= FREE) return because('withdraw');
  // Places off the map, such as the box of the Chinese Civil War.
  if (COUNTRY_PROMPTS.has(prompt) && choice >= rules.countryCount) return because('best');
  const isOpening = mem[TURN] === 1 && mem[ROUND] === 0 && mem[mem[FP] + CARD] === 0;
  return isOpening && PLACING.has(prompt) ? because('opening', choice) : undefined;
};

const OF_THEMES: Readonly<Record<Theme, ReasonCode>> = {
  vp: 'moreVp',
  military: 'moreMilitary',
  safety: 'safer',
  space: 'moreSpace',
  passingCard: 'china',
  hand: 'betterHand',
  deck: 'betterDeck',
  effects: 'effects',
  ending: 'sooner',
};

/** What somebody says whose plan does better in a theme than others. */
export const reasonOfTheme = (theme: number): Reason =>
  theme < THEMES.length
    ? because(OF_THEMES[THEMES[theme]])
    : because('betterIn', theme - THEMES.length);
