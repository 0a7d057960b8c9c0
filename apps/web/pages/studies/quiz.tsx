import { Button, SIDES, SideMark, useLanguage } from '@brink/board';
import { inLanguage, type Chapter } from '@brink/study';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { QuizClient } from '../../client/quiz-client.ts';
import type { WorkerRules } from '../../client/worker-rules.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { loadGame } from '../../games/worker-rules.ts';
import { Loading } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { taskFrame } from '../puzzles/task-frame.tsx';
import { useStudiesTexts } from './texts.ts';
import { Arrival, useArrived } from '../../ui/arrival.tsx';
import '../../table/table.css';
import '../library/study.css';
import '../puzzles/puzzles.css';

interface QuizProps {
  readonly chapter: Chapter;
  /** The node from which on the reader plays. */
  readonly from: number;
  readonly onClose: () => void;
}

interface PanelProps {
  readonly client: QuizClient;
  readonly chapter: Chapter;
  readonly seat: number;
  readonly onClose: () => void;
}

function QuizPanel({ client, chapter, seat, onClose }: PanelProps) {
  const texts = useStudiesTexts();
  const say = useSay();
  const language = useLanguage();
  const side = SIDES[seat % SIDES.length];
  const { phase, comments, found, asked, of } = client;
  const score = phase === 'over' ? of : asked - 1;
  return (
    <section className="w-study pz-panel" aria-label={texts.quiz} data-phase={phase}>
      <header className="st-head">
        <span className="st-tab" data-side={side}>
          <SideMark side={side} size={15} isInverse />
          {say.you}
        </span>
        <span className="st-what">
          <b>{texts.quiz}</b>
          {of > 0 && ` · ${texts.quizAt(Math.min(asked, of), of)}`}
        </span>
      </header>
      <div className="w-study-text" aria-live="polite">
        <h1>{inLanguage(chapter.name, language)}</h1>
        {comments.map((comment) => {
          const words = inLanguage(comment, language);
          return <p key={words}>{words}</p>;
        })}
        {of === 0 ? (
          <p>{texts.quizNothing}</p>
        ) : (
          <p className="w-study-ask">{phase === 'over' ? texts.quizOver : texts.quizSays[phase]}</p>
        )}
        {score > 0 && <p className="pz-small">{texts.quizScore(found, score)}</p>}
      </div>
      <div className="w-study-row">
        <span className="w-study-buttons">
          {phase !== 'over' && (
            <Button keyLabel="G" onPress={() => client.giveUp()}>
              {texts.quizShow}
            </Button>
          )}
          <Button keyLabel="Q" isPrimary={phase === 'over'} onPress={onClose}>
            {texts.quizEnd}
          </Button>
        </span>
      </div>
    </section>
  );
}

function QuizTable({ chapter, from, onClose, work }: QuizProps & { readonly work: WorkerRules }) {
  const { Table } = useGameUi(chapter.tree.start.game);
  const texts = useStudiesTexts();
  const isPhone = useMedia(PHONE);
  const client = useMemo(() => new QuizClient(work, chapter, from), [work, chapter, from]);
  const { seat } = useSyncExternalStore(client.subscribe, client.state);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { code, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || (code !== 'KeyG' && code !== 'KeyQ')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (code === 'KeyG') client.giveUp();
      else onClose();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [client, onClose]);
  const panel = <QuizPanel client={client} chapter={chapter} seat={seat} onClose={onClose} />;
  if (isPhone) return <Table client={client} over={panel} />;
  const frame = taskFrame(
    texts.quiz,
    client.phase === 'over' ? texts.quizOver : texts.quizSays[client.phase],
    panel,
  );
  return <Table client={client} frame={frame} />;
}

function Loaded({ loading, ...props }: QuizProps & { readonly loading: Promise<WorkerRules> }) {
  return <QuizTable {...props} work={useArrived(loading)} />;
}

/** The reader finds the plays of a chapter. */
export default function Quiz(props: QuizProps) {
  const { game } = props.chapter.tree.start;
  const loading = useMemo(() => loadGame(game), [game]);
  return (
    <Arrival fallback={<Loading />}>
      <Loaded {...props} loading={loading} />
    </Arrival>
  );
}
