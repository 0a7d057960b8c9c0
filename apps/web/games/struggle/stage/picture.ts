import { read } from '@brink/kernel';
import { SHARED_LOG, type Arguments } from '@brink/struggle/log';
import type { Entry } from '../../../client/game-client.ts';
import type { StruggleView } from '../struggle-ui.ts';

const NOBODY = -1;

/**
 * The table as it looked before the last entries of the log: the picture may trail behind the
 * game, which is never behind. Only what scenes tell is taken back.
 */
export function pictureOf<View extends StruggleView>(
  view: View,
  log: readonly Entry[],
  told: number,
): View {
  if (told >= log.length) return view;
  const countries = [...view.countries];
  let { vp, defcon } = view;
  for (let at = log.length - 1; at >= told; at--) {
    const told = read<typeof SHARED_LOG, Arguments>(SHARED_LOG, log[at]);
    if (told?.code === 'influence') {
      const { side, country, change } = told;
      const { us, ussr, stability } = countries[country];
      const before = side === 0 ? { us: us - change, ussr } : { us, ussr: ussr - change };
      const lead = before.us - before.ussr;
      const control = Math.abs(lead) < stability ? NOBODY : lead > 0 ? 0 : 1;
      countries[country] = { ...countries[country], ...before, control };
    } else if (told?.code === 'vp') vp -= told.side === 0 ? told.points : -told.points;
    else if (told?.code === 'defcon') defcon -= told.change;
  }
  return { ...view, countries, vp, defcon };
}
