import { Modal } from '../../ui/modal.tsx';
import { Loading } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';

const HelpContents = onDemand(() => import('./help-contents.tsx'));

interface HelpProps {
  /** The board is one of influence and cards. */
  readonly hasLegend?: boolean;
  readonly onClose: () => void;
}

/** The page of help over a table: nothing of the game is lost by reading it. */
export function Help({ hasLegend = false, onClose }: HelpProps) {
  const say = useSay();
  return (
    <Modal title={say.help} isWide={hasLegend} onClose={onClose}>
      <Arrival fallback={<Loading />}>
        <HelpContents hasLegend={hasLegend} />
      </Arrival>
    </Modal>
  );
}
