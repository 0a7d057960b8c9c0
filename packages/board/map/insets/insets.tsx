import { memo } from 'react';
import type { BoardLayout } from '../../layout.ts';
import type { Names, RegionStanding, TracksStanding } from '../../standing.ts';
import { tintOfRegion } from '../../tints.ts';
import { RegionPlate, SubregionPlate } from '../region-plate.tsx';
import { Defcon } from './defcon.tsx';
import { MilitaryOps } from './military-ops.tsx';
import { PassingCard } from './passing-card.tsx';
import { SpaceRace } from './space-race.tsx';
import { TurnTrack } from './turn-track.tsx';
import { VictoryPoints } from './victory-points.tsx';

interface InsetsProps {
  readonly layout: BoardLayout;
  readonly names: Names;
  readonly regions: Readonly<Record<string, RegionStanding>>;
  readonly tracks: TracksStanding;
  readonly hasCivilWar: boolean;
  /** No letter is smaller, in units of the map. */
  readonly least: number;
  readonly prefix: string;
}

/** Small print is left out where it could not be read: the panel tells the same in large letters. */
const LARGEST_NOTE = 18.5;

function Tracks({ layout, names, tracks, hasCivilWar }: InsetsProps) {
  const {
    defcon,
    barred,
    barsOnlyCoups,
    vp,
    militaryOps,
    requiredOps,
    space,
    spaceBoxes,
    passing,
  } = tracks;
  const place = layout.tracks;
  const barredNames = barred.map((id) => names.regions[id].tab).join(' · ');
  return (
    <>
      <Defcon
        rect={place.defcon}
        level={defcon}
        barred={barredNames}
        barsOnlyCoups={barsOnlyCoups}
      />
      <VictoryPoints rect={place.vp} vp={vp} limit={tracks.vpToWin} />
      <TurnTrack rect={place.turn} tracks={tracks} />
      <MilitaryOps
        rect={place.milOps}
        us={militaryOps[0]}
        ussr={militaryOps[1]}
        required={requiredOps}
      />
      <SpaceRace rect={place.space} at={space} boxes={spaceBoxes} />
      {passing && !hasCivilWar && <PassingCard rect={place.passing} {...passing} />}
    </>
  );
}

/** Plates and tracks on the seas of the map. */
export const Insets = memo(function Insets(props: InsetsProps) {
  const { layout, names, regions, least, prefix } = props;
  return (
    <>
      {Object.entries(layout.regions).map(
        ([id, { plate }]) =>
          plate &&
          regions[id] && (
            <RegionPlate
              key={id}
              id={id}
              plate={plate}
              name={names.regions[id].plate}
              standing={regions[id]}
              least={least}
              prefix={prefix}
            />
          ),
      )}
      {Object.entries(layout.subregions).map(
        ([id, { plate }]) =>
          plate && (
            <SubregionPlate
              key={id}
              tint={tintOfRegion(id)}
              plate={plate}
              name={names.regions[id].plate}
              least={least}
              prefix={prefix}
            />
          ),
      )}
      {least <= LARGEST_NOTE && <Tracks {...props} />}
    </>
  );
});
