export { asVolkLayout, siteRects, type VolkLayout } from './layout.ts';
export type * from './standing.ts';
export { NO_TARGETS, VolkMap, type VolkMapProps } from './map.tsx';
export { CardRow } from './card-row.tsx';
export { Backs, CardTile, KindMark, type CardTileProps } from './card-tile.tsx';
export { IconChip } from './chip.tsx';
export { PreviewTable } from './preview-table.tsx';
export { Seats } from './seats.tsx';
export { VolkDesk, VolkPhone } from './shell.tsx';
export { Track } from './track.tsx';
export {
  DovesAndButton,
  FlightTrack,
  OrderAndStage,
  PoliceAndWall,
  Socialists,
  Treasury,
} from './side-tracks.tsx';
export { useVolkWords } from './language.ts';
export type { VolkWords } from './words.ts';
