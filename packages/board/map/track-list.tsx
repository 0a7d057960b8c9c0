import { memo } from 'react';
import { SIDES, valueOf } from '../sides.ts';
import type { Names, TracksStanding } from '../standing.ts';
import { useWords } from '../words/language.tsx';

/** The tracks in words, for those who cannot see the drawing. */
export const TrackList = memo(function TrackList(props: {
  readonly tracks: TracksStanding;
  readonly names: Names;
}) {
  const { tracks, names } = props;
  const words = useWords();
  const { vp, passing, barred, barsOnlyCoups } = tracks;
  const both = (values: readonly [number, number]): string =>
    SIDES.map((side) => `${words.side[side]} ${valueOf(values, side)}`).join(', ');
  const lines: readonly (readonly [string, string])[] = [
    [words.turn, `${tracks.turn}`],
    [words.round, tracks.round === 0 ? words.headline : `${tracks.round}`],
    [words.defcon, `${tracks.defcon}`],
    [
      barsOnlyCoups ? words.barredToCoups : words.barred,
      barred.map((id) => names.regions[id].name).join(', ') || words.barredNowhere,
    ],
    [words.vp, vp === 0 ? '0' : `${words.side[vp > 0 ? 'us' : 'ussr']} ${Math.abs(vp)}`],
    [words.militaryOps, `${both(tracks.militaryOps)}; ${words.needed(tracks.requiredOps)}`],
    [words.space, both(tracks.space)],
  ];
  return (
    <dl className="b-unseen" aria-label={words.tracks}>
      {lines.map(([track, value]) => (
        <div key={track}>
          <dt>{track}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {passing && (
        <div>
          <dt>{passing.name}</dt>
          <dd>
            {words.heldBy(words.side[passing.holder])},{' '}
            {passing.isFaceUp ? words.passingReady : words.passingFaceDown}
          </dd>
        </div>
      )}
    </dl>
  );
});
