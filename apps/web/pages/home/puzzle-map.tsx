import type { Glance } from '@brink/protocol';
import { MapOf, isStruggle } from './glance-map.tsx';

/** The position of a puzzle as a small map. */
export default function PuzzleMap(props: { readonly game: string; readonly glance: Glance }) {
  const { game, glance } = props;
  return isStruggle(game) && <MapOf game={game} glance={glance} last={[]} />;
}
