import { isGameId, type GameId } from '@brink/games/ids';
import { useGameUi } from '../../games/game-uis.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { useRecorded, type RecordAddress } from './use-recorded.ts';
import type { Recorded } from '../../table/replay/recorded.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import '../../table/table.css';

const ReviewPage = onDemand(async () => ({
  default: (await import('../review/review-page.tsx')).ReviewPage,
}));

interface ReplayOfProps {
  readonly game: GameId;
  readonly recorded: Recorded;
  readonly at?: number;
  /** What the staff says of the game, where it has something to say, instead of the game itself. */
  readonly isReview?: boolean;
}

function ReplayOf({ game, isReview, ...replay }: ReplayOfProps) {
  const { Replay, hasReview } = useGameUi(game);
  if (isReview && hasReview) return <ReviewPage game={game} recorded={replay.recorded} />;
  return <Replay {...replay} />;
}

/** A finished game, from its first choice to its last, or what is said of it. */
export default function ReplayPage(props: RecordAddress & Pick<ReplayOfProps, 'at' | 'isReview'>) {
  const say = useSay();
  const recorded = useRecorded(props);
  if (recorded === undefined) return <Loading />;
  if (recorded === 'missing' || !isGameId(recorded.record.game)) {
    return <Notice title={say.missing} text={say.missingText} />;
  }
  const { at, isReview } = props;
  return (
    <Arrival fallback={<Loading />}>
      <ReplayOf game={recorded.record.game} recorded={recorded} at={at} isReview={isReview} />
    </Arrival>
  );
}
