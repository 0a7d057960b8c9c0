import type { GameId } from '@brink/games/ids';
import { queryText, type Query } from '../../client/api.ts';
import { explore } from '../../client/explorer-api.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { ExplorerRows } from './explorer-rows.tsx';
import { placeOf, queryOf } from './place.ts';
import { useExplorerTexts } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';

interface ExplorerTabProps {
  readonly game: GameId;
  /** As `played` of the game tells it. */
  readonly variant: string;
  /** The words of the steps so far (`stepCode`). */
  readonly line: readonly string[];
}

/** What was played from here, beside another board. */
export function ExplorerTab({ game, variant, line }: ExplorerTabProps) {
  const say = useSay();
  const texts = useExplorerTexts();
  const place = placeOf(queryText({ game, variant, line: line.join('*') }));
  const query = queryOf(place);
  const { loaded } = useLoaded(queryText(query as Query), () => explore(query), ONCE);
  if (loaded.status !== 'here') {
    return <p className="x-legend">{loaded.status === 'failed' ? texts.noServer : say.loading}</p>;
  }
  return (
    <Arrival>
      <ExplorerRows place={place} answer={loaded.value} />
    </Arrival>
  );
}
