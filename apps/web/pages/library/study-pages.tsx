import { Button, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { Lesson, Reading, Task } from '@brink/library/lessons/lesson';
import { LESSONS } from '@brink/library/lessons/index';
import { stepOf } from '@brink/library/lessons/runner';
import { TOLD_GAMES } from '@brink/library/told/index';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { loadGame } from '../../games/worker-rules.ts';
import type { WorkerRules } from '../../client/worker-rules.ts';
import { useGameUi } from '../../games/game-uis.ts';
import type { GameClient } from '../../client/game-client.ts';
import { LessonClient } from '../../client/study-client.ts';
import type { TableProps } from '../../table/game-ui.ts';
import { goTo } from '../../ui/router.ts';
import { markStudied } from '../../client/studied.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { NextButton, StudyPanel } from './lesson-panel.tsx';
import { LIBRARY_TEXTS } from './texts.ts';
import { Arrival, onDemand, useArrived } from '../../ui/arrival.tsx';
import '../../table/table.css';
import './study.css';

const NOWHERE: readonly string[] = [];

/** Where one has to look and click; what is no place and no card is found nowhere. */
const targetsOf = (step: Reading | Task): readonly string[] =>
  step.kind === 'read' ? step.marks : [...step.marks, ...step.choices];

/** One place is in the light, several are lit; while a card is to be taken the map lies in the dark. */
const spotOf = (step: Reading | Task | undefined) =>
  !step || (step.kind === 'read' && step.marks.length === 0)
    ? undefined
    : { at: step.marks.length === 1 ? step.marks[0] : undefined, marks: step.marks };

/** Steps that are told; one without words of its own belongs to the step before it. */
function placeOf({ steps }: Lesson, at: number) {
  const hasHeads = steps.some((step) => step.kind !== 'reply' && step.title);
  const told = steps.flatMap((step, i) =>
    step.kind === 'reply' || (hasHeads && !step.title) ? [] : [i],
  );
  return { step: told.filter((i) => i <= at).length, of: told.length };
}

const loading = new Map<string, Promise<WorkerRules>>();

function useWork(id: GameId): WorkerRules {
  const known = loading.get(id) ?? loadGame(id);
  loading.set(id, known);
  return useArrived(known);
}

interface StudyTableProps {
  readonly game: GameId;
  readonly client: GameClient;
  readonly panel: ReactNode;
  readonly spot?: TableProps['spot'];
}

function StudyTable({ game, client, panel, spot }: StudyTableProps) {
  const { Table } = useGameUi(game);
  return <Table client={client} over={panel} spot={spot} />;
}

function LessonTable({ game, lesson }: { readonly game: GameId; readonly lesson: Lesson }) {
  const { placeAt } = useGameUi(game);
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const work = useWork(game);
  const client = useMemo(() => new LessonClient(work, lesson), [work, lesson]);
  useSyncExternalStore(client.subscribe, client.state);
  const { progress, isWrong } = client;
  const step = stepOf(progress);
  const isDone = step === undefined;
  useEffect(() => {
    if (isDone) markStudied(lesson.id);
  }, [isDone, lesson]);
  const next = lesson.next ?? LESSONS[LESSONS.indexOf(lesson) + 1]?.id;
  const at = placeOf(lesson, progress.at);
  const spot = useMemo(() => spotOf(step), [step]);
  const targets = useMemo(() => (step ? targetsOf(step) : NOWHERE), [step]);
  const playOn = (): void => goTo(`/play/local/${client.playOn()}`);
  return (
    <StudyTable
      game={game}
      client={client}
      spot={spot}
      panel={
        <StudyPanel
          title={lesson.title[language]}
          seat={lesson.seat}
          at={at}
          head={step?.title?.[language]}
          text={step ? step.say[language] : texts.finished}
          why={step?.why?.[language]}
          ask={step?.kind === 'choose' ? step.ask?.[language] : undefined}
          isTask={step?.kind === 'choose'}
          warning={isWrong ? texts.notThat : undefined}
          rules={step?.rules ?? []}
          placeAt={placeAt}
          marks={step?.marks ?? NOWHERE}
          targets={targets}
          onPlayOn={isDone ? undefined : playOn}
        >
          {step?.kind === 'read' && (
            <NextButton key={progress.at} label={texts.goOn} onPress={() => client.readOn()} />
          )}
          {isDone && (
            <>
              <Button isPrimary onPress={playOn}>
                {texts.playThis}
              </Button>
              <Link to={next ? `/learn/${next}` : '/learn'} className="b-button">
                {next ? texts.next : texts.toList}
              </Link>
              <Button onPress={() => client.restart()}>{texts.again}</Button>
            </>
          )}
        </StudyPanel>
      }
    />
  );
}

const ToldPage = onDemand(() => import('./told-page.tsx'));

/** A lesson or a told game on the board of its game. */
export default function StudyPage({ id }: { readonly id: string }) {
  const say = useSay();
  const lesson = LESSONS.find((each) => each.id === id);
  if (TOLD_GAMES.some((each) => each.id === id)) {
    return (
      <Arrival fallback={<Loading />}>
        <ToldPage id={id} />
      </Arrival>
    );
  }
  if (!lesson) return <Notice title={say.missing} text={say.missingText} />;
  return (
    <Arrival fallback={<Loading />}>
      <LessonTable key={id} game={lesson.game} lesson={lesson} />
    </Arrival>
  );
}
