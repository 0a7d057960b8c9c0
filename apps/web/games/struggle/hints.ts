import { SIDES, type BoardLanguage, type Hint } from '@brink/board';
import { numberOf } from '@brink/library/rules/books';
import { argument, type Prompt } from '@brink/kernel';
import type { AppTexts } from '../../ui/texts/texts.ts';
import type { Advice } from '../../client/advice.ts';
import type { Decision } from './decision.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { SHARED_PROMPTS } from '@brink/struggle/prompts';

const percent = (part: number): number => Math.round(part * 100);

/** What a click on a country does, or why it does nothing. */
export function hintFor(
  ui: StruggleUi,
  country: string,
  decision: Decision,
  prompt: Prompt,
  view: StruggleView,
  seat: number,
  say: AppTexts,
  sides: Readonly<Record<(typeof SIDES)[number], string>>,
  language: BoardLanguage,
  advice: Advice | undefined,
): Hint | undefined {
  if (decision.by !== 'map') return undefined;
  const area = ui.areaNumber(country);
  const standing = view.countries[area];
  if (!standing) return undefined;
  if (!decision.countries.has(country)) {
    const why = advice?.why.find(({ choice }) => choice === area);
    const text = why ? `${why.text[language]} (§${numberOf(why.section)})` : say.hintNot;
    return { text, tone: 'refused' };
  }
  const odds = advice?.odds.find(({ choice }) => choice === area);
  if (odds) {
    if (odds.loss > 0) return { text: say.deadlyCoup, tone: 'danger' };
    return { text: say.hintOdds(percent(odds.success), percent(odds.control)) };
  }
  const side = sides[SIDES[seat]];
  switch (decision.code) {
    case 'placeInfluence':
      return { text: say.hintPlace(side, standing.control === 1 - seat ? 2 : 1) };
    case 'place':
      return { text: say.hintAdd(side, argument(SHARED_PROMPTS, prompt, 'each') ?? 1) };
    default:
      return { text: say.hintChoose };
  }
}
