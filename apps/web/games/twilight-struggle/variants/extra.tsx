import { useLanguage } from '@brink/board';
import type { TwilightView } from '@brink/twilight-struggle/view';
import type { ExtraProps } from '../../struggle/face.ts';
import { Bid } from './bid.tsx';
import { TurnZero } from './turn-zero.tsx';
import { VARIANT_WORDS } from './words.ts';
import './variants.css';

/** Questions that are answered in no usual place. */
export const EXTRA_PROMPTS: ReadonlySet<string> = new Set(['bid', 'statecraft']);

/** What happens before the first turn: bids, and the crises of Turn Zero. */
export function Extra({ sitting, view: seen }: ExtraProps) {
  const language = useLanguage();
  // The face of this game is only ever given its own views.
  const view = seen as TwilightView;
  const { prompt, result } = sitting.state;
  if (result) return undefined;
  if (sitting.asked?.code === 'bid' && sitting.asked.choices.length > 0) {
    return <Bid sitting={sitting} />;
  }
  if (prompt?.code === 'bid' && view.answer >= 0) {
    return (
      <section className="w-extra">
        <p>{VARIANT_WORDS[language].bidSealed}</p>
      </section>
    );
  }
  const isBefore = view.turnZero !== undefined && view.turn === 0;
  return isBefore && view.turnZero?.crisis !== -1 ? (
    <TurnZero sitting={sitting} view={view} />
  ) : undefined;
}
