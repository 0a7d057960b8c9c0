import {
  Board,
  Brand,
  Button,
  CardPopover,
  Desk,
  Effects,
  Log,
  OpenHands,
  Panel,
  Players,
  Prompt,
  ReplayTray,
  SIDES,
  Scrubber,
  Tabs,
  useLanguage,
  useWords,
  type CardFace,
  type Eyes,
  type PlayerStanding,
} from '@brink/board';
import { ALL_SEEING, type GameRecord } from '@brink/kernel';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { useEffect, useMemo, useRef, useState } from 'react';
import { gameRecord } from '../../play/api.ts';
import { openWorker } from '../../play/open-worker.ts';
import { takeFromShelf } from '../../play/shelf.ts';
import type { FromWorker, ReplayCourse, ReplayMoment } from '../../play/worker-messages.ts';
import { cardOfEffect, effectsIn } from '../../twilight-struggle/effects.ts';
import { FACES } from '../../twilight-struggle/faces.ts';
import { logLines } from '../../twilight-struggle/log-lines.ts';
import { ALIASES, NAMES, PLACES } from '../../twilight-struggle/names.ts';
import { standingOf } from '../../twilight-struggle/standing.ts';
import { TEXTS } from '../../twilight-struggle/texts.ts';
import { Link } from '../link.tsx';
import { setMoment } from '../router.ts';
import { changesBetween } from '../table/changes.ts';
import { CardList, Switches, nameOf } from '../table/side-panel.tsx';
import { Notice } from '../table/table-pages.tsx';
import { LAYOUT } from '../table/use-table.ts';
import { useGeography } from '../use-geography.ts';
import { useSay } from '../words/use-say.ts';
import '../table/table.css';

const PLAY_MS = 700;
const VIEWERS: Readonly<Record<Eyes, number>> = { us: 0, ussr: 1, both: ALL_SEEING };

interface ReplayProps {
  readonly id: string;
  readonly from: 'shelf' | 'server';
  readonly at?: number;
}

type Source = { readonly record: GameRecord; readonly names: readonly [string, string] };

/** A worker that holds the whole game and answers for single moments. */
function useReplay(source: Source | undefined, at: number | undefined, eyes: Eyes) {
  const worker = useRef<Worker>(undefined);
  const seq = useRef(0);
  const [course, setCourse] = useState<ReplayCourse>();
  const [moment, setShown] = useState<ReplayMoment>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!source) return undefined;
    const made = openWorker();
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'course') setCourse(data);
      else if (data.type === 'moment' && data.seq === seq.current) setShown(data);
      else if (data.type === 'broken') setBroken(true);
    });
    made.postMessage({ type: 'replay', record: source.record });
    return () => made.terminate();
  }, [source]);
  const index = Math.min(at ?? course?.last ?? 0, course?.last ?? 0);
  useEffect(() => {
    if (!course) return;
    seq.current++;
    const message = { type: 'at', index, eyes: VIEWERS[eyes], seq: seq.current } as const;
    worker.current?.postMessage(message);
  }, [course, index, eyes]);
  return { course, moment, index, isBroken };
}

function useSource({ id, from }: ReplayProps): Source | 'missing' | undefined {
  const [source, setSource] = useState<Source | 'missing'>();
  const say = useSay();
  useEffect(() => {
    if (from === 'shelf') {
      const game = takeFromShelf(id);
      // While it is played, a look at everything would be a look into the other hand.
      if (!game?.result) return setSource('missing');
      const names = game.seats.map((seat) =>
        seat === 'person' ? say.you : nameOf({ kind: 'bot', name: seat.bot }, say),
      );
      return setSource({ record: game.record, names: [names[0], names[1]] });
    }
    gameRecord(id).then(
      (record) =>
        setSource({ record, names: [record.about?.['us'] ?? '', record.about?.['ussr'] ?? ''] }),
      () => setSource('missing'),
    );
    return undefined;
    // The names are those of the moment the page was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, from]);
  return source;
}

/** A finished game, from its first choice to its last, through either pair of eyes. */
export default function ReplayPage(props: ReplayProps) {
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const geography = useGeography();
  const source = useSource(props);
  const [at, setAt] = useState(props.at);
  const [eyes, setEyes] = useState<Eyes>('both');
  const [isPlaying, setPlaying] = useState(false);
  const [tab, setTab] = useState('log');
  const [opened, setOpened] = useState<number>();
  const [pointed, setPointed] = useState<string>();
  const [isCopied, setCopied] = useState(false);
  const replay = useReplay(source === 'missing' ? undefined : source, at, eyes);
  const { course, moment, index } = replay;
  const before = useRef<ReplayMoment>(undefined);
  const faces = FACES[language];

  const move = (to: number): void => {
    if (!course) return;
    const place = Math.max(0, Math.min(course.last, to));
    setAt(place);
    setMoment(place);
    setCopied(false);
  };
  useEffect(() => {
    if (!isPlaying || !course) return undefined;
    const timer = setTimeout(() => {
      if (index >= course.last) setPlaying(false);
      else move(index + 1);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  });
  const step = (by: 1 | -1, what: 'choice' | 'round' | 'turn'): void => {
    if (!course) return;
    const marks = what === 'turn' ? course.turns : course.rounds;
    const next =
      by > 0 ? marks.find((mark) => mark > index) : marks.findLast((mark) => mark < index);
    move(what === 'choice' ? index + by : (next ?? (by > 0 ? course.last : 0)));
  };
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || target.closest('input, [role="tab"], [data-go-to]')) return;
      const what = event.ctrlKey ? 'turn' : event.shiftKey ? 'round' : 'choice';
      latestStep.current(event.key === 'ArrowRight' ? 1 : -1, what);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const table = useMemo(() => moment && standingOf(moment.view, language), [moment, language]);
  const lines = useMemo(() => (moment ? logLines(moment.log, language) : []), [moment, language]);
  const changed = useMemo(() => {
    const last = before.current;
    before.current = moment;
    return last && moment && Math.abs(last.index - moment.index) === 1
      ? changesBetween(last.view, moment.view)
      : undefined;
  }, [moment]);
  const named = useMemo(() => new Set(pointed ? [pointed] : []), [pointed]);

  if (source === 'missing' || replay.isBroken) {
    return <Notice title={say.missing} text={say.missingText} />;
  }
  if (!course || !moment || !table) {
    return (
      <main className="w-loading" role="status">
        <p className="b-brand">BRINK</p>
        <p>{say.loading}</p>
      </main>
    );
  }
  const { view } = moment;
  const texts = TEXTS[language];
  const told = moment.log
    .slice(moment.fresh)
    .map((entry) => texts.log({ ...entry, audience: 0 }))
    .slice(0, 4)
    .join(' · ');
  const atEnd = index === course.last && course.result;
  const names = source?.names ?? ['', ''];
  const player = (seat: 0 | 1): PlayerStanding => ({
    name: names[seat] || words.side[SIDES[seat]],
    cards: say.cards(view.hands[seat].count),
    isOnMove: moment.prompt?.actors.includes(seat),
  });
  const hand = (seat: 0 | 1): readonly CardFace[] =>
    moment.hands[seat].flatMap((number) => faces.get(number) ?? []);
  const openId = (id: string): void => setOpened(cardNumber(id as CardId));
  const face = opened === undefined ? undefined : faces.get(opened);
  const copy = (): void => {
    setMoment(index);
    void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  };
  const list = (cards: readonly number[]) => (
    <div className="w-scroll">
      <CardList table={{ faces }} cards={cards} onOpen={openId} />
    </div>
  );
  return (
    <Desk
      prompt={
        <Prompt
          tab={say.replayTab}
          source={atEnd ? texts.outcome(atEnd) : undefined}
          buttons={
            <Link to="/" className="b-button">
              {say.backToGame}
            </Link>
          }
        >
          {atEnd ? '' : told || (index === 0 ? say.replayStart : '')}
        </Prompt>
      }
      board={
        <Board
          layout={LAYOUT}
          geography={geography}
          places={PLACES}
          names={NAMES[language]}
          aliases={ALIASES}
          table={table}
          changed={changed}
          named={named}
        />
      }
      tray={
        <ReplayTray>
          {face && (
            <div className="w-replay-card">
              <CardPopover
                face={face}
                uses={[]}
                onUse={() => undefined}
                onClose={() => setOpened(undefined)}
              />
            </div>
          )}
          <Scrubber
            at={index}
            last={course.last}
            label={say.replayOf(view.turn, index, course.last)}
            turns={course.turns}
            marks={course.marks}
            vp={course.vp}
            isPlaying={isPlaying}
            eyes={eyes}
            onMove={move}
            onPlay={() => setPlaying(!isPlaying)}
            onEyes={setEyes}
            onStep={step}
          />
          <OpenHands hands={[hand(0), hand(1)]} onOpen={openId} />
        </ReplayTray>
      }
      panel={
        <Panel
          head={
            <>
              <Brand detail={texts.title} />
              <Switches />
            </>
          }
          foot={
            <>
              <span className="w-address">
                {say.address}: #{index}
              </span>
              <span className="w-spring" />
              <Button onPress={copy}>{isCopied ? say.copied : say.copy}</Button>
            </>
          }
        >
          <Players players={[player(0), player(1)]} />
          <Effects
            effects={effectsIn(view.effects, language)}
            onOpen={(flag) => openId(cardOfEffect(flag))}
          />
          <Tabs
            label={say.beside}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              {
                id: 'log',
                label: say.tabs.log,
                content: <Log lines={lines} onPoint={setPointed} onCard={openId} />,
              },
              {
                id: 'discard',
                label: say.tabs.discard,
                count: view.discard.length,
                content: list(view.discard),
              },
            ]}
          />
        </Panel>
      }
    />
  );
}
