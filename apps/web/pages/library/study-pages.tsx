import { Button, useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import type { Lesson, Reading, Task } from '@brink/library/lessons/lesson';
import { LESSONS } from '@brink/library/lessons/index';
import { stepOf } from '@brink/library/lessons/runner';
import { PUZZLES } from '@brink/library/puzzles/index';
import { isSolved, type Puzzle } from '@brink/library/puzzles/puzzle';
import { Suspense, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { loadGame } from '../../games/worker-rules.ts';
import type { WorkerRules } from '../../client/worker-rules.ts';
import { useGameUi } from '../../games/game-uis.ts';
import type { GameClient } from '../../client/game-client.ts';
import { LessonClient, PuzzleClient } from '../../client/study-client.ts';
import { markStudied } from '../../client/studied.ts';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { NextButton, StudyPanel } from './lesson-panel.tsx';
import { LIBRARY_TEXTS } from './texts.ts';
import '../../table/table.css';
import './study.css';

const NOWHERE: readonly string[] = [];
/** Where one has to look and click; what is no place is found nowhere. */
const targetsOf = (step: Reading | Task): readonly string[] =>
  step.kind === 'read' ? step.marks : [...step.marks, ...step.choices];

const loading = new Map<string, Promise<WorkerRules>>();

function useWork(id: GameId): WorkerRules {
  const known = loading.get(id) ?? loadGame(id);
  loading.set(id, known);
  return use(known);
}

interface StudyTableProps {
  readonly game: GameId;
  readonly client: GameClient;
  readonly panel: ReactNode;
}

function StudyTable({ game, client, panel }: StudyTableProps) {
  const { Table } = useGameUi(game);
  return <Table client={client} over={panel} />;
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
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const told = lesson.steps.filter(({ kind }) => kind !== 'reply');
  const place = step ? told.indexOf(step) + 1 : told.length;
  return (
    <StudyTable
      game={game}
      client={client}
      panel={
        <StudyPanel
          title={lesson.title[language]}
          place={texts.step(place, told.length)}
          text={step ? step.say[language] : texts.finished}
          warning={isWrong ? texts.notThat : undefined}
          rules={step?.rules ?? []}
          placeAt={placeAt}
          marks={step?.marks ?? NOWHERE}
          targets={step ? targetsOf(step) : NOWHERE}
        >
          {step?.kind === 'read' && (
            <NextButton key={place} label={texts.goOn} onPress={() => client.readOn()} />
          )}
          {isDone && (
            <>
              <Button onPress={() => client.restart()}>{texts.again}</Button>
              <Link
                to={next ? `/learn/${next.id}` : '/learn'}
                className="b-button b-button-primary"
              >
                {next ? texts.next : texts.toList}
              </Link>
            </>
          )}
        </StudyPanel>
      }
    />
  );
}

function PuzzleTable({ game, puzzle }: { readonly game: GameId; readonly puzzle: Puzzle }) {
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const work = useWork(game);
  const client = useMemo(() => new PuzzleClient(work, puzzle), [work, puzzle]);
  useSyncExternalStore(client.subscribe, client.state);
  const isOver = isSolved(client.attempt);
  useEffect(() => {
    if (isOver) markStudied(puzzle.id);
  }, [isOver, puzzle]);
  const next = PUZZLES[PUZZLES.indexOf(puzzle) + 1];
  return (
    <StudyTable
      game={game}
      client={client}
      panel={
        <StudyPanel
          title={puzzle.title[language]}
          text={
            isOver
              ? `${texts.solved} ${puzzle.why[language]}`
              : `${puzzle.say[language]} ${texts.goals[puzzle.goal]}`
          }
          warning={client.isWrong ? texts.wrong : undefined}
          rules={puzzle.rules}
          marks={NOWHERE}
          targets={NOWHERE}
        >
          {isOver && (
            <>
              <Button onPress={() => client.restart()}>{texts.again}</Button>
              <Link
                to={next ? `/puzzle/${next.id}` : '/learn'}
                className="b-button b-button-primary"
              >
                {texts.goOn}
              </Link>
            </>
          )}
        </StudyPanel>
      }
    />
  );
}

/** A lesson or a puzzle on the board of its game. */
export default function StudyPage({ id }: { readonly id: string }) {
  const say = useSay();
  const lesson = LESSONS.find((each) => each.id === id);
  const puzzle = PUZZLES.find((each) => each.id === id);
  const game = (lesson ?? puzzle)?.game;
  if (game === undefined) return <Notice title={say.missing} text={say.missingText} />;
  return (
    <Suspense fallback={<Loading />}>
      {lesson && <LessonTable key={id} game={game} lesson={lesson} />}
      {puzzle && <PuzzleTable key={id} game={game} puzzle={puzzle} />}
    </Suspense>
  );
}
