import { SIDES, type BoardLanguage, type Hint } from '@brink/board';
import type { Prompt } from '@brink/kernel';
import type { AppWords } from '../../app/words/words.ts';
import type { Advice } from '../../play/advice.ts';
import type { Decision } from './decision.ts';
import type { StruggleFace, StruggleView } from './face.ts';

const percent = (part: number): number => Math.round(part * 100);

/** What a click on a country does, or why it does nothing. */
export function hintFor(
  face: StruggleFace,
  country: string,
  decision: Decision,
  prompt: Prompt,
  view: StruggleView,
  seat: number,
  say: AppWords,
  sides: Readonly<Record<(typeof SIDES)[number], string>>,
  language: BoardLanguage,
  advice: Advice | undefined,
): Hint | undefined {
  if (decision.by !== 'map') return undefined;
  const area = face.areaNumber(country);
  const standing = view.countries[area];
  if (!standing) return undefined;
  const isLegal = decision.countries.has(country);
  const side = sides[SIDES[seat]];
  const rivalInfluence = seat === 0 ? standing.ussr : standing.us;
  const cost = standing.control === 1 - seat ? 2 : 1;
  const isClosed = view.defcon <= face.closedAt(area);
  const refused = (text: string): Hint => ({ text, tone: 'refused' });
  const why = advice?.why.find(({ choice }) => choice === area);
  if (!isLegal && why) return refused(why.text[language]);
  const odds = isLegal ? advice?.odds.find(({ choice }) => choice === area) : undefined;
  if (odds) {
    if (odds.loss > 0) return { text: say.deadlyCoup, tone: 'danger' };
    return { text: say.hintCoup(percent(odds.success), percent(odds.control)) };
  }
  switch (decision.code) {
    case 'placeInfluence':
      if (isLegal) return { text: say.hintPlace(side, cost) };
      return refused(cost > prompt.args[0] ? say.hintPlaceDear : say.hintPlaceNot);
    case 'place':
      return isLegal ? { text: say.hintAdd(side, prompt.args[1] ?? 1) } : refused(say.hintNot);
    case 'coupTarget': {
      if (isLegal) {
        const odds = face.coupOdds(view, area, prompt.args[0], seat);
        if (odds.isDeadly) return { text: say.deadlyCoup, tone: 'danger' };
        return { text: say.hintCoup(percent(odds.success), percent(odds.control)) };
      }
      if (rivalInfluence === 0) return refused(say.hintCoupEmpty);
      return refused(isClosed ? say.hintClosed(view.defcon) : say.hintNot);
    }
    case 'realignTarget':
      if (isLegal) return { text: say.hintChoose };
      if (rivalInfluence === 0) return refused(say.hintCoupEmpty);
      return refused(isClosed ? say.hintClosed(view.defcon) : say.hintNot);
    default:
      return isLegal ? { text: say.hintChoose } : refused(say.hintNot);
  }
}
