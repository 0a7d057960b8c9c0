import {
  ActionBar,
  Board,
  Button,
  CardPopover,
  Desk,
  Effects,
  LastLine,
  Log,
  OpenHands,
  Panel,
  Phone,
  Players,
  Prompt,
  RegionTabs,
  ReplayTray,
  SIDES,
  Scrubber,
  Sheet,
  StatusBlock,
  StatusStrip,
  Tabs,
  useLanguage,
  useWords,
  type BoardProps,
  type CardFace,
  type Eyes,
  type PlayerStanding,
} from '@brink/board';
import { ALL_SEEING, PUBLIC } from '@brink/kernel';
import { useMemo, useRef, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { EndingText } from '../../table/ending.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { StudyLinks } from '../../table/replay/study-links.tsx';
import { FileLines } from '../../table/replay/file-lines.tsx';
import { SPEEDS, STRIDES, useReplay, type Speed } from '../../table/replay/use-replay.ts';
import { Stage, regionOf, spotOf } from './stage/stage.tsx';
import { directionOf } from './stage/telling.ts';
import type { Scene } from './stage/scene.ts';
import { useReplayScenes, useReplayStage } from '../../table/stage/use-watched-stage.ts';
import { setMoment } from '../../ui/router.ts';
import { Switches } from '../../ui/switches.tsx';
import { PanelHead } from '../../table/panel-head.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { ReplayMoment } from '../../client/worker-messages.ts';
import type { ReplayProps } from '../../table/game-ui.ts';
import { CardPreviews } from './card-previews.tsx';
import { changesBetween } from './changes.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';
import { endingIn } from './ending.ts';
import { MemoryPanel, ScorePanel } from './memory-panel.tsx';
import { CardList } from './side-panel.tsx';
import { useGeography } from './use-geography.ts';
import { useLogLines } from './use-log-lines.ts';

const VIEWERS: Readonly<Record<Eyes, number>> = {
  us: 0,
  ussr: 1,
  both: ALL_SEEING,
  public: PUBLIC,
};

/** A finished game, from its first choice to its last, through either pair of eyes. */
export function StruggleReplay(props: ReplayProps & { readonly ui: StruggleUi }) {
  const { ui, recorded } = props;
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const geography = useGeography(ui.loadGeography);
  const [eyes, setEyes] = useState<Eyes>('both');
  const { file } = recorded;
  const [tab, setTab] = useState(file ? 'file' : 'log');
  const [opened, setOpened] = useState<number>();
  const [pointed, setPointed] = useState<string>();
  const [copiedAt, setCopiedAt] = useState<number>();
  const isPhone = useMedia(PHONE);
  const [region, setRegion] = useState<string | undefined>(ui.firstRegion);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const direction = useMemo(() => directionOf(ui), [ui]);
  const stage = useReplayStage<Scene>(speed);
  const replay = useReplay<StruggleView>(recorded, props.at, VIEWERS[eyes], speed, stage.isShowing);
  const { course, moment, index, isPlaying, setPlaying, move, step, stride, setStride } = replay;
  const { picture, logged } = useReplayScenes(direction, stage, moment, isPlaying);
  const before = useRef<ReplayMoment<StruggleView>>(undefined);
  const faces = ui.cards[language];

  const table = useMemo(
    () => picture && ui.standing(picture, language, recorded.record.options),
    [ui, picture, language, recorded],
  );
  const log = useMemo(() => moment?.log.slice(0, logged) ?? [], [moment, logged]);
  const lines = useLogLines(ui, log, language);
  const changed = useMemo(() => {
    const last = before.current;
    before.current = moment;
    return last && moment && Math.abs(last.index - moment.index) === 1
      ? changesBetween(ui, last.view, moment.view)
      : undefined;
  }, [ui, moment]);
  const named = useMemo(() => new Set(pointed ? [pointed] : []), [pointed]);
  const { reel, beat } = stage;
  const spot = useMemo(
    () => table && spotOf({ reel, beat }, ui, language, table),
    [reel, beat, ui, language, table],
  );

  if (replay.isBroken) return <Notice title={say.missing} text={say.missingText} />;
  if (!course || !moment || !table) return <Loading />;
  const { view } = moment;
  const texts = ui.texts[language];
  const told = moment.log
    .slice(moment.fresh)
    .map((entry) => texts.log({ ...entry, audience: 0 }))
    .slice(0, 4)
    .join(' · ');
  const atEnd = index === course.last && course.result;
  const ending = atEnd && endingIn(ui, atEnd.manner, language, recorded.record.options);
  const player = (seat: 0 | 1): PlayerStanding => ({
    name: recorded.names[seat] || words.side[SIDES[seat]],
    cards: say.cards(view.hands[seat].count),
    isOnMove: moment.prompt?.actors.includes(seat),
  });
  const hand = (seat: 0 | 1): readonly CardFace[] =>
    view.hands[seat].known.flatMap((number) => faces.get(number) ?? []);
  const openId = (id: string): void => setOpened(ui.cardNumber(id));
  const card = opened === undefined ? undefined : faces.get(opened);
  const copy = (): void => {
    setMoment(index);
    void navigator.clipboard.writeText(location.href).then(() => setCopiedAt(index));
  };
  const list = (cards: readonly number[]) => (
    <div className="w-scroll">
      <CardList table={{ faces }} cards={cards} onOpen={openId} />
    </div>
  );
  const pacing = (
    <>
      <Button onPress={() => setStride(STRIDES[(STRIDES.indexOf(stride) + 1) % STRIDES.length])}>
        {say.stepBy[stride]}
      </Button>
      <Button onPress={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}>
        {say.speed(speed)}
      </Button>
    </>
  );
  const links = !file && <StudyLinks at={index} />;
  const prompt = (
    <Prompt
      tab={say.replayTab}
      source={atEnd ? texts.outcome(atEnd) : undefined}
      buttons={
        <>
          {pacing}
          {links}
          {file ? (
            <Button onPress={file.onClose}>{file.back}</Button>
          ) : (
            <Link to="/" className="b-button">
              {say.backToGame}
            </Link>
          )}
        </>
      }
    >
      {file && index === course.last
        ? file.why
        : atEnd
          ? ending && <EndingText {...ending} />
          : told || (index === 0 ? say.replayStart : '')}
    </Prompt>
  );
  const board: BoardProps = {
    layout: ui.layout,
    geography,
    places: ui.places,
    names: ui.names[language],
    aliases: ui.aliases,
    table,
    changed: stage.reel ? undefined : changed,
    named,
    spot,
  };
  const scenes = <Stage stage={stage} ui={ui} log={moment.log} language={language} table={table} />;
  const reading = card && (
    <CardPopover
      face={card}
      uses={[]}
      onUse={() => undefined}
      onClose={() => setOpened(undefined)}
    />
  );
  const scrubber = (
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
  );
  // A phone has no room for the way back beside the prompt.
  const share = file ? (
    isPhone && <Button onPress={file.onClose}>{file.back}</Button>
  ) : (
    <Button onPress={copy}>{copiedAt === index ? say.copied : `${say.copy} #${index}`}</Button>
  );
  const beside = (
    <>
      <Players players={[player(0), player(1)]} />
      <Effects
        effects={ui.effects(view, language)}
        onOpen={(effect) => setOpened(ui.cardOfEffect(effect))}
      />
      <Tabs
        label={say.beside}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          ...(file ? [{ id: 'file', label: file.tab, content: <FileLines file={file} /> }] : []),
          {
            id: 'log',
            label: say.tabs.log,
            content: <Log lines={lines} isPlain={isPhone} onPoint={setPointed} onCard={openId} />,
          },
          ...(isPhone
            ? SIDES.map((side, seat) => ({
                id: side,
                label: words.side[side],
                content: list(view.hands[seat === 1 ? 1 : 0].known),
              }))
            : []),
          {
            id: 'memory',
            label: say.tabs.memory,
            content: (
              <MemoryPanel
                memory={moment.memory}
                empty={say.bothEyes}
                faces={faces}
                onOpen={openId}
              />
            ),
          },
          ...(moment.score
            ? [
                {
                  id: 'score',
                  label: say.tabs.score,
                  content: <ScorePanel score={moment.score} />,
                },
              ]
            : []),
          {
            id: 'discard',
            label: say.tabs.discard,
            count: view.discard.length,
            content: list(view.discard),
          },
        ]}
      />
    </>
  );
  if (isPhone) {
    return (
      <>
        <Phone
          prompt={prompt}
          status={<StatusStrip tracks={table.tracks} />}
          board={
            <>
              <Board
                {...board}
                hasInsets={false}
                focus={regionOf(stage, ui) ?? region}
                isFocusTold={regionOf(stage, ui) !== undefined}
                onWholeMap={() => setRegion(undefined)}
              />
              {scenes}
              <CardPreviews faces={faces} />
            </>
          }
          regions={
            <RegionTabs
              regions={table.regions}
              names={board.names}
              chosen={region}
              targets={{}}
              onChoose={setRegion}
            />
          }
          lastLine={<LastLine line={lines.at(-1)} onOpen={() => setSheetOpen(true)} />}
          tray={<ReplayTray>{scrubber}</ReplayTray>}
          actions={
            <ActionBar>
              {pacing}
              {links}
            </ActionBar>
          }
        />
        <Sheet title={say.panel} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)}>
          <div className="w-sheet-panel">
            {beside}
            <footer>
              {share}
              <Switches />
            </footer>
          </div>
        </Sheet>
        <Sheet
          title={card?.title ?? ''}
          isOpen={card !== undefined}
          onClose={() => setOpened(undefined)}
        >
          {reading}
        </Sheet>
      </>
    );
  }
  return (
    <Desk
      prompt={prompt}
      board={
        <>
          <Board {...board} />
          {scenes}
          <CardPreviews faces={faces} />
        </>
      }
      tray={
        <ReplayTray>
          {reading && <div className="w-replay-card">{reading}</div>}
          {scrubber}
          <OpenHands hands={[hand(0), hand(1)]} onOpen={openId} />
        </ReplayTray>
      }
      panel={
        <Panel
          head={<PanelHead detail={texts.title} />}
          foot={
            <>
              {!file && (
                <span className="w-address">
                  {say.address}: #{index}
                </span>
              )}
              <span className="w-spring" />
              {share}
            </>
          }
        >
          <StatusBlock tracks={table.tracks} names={board.names} />
          {beside}
        </Panel>
      }
    />
  );
}
