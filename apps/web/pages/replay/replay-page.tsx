import { isGameId, type GameId } from '@brink/games/ids';
import { Suspense } from 'react';
import { useGameUi } from '../../games/game-uis.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { useRecorded, type RecordAddress } from './use-recorded.ts';
import type { Recorded } from '../../table/replay/recorded.ts';
import '../../table/table.css';

interface ReplayOfProps {
  readonly game: GameId;
  readonly recorded: Recorded;
  readonly at?: number;
}

function ReplayOf({ game, recorded, at }: ReplayOfProps) {
  const { Replay } = useGameUi(game);
  return <Replay recorded={recorded} at={at} />;
}

/** A finished game, from its first choice to its last. */
export default function ReplayPage(props: RecordAddress & { readonly at?: number }) {
  const say = useSay();
  const recorded = useRecorded(props);
  if (recorded === undefined) return <Loading />;
  if (recorded === 'missing' || !isGameId(recorded.record.game)) {
    return <Notice title={say.missing} text={say.missingText} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <ReplayOf game={recorded.record.game} recorded={recorded} at={props.at} />
    </Suspense>
  );
}
