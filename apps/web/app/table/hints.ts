import { SIDES, type Hint } from '@brink/board';
import type { Prompt } from '@brink/kernel';
import { COUNTRIES, areaNumber, type AreaId } from '@brink/twilight-struggle/data/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { coupOdds } from '../../twilight-struggle/coup-odds.ts';
import type { AppWords } from '../words/words.ts';
import type { Decision } from './decision.ts';

const CLOSED_AT: Readonly<Record<string, number>> = { europe: 4, asia: 3, 'middle-east': 2 };
const percent = (part: number): number => Math.round(part * 100);

/** What a click on a country does, or why it does nothing. */
export function hintFor(
  country: string,
  decision: Decision,
  prompt: Prompt,
  view: TwilightView,
  seat: number,
  say: AppWords,
  sides: Readonly<Record<(typeof SIDES)[number], string>>,
): Hint | undefined {
  if (decision.by !== 'map') return undefined;
  const area = areaNumber(country as AreaId);
  const standing = view.countries[area];
  if (!standing) return undefined;
  const isLegal = decision.countries.has(country);
  const side = sides[SIDES[seat]];
  const rivalInfluence = seat === 0 ? standing.ussr : standing.us;
  const cost = standing.control === 1 - seat ? 2 : 1;
  const region = COUNTRIES[area]?.region;
  const refused = (text: string): Hint => ({ text, tone: 'refused' });
  switch (decision.code) {
    case 'placeInfluence':
      if (isLegal) return { text: say.hintPlace(side, cost) };
      return refused(cost > prompt.args[0] ? say.hintPlaceDear : say.hintPlaceNot);
    case 'place':
      return isLegal ? { text: say.hintAdd(side, prompt.args[1] ?? 1) } : refused(say.hintNot);
    case 'coupTarget': {
      if (isLegal) {
        const odds = coupOdds(view, area, prompt.args[0], seat);
        if (odds.isDeadly) return { text: say.deadlyCoup, tone: 'danger' };
        return { text: say.hintCoup(percent(odds.success), percent(odds.control)) };
      }
      if (rivalInfluence === 0) return refused(say.hintCoupEmpty);
      return refused(
        view.defcon <= (CLOSED_AT[region ?? ''] ?? 0) ? say.hintClosed(view.defcon) : say.hintNot,
      );
    }
    case 'realignTarget':
      if (isLegal) return { text: say.hintChoose };
      if (rivalInfluence === 0) return refused(say.hintCoupEmpty);
      return refused(
        view.defcon <= (CLOSED_AT[region ?? ''] ?? 0) ? say.hintClosed(view.defcon) : say.hintNot,
      );
    default:
      return isLegal ? { text: say.hintChoose } : refused(say.hintNot);
  }
}
