import type { ReactNode } from 'react';
import { SideMark } from '../marks/side-mark.tsx';
import { SIDES, valueOf, type BySide, type Side } from '../sides.ts';
import type { Names, TracksStanding } from '../standing.ts';
import { useWords } from '../words/language.tsx';
import './status-block.css';

const LEVELS = [5, 4, 3, 2, 1];

interface CellProps {
  readonly name: string;
  /** What else is to be known, for those who point at it. */
  readonly about?: string;
  readonly children: ReactNode;
}

function Cell({ name, about, children }: CellProps) {
  return (
    <div title={about}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Both({ values }: { readonly values: BySide<number> }) {
  const words = useWords();
  return SIDES.map((side) => (
    <span key={side} className="b-standing-side" data-side={side}>
      <SideMark side={side} size={12} label={words.side[side]} />
      {valueOf(values, side)}
    </span>
  ));
}

/** Whoever is short of military operations, and by how much. */
function shortOf({ militaryOps, requiredOps }: TracksStanding): readonly [Side, number][] {
  return SIDES.flatMap((side): [Side, number][] => {
    const missing = requiredOps - valueOf(militaryOps, side);
    return missing > 0 ? [[side, missing]] : [];
  });
}

/** Where the game stands, always in sight: the map may be zoomed as one likes. */
export function StatusBlock({
  tracks,
  names,
}: {
  readonly tracks: TracksStanding;
  readonly names: Names;
}) {
  const words = useWords();
  const { turn, turns, eras, round, rounds, phasing, defcon, barred, vp, space } = tracks;
  const era = words.eras[turn < eras[0] ? 0 : turn < eras[1] ? 1 : 2].toLocaleLowerCase();
  const leader = vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr';
  const closed = barred.map((id) => names.regions[id].name).join(', ');
  const barredWord = tracks.barsOnlyCoups ? words.barredToCoups : words.barred;
  const box = (side: Side): string =>
    `${words.side[side]}: ${tracks.spaceBoxes[valueOf(space, side)]?.name ?? ''}`;
  const short = shortOf(tracks)
    .map(([side, missing]) => `${words.side[side]} −${missing}`)
    .join(', ');
  return (
    <dl className="b-standing" data-level={defcon}>
      <Cell name={`${words.turn} · ${era}`}>
        {turn}
        <small>/{turns}</small>
      </Cell>
      <Cell name={words.round}>
        {round === 0 ? words.headline : round}
        {round > 0 && <small>/{rounds}</small>}{' '}
        {phasing && <SideMark side={phasing} size={12} label={words.side[phasing]} />}
      </Cell>
      <Cell name={words.defcon} about={`${barredWord}: ${closed || words.barredNowhere}`}>
        <span className="b-unseen">{defcon}</span>
        <span className="b-standing-defcon" aria-hidden>
          {LEVELS.map((level) => (
            <i key={level} data-now={level === defcon}>
              {level}
            </i>
          ))}
        </span>
      </Cell>
      <Cell name={words.vpShort}>
        <span className="b-standing-side" data-side={leader}>
          {leader && <SideMark side={leader} size={12} label={words.side[leader]} />}
          {Math.abs(vp)}
        </span>
      </Cell>
      <Cell name={words.spaceShort} about={SIDES.map(box).join(' · ')}>
        <Both values={space} />
      </Cell>
      <Cell
        name={`${words.militaryOpsShort}, ${words.needed(tracks.requiredOps)}`}
        about={short === '' ? undefined : short}
      >
        <Both values={tracks.militaryOps} />
      </Cell>
    </dl>
  );
}
