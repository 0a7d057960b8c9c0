import { useLanguage } from '@brink/board';
import { ALL_SEEING } from '@brink/kernel';
import { texts } from './texts.ts';
import type { RedSeaView } from '@brink/red-sea/view';
import { Bid } from '../struggle/bid.tsx';
import type { ExtraProps } from '../struggle/struggle-ui.ts';
import { flashpointIn } from './flashpoint.ts';
import './flashpoint.css';

/** Questions that are answered in no usual place. */
export const EXTRA_PROMPTS: ReadonlySet<string> = new Set(['bid']);

/** The card that a coup has brought to light lies open beside the map for a while. */
function Flashpoint({ sitting }: Pick<ExtraProps, 'sitting'>) {
  const language = useLanguage();
  const [shown, ...after] = flashpointIn(sitting.log).map((entry) =>
    texts[language].log({ ...entry, audience: ALL_SEEING }),
  );
  if (shown === undefined) return undefined;
  return (
    <p className="w-flashpoint">
      <b>{shown}</b>
      {after.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** The bids before the first turn, and cards of flashpoints. */
export function Extra({ sitting, view }: ExtraProps) {
  const { prompt, result } = sitting.state;
  if (result) return undefined;
  if (prompt?.code !== 'bid') return <Flashpoint sitting={sitting} />;
  // The ui of this game is only ever given its own views.
  return <Bid sitting={sitting} answer={(view as RedSeaView).answer} />;
}
