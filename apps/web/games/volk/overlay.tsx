import { useLanguage } from '@brink/board';
import { VolkMap } from '@brink/board/volk';
import { wordings, type VolkView } from '@brink/volk';
import { useMemo } from 'react';
import type { OverlayProps } from '../../table/game-ui.ts';
import { useWatchedStage } from '../../table/stage/use-watched-stage.ts';
import { printsOf } from './printed.ts';
import { CardPile } from './side-panel.tsx';
import { Stage, litBy } from './stage/stage.tsx';
import { directionWith } from './stage/telling.ts';
import { mapOf, namesOf } from './standing.ts';
import { LAYOUT, useMomentText } from './table.tsx';

const NOTHING_NAMED: ReadonlySet<number> = new Set();

/** Divided Germany with all hands below it, for a stream. */
export function VolkOverlay({ view: shown, log, options, names }: OverlayProps) {
  // The ui of a game is only ever given views of its game.
  const view = shown as unknown as VolkView;
  const language = useLanguage();
  const prints = useMemo(() => printsOf(options), [options]);
  const direction = useMemo(() => directionWith(prints.texts), [prints]);
  const { stage, picture } = useWatchedStage(direction, view, log);
  const moment = useMomentText(view);
  const last = log.at(-1);
  const { seats } = wordings[language];
  return (
    <>
      <header className="w-overlay-head">
        <span>{view.hands.map((_, seat) => names[seat] || seats[seat]).join(' – ')}</span>
        <span>{moment}</span>
        <span className="w-overlay-last">
          {last && prints.texts[language].log({ ...last, audience: 0 })}
        </span>
      </header>
      <div className="w-overlay-board">
        <VolkMap
          layout={LAYOUT}
          standing={mapOf(picture)}
          names={namesOf(prints, language)}
          named={NOTHING_NAMED}
          spot={litBy(stage)}
          isPhone={false}
        />
        <Stage stage={stage} layout={LAYOUT} prints={prints} log={log} language={language} />
      </div>
      <div className="w-overlay-hands w-overlay-piles">
        {view.hands.map((hand, seat) => (
          <section key={seats[seat]} aria-label={seats[seat]}>
            <h2>{seats[seat]}</h2>
            <CardPile cards={hand.known} view={view} prints={prints} />
          </section>
        ))}
      </div>
    </>
  );
}
