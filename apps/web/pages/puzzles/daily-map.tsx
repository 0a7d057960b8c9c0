import { loadGame } from '@brink/games/loaders';
import { beginPuzzle, type Puzzle } from '@brink/library/puzzles/puzzle';
import { glanceOf, type TableView } from '@brink/struggle';
import { useMemo } from 'react';
import { Lands, MapOf, isStruggle } from '../home/glance-map.tsx';
import { Arrival, useArrived } from '../../ui/arrival.tsx';

async function glanceAt(puzzle: Puzzle) {
  const rules = await loadGame(puzzle.game);
  return glanceOf(rules.view(beginPuzzle(rules, puzzle).game, puzzle.seat) as TableView);
}

type Loading = ReturnType<typeof glanceAt>;

function Shown({ puzzle, loading }: { readonly puzzle: Puzzle; readonly loading: Loading }) {
  const glance = useArrived(loading);
  if (!isStruggle(puzzle.game)) return null;
  return (
    <>
      <Lands games={[puzzle.game]} />
      <MapOf game={puzzle.game} glance={glance} last={[]} />
    </>
  );
}

/** The position of a puzzle as a small map; Wir sind das Volk! has none. */
export default function DailyMap({ puzzle }: { readonly puzzle: Puzzle }) {
  const loading = useMemo(() => (isStruggle(puzzle.game) ? glanceAt(puzzle) : undefined), [puzzle]);
  return (
    loading && (
      <Arrival fallback={<span className="b-mini" />}>
        <Shown puzzle={puzzle} loading={loading} />
      </Arrival>
    )
  );
}
