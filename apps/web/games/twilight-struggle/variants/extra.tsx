import type { TwilightView } from '@brink/twilight-struggle/view';
import type { ExtraProps } from '../../struggle/struggle-ui.ts';
import { Bid } from '../../struggle/bid.tsx';
import { TurnZero } from './turn-zero.tsx';
import './variants.css';

/** Questions that are answered in no usual place. */
export const EXTRA_PROMPTS: ReadonlySet<string> = new Set(['bid', 'statecraft']);

/** What happens before the first turn: bids, and the crises of Turn Zero. */
export function Extra({ sitting, view: seen }: ExtraProps) {
  // The face of this game is only ever given its own views.
  const view = seen as TwilightView;
  const { prompt, result } = sitting.state;
  if (result) return undefined;
  if (prompt?.code === 'bid') return <Bid sitting={sitting} answer={view.answer} />;
  const isBefore = view.turnZero !== undefined && view.turn === 0;
  return isBefore && view.turnZero?.crisis !== -1 ? (
    <TurnZero sitting={sitting} view={view} />
  ) : undefined;
}
