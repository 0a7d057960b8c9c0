import { useLanguage } from '@brink/board';
import { inLanguage, type Chapter } from '@brink/study';
import { useEffect, useState } from 'react';
import { AnalysisClient } from '../../client/analysis-client.ts';
import { keepDraft, openDraft } from '../../client/drafts.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { goTo, useSearch } from '../../ui/router.ts';
import { AnalysisBoard } from './analysis-board.tsx';
import { AnalysisStarts } from './starts.tsx';
import { useAnalysisTexts } from './texts.ts';
import { useSource, type Source } from './use-source.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';

/** So long after a change the tree is kept on the device. */
const KEEP_MS = 500;

const ToStudy = onDemand(() => import('../studies/to-study.tsx'));

/** The board for as long as the page is open; what is done to the tree is kept on this device. */
function useAnalysis({ key, tree, at, names }: Source): AnalysisClient | undefined {
  const [client, setClient] = useState<AnalysisClient>();
  useEffect(() => {
    const made = new AnalysisClient({ tree: openDraft(key, tree), at, names });
    setClient(made);
    let known = made.analysis().tree;
    let timer = 0;
    const keep = (): void => {
      clearTimeout(timer);
      timer = 0;
      keepDraft(key, known);
    };
    // Not for every letter of a comment.
    const stop = made.subscribeAnalysis(() => {
      const { tree: now } = made.analysis();
      if (now !== known) timer ||= window.setTimeout(keep, KEEP_MS);
      known = now;
    });
    const keepNow = (): void => {
      if (timer !== 0) keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
      stop();
      made.close();
    };
    // A source never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return client;
}

function Opened({ source }: { readonly source: Source }) {
  const language = useLanguage();
  const client = useAnalysis(source);
  const texts = useAnalysisTexts();
  const [isShared, setShared] = useState(false);
  const [chapter, setChapter] = useState<Chapter>();
  if (!client) return <Loading />;
  const share = (): void => {
    const { node } = client.analysis();
    history.replaceState(undefined, '', `#${node}`);
    void navigator.clipboard.writeText(location.href).then(() => setShared(true));
  };
  /** Within a play there is no position to write: the editor opens where it began. */
  const edit = async (): Promise<void> => {
    const position = await client.position();
    if (position === undefined) client.step(-1);
    else goTo(`/editor?position=${position}`);
  };
  return (
    <Arrival fallback={<Loading />}>
      <AnalysisBoard
        client={client}
        about={inLanguage(source.title, language)}
        onShare={share}
        isShared={isShared}
        onEdit={() => void edit()}
        onStudy={() => {
          const { tree, node } = client.analysis();
          const name = source.title === '' ? texts.tab : source.title;
          setChapter({ name, tree, at: node, players: source.names });
        }}
      />
      {chapter && <ToStudy chapter={chapter} onClose={() => setChapter(undefined)} />}
    </Arrival>
  );
}

/** The analysis board of whatever the address names. */
export default function AnalysisPage() {
  const texts = useAnalysisTexts();
  const search = useSearch();
  const source = useSource(search);
  if (search === '') return <AnalysisStarts />;
  if (source === undefined) return <Loading />;
  if (source === 'running') return <Notice title={texts.running} text={texts.runningText} />;
  if (source === 'missing') return <Notice title={texts.missing} text={texts.missingText} />;
  return <Opened key={source.key} source={source} />;
}
