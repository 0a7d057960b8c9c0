import { SideMark } from '../marks/side-mark.tsx';
import type { TracksStanding } from '../standing.ts';
import { useWords } from '../words/language.tsx';
import './status-strip.css';

const LEVELS = [5, 4, 3, 2, 1];

/** The tracks of the map in one line. */
export function StatusStrip({
  tracks,
  clock,
}: {
  readonly tracks: TracksStanding;
  readonly clock?: string;
}) {
  const words = useWords();
  const { turn, round, rounds, defcon, vp, militaryOps, space } = tracks;
  return (
    <dl className="b-status">
      <div>
        <dt>{words.turn}</dt>
        <dd>{turn}</dd>
      </div>
      <div>
        <dt>{words.round}</dt>
        <dd>{round === 0 ? words.headline : `${round}/${rounds}`}</dd>
      </div>
      <div className="b-status-defcon">
        <dt>{words.defcon}</dt>
        <dd>
          <span className="b-unseen">{defcon}</span>
          <span aria-hidden>
            {LEVELS.map((level) => (
              <i key={level} data-now={level === defcon}>
                {level}
              </i>
            ))}
          </span>
        </dd>
      </div>
      <div>
        <dt>{words.vpShort}</dt>
        <dd data-side={vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr'}>
          {vp !== 0 && (
            <SideMark
              side={vp > 0 ? 'us' : 'ussr'}
              size={10}
              label={words.side[vp > 0 ? 'us' : 'ussr']}
            />
          )}{' '}
          {Math.abs(vp)}
        </dd>
      </div>
      <div>
        <dt>{words.militaryOpsShort}</dt>
        <dd>
          <span data-side="us">{militaryOps[0]}</span>:
          <span data-side="ussr">{militaryOps[1]}</span>
        </dd>
      </div>
      <div>
        <dt>{words.spaceShort}</dt>
        <dd>
          <span data-side="us">{space[0]}</span>:<span data-side="ussr">{space[1]}</span>
        </dd>
      </div>
      {clock !== undefined && (
        <div>
          <dt>{words.clock}</dt>
          <dd>{clock}</dd>
        </div>
      )}
    </dl>
  );
}
