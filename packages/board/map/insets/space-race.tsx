import { memo } from 'react';
import { SideShape } from '../../marks/side-shape.tsx';
import type { Rect } from '../../layout.ts';
import type { BySide } from '../../sides.ts';
import type { SpaceBoxStanding } from '../../standing.ts';
import { useWords } from '../../words/language.tsx';
import { InsetFrame } from './inset-frame.tsx';

const WIDEST = 92;

function prizeOf({ vp, ability, isUsed }: SpaceBoxStanding): string {
  const star = isUsed ? '☆' : '★';
  if (vp[0] > 0 || vp[1] > 0) return `${vp[0]} / ${vp[1]}${ability ? ` ${star}` : ''}`;
  return ability ? star : '—';
}

function titleOf({ name, ability, isUsed }: SpaceBoxStanding, used: string): string {
  if (ability === undefined) return name;
  return `${name}. ${ability}${isUsed ? ` ${used}` : ''}`;
}

/** Boxes: markers, points for first and second (★ an ability, ☆ one used up), the die needed. */
export const SpaceRace = memo(function SpaceRace(props: {
  readonly rect: Rect;
  readonly at: BySide<number>;
  readonly boxes: readonly SpaceBoxStanding[];
}) {
  const { rect, at, boxes } = props;
  const words = useWords();
  const { x, y, w } = rect;
  const [us, ussr] = at;
  const cell = Math.min(WIDEST, Math.floor((w - 20) / boxes.length));
  const middle = (cell - 3) / 2;
  return (
    <g>
      <InsetFrame rect={rect} />
      <text x={x + 12} y={y + 25} className="b-track-title" fontSize="17">
        {words.space}
      </text>
      <text x={x + w - 12} y={y + 25} className="b-track-note b-end">
        {words.spaceLegend}
      </text>
      {boxes.map((box, i) => (
        <g
          key={box.name}
          transform={`translate(${x + 11 + i * cell} ${y + 34})`}
          className="b-step"
          data-when={i > 0 && i <= Math.min(us, ussr) ? 'past' : 'ahead'}
        >
          <title>{titleOf(box, words.spaceUsed)}</title>
          <rect width={cell - 3} height="66" />
          <path d={`M0 25h${cell - 3}`} className="b-hair" />
          {us !== i && ussr !== i && (
            <text x={middle} y="18.5" fontSize="16.2">
              {i}
            </text>
          )}
          {us === i && (
            <SideShape side="us" x={us === ussr ? middle - 11.5 : middle - 0.5} y={12.5} r={9} />
          )}
          {ussr === i && (
            <SideShape side="ussr" x={us === ussr ? middle + 10.5 : middle - 1.5} y={12.5} r={9} />
          )}
          {box.die === undefined ? (
            <text x={middle} y="50" className="b-track-note">
              {words.spaceStart}
            </text>
          ) : (
            <>
              <text x={middle} y="44" className="b-track-value" fontSize="17">
                {prizeOf(box)}
              </text>
              <text x={middle} y="61.5" className="b-track-note">
                1–{box.die}
              </text>
            </>
          )}
        </g>
      ))}
    </g>
  );
});
