import { Button, SIDES, SideMark } from '@brink/board';
import { MOST_ARROWS, arrowsAt, isSameWay, rowTo, type Arrow, type Notation } from '@brink/study';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import type { PlaceSketch } from '../../table/game-ui.ts';
import { useAnalysisTexts } from './texts.ts';

/** An arrow in words, for lists and for those who hear it. */
export type ArrowText = (arrow: Arrow) => string;

/** How arrows are called in a game. */
export function useArrowText({ names }: Notation, seats: readonly string[]): ArrowText {
  const texts = useAnalysisTexts();
  return useCallback(
    ({ from, to, side }) => {
      const whose = side === undefined ? '' : ` (${seats[side]})`;
      const what =
        to === undefined
          ? texts.mark(names.place(from))
          : texts.arrow(names.place(from), names.place(to));
      return what + whose;
    },
    [names, seats, texts],
  );
}

interface StrokesProps {
  readonly sides: readonly [string, string];
  readonly chosen: Arrow['side'];
  readonly onChoose: (side: Arrow['side']) => void;
}

/** Whose arrow the next one is. */
function Strokes({ sides, chosen, onChoose }: StrokesProps) {
  const texts = useAnalysisTexts();
  return (
    <span className="an-strokes" role="group" aria-label={texts.whose}>
      {([0, 1, undefined] as const).map((side) => {
        const label = side === undefined ? texts.noSide : sides[side];
        return (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={side === chosen}
            onClick={() => onChoose(side)}
          >
            {side === undefined ? (
              <svg className="an-dashed" width="22" height="12" viewBox="0 0 22 12" aria-hidden>
                <path d="M1 6H15" strokeDasharray="4 2.6" />
                <path d="M21 6L13 1.5V10.5Z" />
              </svg>
            ) : (
              <SideMark side={SIDES[side]} size={15} />
            )}
          </button>
        );
      })}
    </span>
  );
}

interface Drawing {
  /** What the table is told of it. */
  readonly sketch: PlaceSketch;
  /** What is to be done, and what was done last; nothing while nobody draws. */
  readonly title: string | undefined;
  /** In the place of the other tools while somebody draws. */
  readonly tools: ReactNode;
  /** Over the map of a phone, until somebody draws. */
  readonly mapTool: ReactNode;
  readonly begin: () => void;
  readonly leave: (() => void) | undefined;
}

/** Arrows of what is shown, and drawing more of them. */
export function useDrawing(
  client: AnalysisClient,
  { tree, rows, node, standing }: AnalysisState,
  {
    places,
    sides,
    tell,
  }: {
    readonly places: Notation['names']['place'];
    readonly sides: readonly [string, string];
    readonly tell: ArrowText;
  },
): Drawing {
  const texts = useAnalysisTexts();
  const [isDrawing, setDrawing] = useState(false);
  const [begun, setBegun] = useState<number>();
  const [done, setDone] = useState('');
  /** Until somebody says otherwise, whoever is to move. */
  const [wanted, setWanted] = useState<{ readonly side: Arrow['side'] }>();
  const mover: Arrow['side'] = (standing?.mover ?? 0) % 2 === 0 ? 0 : 1;
  const { side } = wanted ?? { side: mover };
  const arrows = useMemo(() => arrowsAt(tree, rowTo(rows, node)), [tree, rows, node]);
  useEffect(() => {
    setBegun(undefined);
    setDone('');
  }, [node]);

  const draw = (arrow: Arrow): void => {
    const found = arrows.find((each) => isSameWay(each, arrow));
    const isGone = found !== undefined && found.side === arrow.side;
    const isFull = !found && arrows.length >= MOST_ARROWS;
    if (!isFull) client.draw(arrow);
    setBegun(undefined);
    const words = isGone ? texts.removed : texts.drawn;
    setDone(isFull ? texts.arrowsFull(MOST_ARROWS) : words(tell(arrow)));
  };
  const pick = (place: number, from = begun): void => {
    if (from === undefined) setBegun(place);
    else if (from === place) draw({ from, side });
    else draw({ from, to: place, side });
  };
  const begin = (): void => setDrawing(true);
  const leave = (): void => {
    setDrawing(false);
    setBegun(undefined);
    setDone('');
  };
  const asked = begun === undefined ? texts.drawFrom : texts.drawTo(places(begun));
  return {
    sketch: { arrows, begun, onPick: isDrawing ? pick : undefined },
    title: isDrawing
      ? `${done === '' || begun !== undefined ? '' : `${done}. `}${asked}`
      : undefined,
    begin,
    mapTool: !isDrawing && (
      <button
        type="button"
        className="b-map-button an-draw"
        aria-label={texts.arrows}
        title={texts.arrows}
        onClick={begin}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
          <path d="M3 17C3 9 7 5 15 5M10 2l6 3-4 5" />
        </svg>
      </button>
    ),
    leave: isDrawing ? leave : undefined,
    tools: (
      <>
        <Strokes sides={sides} chosen={side} onChoose={(chosen) => setWanted({ side: chosen })} />
        <Button
          disabledBecause={arrows.length === 0 ? texts.noArrows : undefined}
          onPress={() => client.clearArrows()}
        >
          {texts.clearArrows}
        </Button>
        <Button isPrimary keyLabel="Esc" onPress={leave}>
          {texts.drawDone}
        </Button>
      </>
    ),
  };
}
