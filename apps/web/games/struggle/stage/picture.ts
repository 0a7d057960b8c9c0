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
    const { code, args } = log[at];
    const [a, b, c] = args;
    if (code === 'influence') {
      const { us, ussr, stability } = countries[b];
      const before = a === 0 ? { us: us - c, ussr } : { us, ussr: ussr - c };
      const lead = before.us - before.ussr;
      const control = Math.abs(lead) < stability ? NOBODY : lead > 0 ? 0 : 1;
      countries[b] = { ...countries[b], ...before, control };
    } else if (code === 'vp') vp -= a === 0 ? b : -b;
    else if (code === 'defcon') defcon -= b;
  }
  return { ...view, countries, vp, defcon };
}
