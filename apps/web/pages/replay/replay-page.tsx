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
  readonly isReview?: boolean;
}

function ReplayOf({ game, ...replay }: ReplayOfProps) {
  const { Replay } = useGameUi(game);
  return <Replay {...replay} />;
}

/** A finished game, from its first choice to its last. */
export default function ReplayPage(props: RecordAddress & Pick<ReplayOfProps, 'at' | 'isReview'>) {
  const say = useSay();
  const recorded = useRecorded(props);
  if (recorded === undefined) return <Loading />;
  if (recorded === 'missing' || !isGameId(recorded.record.game)) {
    return <Notice title={say.missing} text={say.missingText} />;
  }
  const { at, isReview } = props;
  return (
    <Suspense fallback={<Loading />}>
      <ReplayOf game={recorded.record.game} recorded={recorded} at={at} isReview={isReview} />
    </Suspense>
  );
}
