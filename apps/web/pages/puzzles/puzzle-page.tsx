import { useLanguage } from '@brink/board';
import { dayOf, puzzleOfDay } from '@brink/library/puzzles/daily';
import { introOf } from '@brink/library/puzzles/intro';
import { loadPuzzle, loadPuzzles } from '@brink/library/puzzles/index';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { PuzzleClient } from '../../client/puzzle-client.ts';
import { recordTry, useProgress, type Change } from '../../client/puzzle-progress.ts';
import type { WorkerRules } from '../../client/worker-rules.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { loadGameWithBot } from '../../games/worker-rules.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { goTo } from '../../ui/router.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { nextFor } from './next.ts';
import { PuzzlePanel, analysisOf } from './puzzle-panel.tsx';
import { taskFrame } from './task-frame.tsx';
import { usePuzzleTexts } from './texts.ts';
import { Arrival, useArrived } from '../../ui/arrival.tsx';
import '../../table/table.css';
import '../library/study.css';
import './puzzles.css';
import { isTyping } from '../../ui/typing.ts';

interface Loaded {
  readonly puzzle: Puzzle;
  /** All puzzles of its game. */
  readonly all: readonly Puzzle[];
  readonly work: WorkerRules;
  readonly isDaily: boolean;
}

async function load(id: string): Promise<Loaded | undefined> {
  const puzzle = await loadPuzzle(id);
  if (!puzzle) return undefined;
  const [all, work, daily] = await Promise.all([
    loadPuzzles(puzzle.game),
    loadGameWithBot(puzzle.game),
    puzzleOfDay(dayOf(Date.now())),
  ]);
  return { puzzle, all, work, isDaily: daily.id === id };
}

const OWN_BUTTONS = ':is(.pz-panel, .pz-beside) :is(button, a)';

function PuzzleTable({ puzzle, work, all, isDaily }: Loaded) {
  const { Table } = useGameUi(puzzle.game);
  const language = useLanguage();
  const progress = useProgress();
  const [change, setChange] = useState<Change>();
  const [hasHint, setHint] = useState(false);
  const isRated = !hasHint && !progress.tries.some((each) => each.puzzle === puzzle.id);
  const latest = useRef(isRated);
  latest.current = isRated;
  const client = useMemo(
    () =>
      new PuzzleClient(work, puzzle, (path, isSolved) => {
        recordTry(puzzle, { path, isSolved }, { isDaily, isRated: latest.current }, setChange);
      }),
    [work, puzzle, isDaily],
  );
  useSyncExternalStore(client.subscribe, client.state);
  const { title } = introOf(puzzle);
  useEffect(() => {
    document.title = `${title[language]} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [title, language]);
  const following = nextFor(all, progress, { except: puzzle.id });
  const next = following ? `/puzzle/${following.id}` : '/puzzles';
  const onHint = (): void => setHint(true);
  useEffect(() => {
    const does = (code: string): (() => void) | undefined => {
      const { phase } = client;
      const isOver = phase === 'solved' || phase === 'shown';
      if (code === 'KeyH' && phase === 'play') return onHint;
      if (code === 'KeyG' && !isOver) return () => client.giveUp();
      if (code === 'Enter' && phase === 'failed') return () => client.restart();
      if (code === 'KeyN' && isOver) return () => goTo(next);
      if (code === 'KeyA' && isOver) return () => goTo(analysisOf(puzzle));
      return undefined;
    };
    const onKey = (event: KeyboardEvent): void => {
      const { code, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target)) return;
      // Enter presses the button or the link that has the keyboard; a card cannot be played any more.
      if (code === 'Enter' && target instanceof Element && target.closest(OWN_BUTTONS)) return;
      const act = does(code);
      if (!act) return;
      // The table has these letters for other things.
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [client, puzzle, next]);
  const texts = usePuzzleTexts();
  const isPhone = useMedia(PHONE);
  const { phase } = client;
  const panel = (
    <PuzzlePanel
      client={client}
      rules={work.rules}
      puzzle={puzzle}
      change={change}
      isRated={isRated}
      hasHint={hasHint}
      next={next}
      onHint={onHint}
    />
  );
  const frame = taskFrame(
    texts.title,
    phase === 'play' ? title[language] : texts.prompt[phase],
    panel,
  );
  // On a phone the task stands below the board, above the buttons; what came of it also above.
  if (isPhone) {
    return <Table client={client} over={panel} frame={phase === 'play' ? undefined : frame} />;
  }
  return <Table client={client} frame={frame} />;
}

function Found({ loading }: { readonly loading: Promise<Loaded | undefined> }) {
  const texts = usePuzzleTexts();
  const loaded = useArrived(loading);
  if (!loaded) return <Notice title={texts.missing} text={texts.missingText} />;
  return <PuzzleTable {...loaded} />;
}

/** A puzzle on the board of its game. */
export default function PuzzlePage({ id }: { readonly id: string }) {
  const loading = useMemo(() => load(id), [id]);
  return (
    <Arrival fallback={<Loading />}>
      <Found loading={loading} />
    </Arrival>
  );
}
