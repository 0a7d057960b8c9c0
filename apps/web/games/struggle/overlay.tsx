import {
  Board,
  OpenHands,
  SIDES,
  SideMark,
  useLanguage,
  useWords,
  type CardFace,
} from '@brink/board';
import { useMemo } from 'react';
import type { OverlayProps } from '../../table/game-ui.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { Stage, spotOf } from './stage/stage.tsx';
import { directionOf } from './stage/telling.ts';
import { useWatchedStage } from '../../table/stage/use-watched-stage.ts';
import { useGeography } from './use-geography.ts';

/** The board with both hands below it, for a stream: nothing on it can be pressed. */
export function StruggleOverlay(props: OverlayProps & { readonly ui: StruggleUi }) {
  const { ui, log, options, names } = props;
  // The ui of a game is only ever given views of its game.
  const view = props.view as unknown as StruggleView;
  const language = useLanguage();
  const words = useWords();
  const geography = useGeography(ui.loadGeography);
  const faces = ui.cards[language];
  const direction = useMemo(() => directionOf(ui), [ui]);
  const { stage, picture } = useWatchedStage(direction, view, log);
  const table = useMemo(
    () => ui.standing(picture, language, options),
    [ui, picture, language, options],
  );
  const last = log.at(-1);
  const hand = (seat: 0 | 1): readonly CardFace[] =>
    view.hands[seat].known.flatMap((number) => faces.get(number) ?? []);
  return (
    <>
      <header className="w-overlay-head">
        {SIDES.map((side, seat) => (
          <span key={side}>
            <SideMark side={side} size={18} label={words.side[side]} />
            {names[seat] || words.side[side]}
          </span>
        ))}
        <span className="w-overlay-last">
          {last && ui.texts[language].log({ ...last, audience: 0 })}
        </span>
      </header>
      <div className="w-overlay-board">
        <Board
          layout={ui.layout}
          geography={geography}
          places={ui.places}
          names={ui.names[language]}
          table={table}
          spot={spotOf(stage, ui, language, table)}
        />
        <Stage stage={stage} ui={ui} log={log} language={language} table={table} />
      </div>
      <div className="w-overlay-hands">
        <OpenHands hands={[hand(0), hand(1)]} />
      </div>
    </>
  );
}
