import { SideMark } from '@brink/board';
import { useState } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import { EYES } from '../../client/analysis-messages.ts';
import { goTo } from '../../ui/router.ts';
import { Seam, percentOf, type Sides } from './seam.tsx';
import { useAnalysisTexts } from './texts.ts';

interface OutlookProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
  readonly sides: Sides;
  /** Who is to move, or moved last. */
  readonly mover: string;
}

const EYE = 'M1 9C5 3 15 3 19 9 15 15 5 15 1 9Z';

/** How the game stands, and by whose knowledge. */
export function Outlook({ client, state, sides, mover }: OutlookProps) {
  const texts = useAnalysisTexts();
  const { eyes, thought, values, node, standing, isEngineOn } = state;
  const value = thought?.value ?? values.get(node);
  const shown = value && percentOf(value);
  const [refusedAt, setRefusedAt] = useState<number>();
  const isRefused = refusedAt === node;
  const deal = async (): Promise<void> => {
    const position = await client.position(true);
    if (position === undefined) setRefusedAt(node);
    else goTo(`/analysis?position=${position}`);
  };
  const unseen = (standing?.view as { readonly unseen?: readonly number[] } | undefined)?.unseen;
  return (
    <section className="sy-sec">
      <div className="sy-big">
        <b className="an-us">{shown?.us ?? '–'}</b>
        {value ? <Seam value={value} sides={sides} /> : <span className="sy-seam an-blank" />}
        <b className="an-ussr">{shown ? 100 - shown.us : '–'}</b>
        <span className="note">
          {shown ? texts.barNote(shown.error) : isEngineOn ? `${texts.thinking}…` : texts.offText}
          {thought && !thought.isMeasured && ` ${texts.estimate}`}
        </span>
      </div>
      <div className="sy-eyes" role="group" aria-label={texts.eyesLabel}>
        {EYES.map((each, i) => (
          <button
            key={each}
            type="button"
            aria-pressed={eyes === each}
            aria-keyshortcuts={`${i + 1}`}
            onClick={() => client.setEyes(each)}
          >
            {each === 'hand' ? (
              <SideMark side={(standing?.mover ?? 0) % 2 === 0 ? 'us' : 'ussr'} size={14} />
            ) : (
              <svg className="sy-eye" viewBox="0 0 20 18" width="18" height="15" aria-hidden>
                <path d={EYE} />
                {each === 'open' ? <circle cx="10" cy="9" r="2.6" /> : <path d="M2 16 18 2" />}
              </svg>
            )}
            {each === 'hand' ? `${mover}: ${texts.eyes.hand}` : texts.eyes[each]}
          </button>
        ))}
      </div>
      {eyes === 'open' ? (
        <p className="sy-open">
          <b>▲ {texts.openWarning[0]}</b> {texts.openWarning[1]}
        </p>
      ) : (
        <p className="an-unseen">
          <i aria-hidden />
          {unseen && texts.unseen(unseen.length)}{' '}
          {eyes === 'public' ? texts.spectatorHint : thought && texts.deals(thought.sims)}
          {eyes === 'hand' && (
            <button
              type="button"
              className="an-switch"
              title={isRefused ? texts.inPlay : texts.dealAnewAbout}
              onClick={() => void deal()}
            >
              {isRefused ? texts.inPlay : texts.dealAnew}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
