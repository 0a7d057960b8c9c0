import { memo } from 'react';
import { SideShape } from '../../marks/side-shape.tsx';
import type { Rect } from '../../layout.ts';
import type { TracksStanding } from '../../standing.ts';
import { useWords } from '../../words/language.tsx';
import { InsetFrame } from './inset-frame.tsx';

const CELL = 34;
/** A few turns are given room for the names of their periods. */
const WIDE = 76;
const FEW = 3;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const when = (each: number, now: number): string =>
  each === now ? 'now' : each < now ? 'past' : 'ahead';

/** Turns bracketed by era, rounds with the mark of who acts. */
export const TurnTrack = memo(function TurnTrack(props: {
  readonly rect: Rect;
  readonly tracks: TracksStanding;
}) {
  const { rect, tracks } = props;
  const { turn, turns, round, rounds, extraRounds, eras, phasing } = tracks;
  const words = useWords();
  const { x, y } = rect;
  const first = x + 72;
  const cell = turns > FEW ? CELL : WIDE;
  const bounds = [1, ...eras, turns + 1];
  const allRounds = [0, ...upTo(rounds + extraRounds)];
  return (
    <g>
      <InsetFrame rect={rect} />
      <text x={x + 12} y={y + 44} className="b-track-title" fontSize="17">
        {words.turn}
      </text>
      {upTo(turns).map((each) => (
        <g key={each} className="b-step" data-when={when(each, turn)}>
          <rect x={first + (each - 1) * cell} y={y + 27} width={cell - 3} height="24" />
          <text x={first + (each - 0.5) * cell - 1.5} y={y + 45.5}>
            {each}
          </text>
        </g>
      ))}
      {words.eras.map((name, i) => {
        const left = first + (bounds[i] - 1) * cell;
        const right = first + (bounds[i + 1] - 1) * cell - 3;
        return (
          right > left && (
            <g key={name}>
              <path d={`M${left} ${y + 23}v-4h6M${right - 6} ${y + 19}h6v4`} className="b-tick" />
              <text x={(left + right) / 2} y={y + 21.5} className="b-track-note b-middle">
                {name}
              </text>
            </g>
          )
        );
      })}
      <text x={x + 12} y={y + 83} className="b-track-title" fontSize="17">
        {words.round}
      </text>
      {allRounds.map((each) => (
        <g
          key={each}
          className="b-step b-step-round"
          data-when={when(each, round)}
          data-extra={each > rounds}
        >
          <rect x={first + each * CELL} y={y + 62} width={CELL - 3} height="32" />
          <text x={first + (each + 0.5) * CELL - 1.5} y={y + 84} fontSize={each === 0 ? 16.2 : 18}>
            {each === 0 ? words.headline : each}
          </text>
          {each === round && phasing && (
            <SideShape side={phasing} x={first + (each + 0.5) * CELL - 2} y={y + 62} r={8} />
          )}
        </g>
      ))}
    </g>
  );
});
