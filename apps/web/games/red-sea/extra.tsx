import type { RedSeaView } from '@brink/red-sea/view';
import { Bid } from '../struggle/bid.tsx';
import type { ExtraProps } from '../struggle/face.ts';

/** Questions that are answered in no usual place. */
export const EXTRA_PROMPTS: ReadonlySet<string> = new Set(['bid']);

/** What happens before the first turn: the bids. */
export function Extra({ sitting, view }: ExtraProps) {
  const { prompt, result } = sitting.state;
  if (result || prompt?.code !== 'bid') return undefined;
  // The face of this game is only ever given its own views.
  return <Bid sitting={sitting} answer={(view as RedSeaView).answer} />;
}
