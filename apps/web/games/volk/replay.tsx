import { Button, Log, Panel, Prompt, Tabs, useLanguage } from '@brink/board';
import { Seats, VolkDesk, VolkMap, VolkPhone } from '@brink/board/volk';
import { ALL_SEEING } from '@brink/kernel';
import { wordings, type VolkView } from '@brink/volk';
import { useMemo, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { Loading, Notice } from '../../ui/notice.tsx';
import { StudyLinks } from '../../table/replay/study-links.tsx';
import { SPEEDS, STRIDES, useReplay, type Speed } from '../../table/replay/use-replay.ts';
import {
  useReplayScenes,
  useReplayStage,
  type ReplayStage,
} from '../../table/stage/use-watched-stage.ts';
import { PanelHead } from '../../table/panel-head.tsx';
import { EndingText } from '../../table/ending.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import type { ReplayProps } from '../../table/game-ui.ts';
import { CardPreviews } from './card-previews.tsx';
import { Cards } from './cards-column.tsx';
import { NOTHING } from './decision.ts';
import { endingOf } from './ending.ts';
import { logLines } from './log-lines.ts';
import { printsOf } from './printed.ts';
import { seatsOf } from './seats.ts';
import { CardPile, DeckNotice, Tournament } from './side-panel.tsx';
import type { Scene } from './stage/scene.ts';
import { Stage, litBy } from './stage/stage.tsx';
import { directionWith } from './stage/telling.ts';
import { mapOf, namesOf } from './standing.ts';
import { LAYOUT, useMomentText } from './table.tsx';
import { DecadeEnd, Tracks } from './tracks-column.tsx';
import { useTableTexts } from './texts/index.ts';
import './volk.css';

type Replayed = ReturnType<typeof useReplay<VolkView>>;

interface StepsProps {
  readonly replay: Replayed;
  readonly last: number;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/** Steps by choice, by card, by stage and by decade, and a slider over the whole game. */
function Steps({ replay, last, speed, onSpeed }: StepsProps) {
  const say = useSay();
  const words = useTableTexts();
  const { index, isPlaying, setPlaying, move, step, stride, setStride } = replay;
  const button = (sign: string, label: string, onPress: () => void) => (
    <button type="button" className="b-button" aria-label={label} title={label} onClick={onPress}>
      {sign}
    </button>
  );
  return (
    <div className="w-v-steps">
      {button('|‹', words.steps.decadeBack, () => step(-1, 'turn'))}
      {button('‹‹', words.steps.cardBack, () => step(-1, 'play'))}
      {button('‹', words.steps.back, () => step(-1, 'choice'))}
      {button(isPlaying ? '❚❚' : '▶', isPlaying ? words.steps.pause : words.steps.play, () =>
        setPlaying(!isPlaying),
      )}
      {button('›', words.steps.forward, () => step(1, 'choice'))}
      {button('››', words.steps.cardForward, () => step(1, 'play'))}
      {button('›|', words.steps.decadeForward, () => step(1, 'turn'))}
      <Button onPress={() => setStride(STRIDES[(STRIDES.indexOf(stride) + 1) % STRIDES.length])}>
        {words.stepBy[stride]}
      </Button>
      <Button onPress={() => onSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length])}>
        {say.speed(speed)}
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={words.moment(index, last)}
        onChange={(event) => move(Number(event.target.value))}
      />
      <span>{words.moment(index, last)}</span>
    </div>
  );
}

interface ShownProps {
  readonly replay: Replayed;
  readonly moment: NonNullable<Replayed['moment']>;
  readonly course: NonNullable<Replayed['course']>;
  readonly recorded: ReplayProps['recorded'];
  readonly eyes: number;
  readonly onEyes: (eyes: number) => void;
  readonly stage: ReplayStage<Scene>;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

function Shown(props: ShownProps) {
  const { replay, moment, course, recorded, eyes, onEyes, stage, speed, onSpeed } = props;
  const say = useSay();
  const words = useTableTexts();
  const language = useLanguage();
  const [tab, setTab] = useState('log');
  const [named, setNamed] = useState<readonly number[]>();
  const prints = useMemo(() => printsOf(recorded.record.options), [recorded]);
  const direction = useMemo(() => directionWith(prints.texts), [prints]);
  const { picture = moment.view, logged } = useReplayScenes(
    direction,
    stage,
    moment,
    replay.isPlaying,
  );
  const { view } = moment;
  const text = useMomentText(view);
  const texts = prints.texts[language];
  const lines = useMemo(
    () => logLines(moment.log.slice(0, logged), prints, language).lines,
    [moment, logged, prints, language],
  );
  const isEnd = replay.index === course.last && course.result;
  const ending = isEnd && endingOf(isEnd.manner, language, view);
  const told = moment.log
    .slice(moment.fresh)
    .map((entry) => texts.log({ ...entry, audience: 0 }))
    .slice(0, 4)
    .join(' · ');
  const { seats } = wordings[language];
  const isPhone = useMedia(PHONE);
  const [page, setPage] = useState('map');
  const prompt = (
    <Prompt
      tab={say.replayTab}
      source={isEnd ? texts.outcome(isEnd) : undefined}
      buttons={
        <>
          {!recorded.file && <StudyLinks at={replay.index} />}
          <Link to="/" className="b-button">
            {say.backToGame}
          </Link>
        </>
      }
    >
      {isEnd ? ending && <EndingText {...ending} /> : told || say.replayStart}
    </Prompt>
  );
  const scenes = (
    <Stage stage={stage} layout={LAYOUT} prints={prints} log={moment.log} language={language} />
  );
  const map = (
    <VolkMap
      layout={LAYOUT}
      standing={mapOf(picture)}
      names={namesOf(prints, language)}
      named={new Set(named)}
      spot={litBy(stage)}
      isPhone={isPhone}
    />
  );
  const steps = <Steps replay={replay} last={course.last} speed={speed} onSpeed={onSpeed} />;
  const tracks = (
    <Tracks
      view={picture}
      prints={prints}
      pointing={NOTHING}
      decadeEnd={
        !isPhone && (
          <DecadeEnd view={view} isCompact={view.superpowers !== undefined} onPoint={setNamed} />
        )
      }
    />
  );
  const previews = <CardPreviews view={view} prints={prints} />;
  const cards = (
    <>
      <div className="w-v-eyes">
        <span>{words.eyes}</span>
        {[ALL_SEEING, ...view.hands.keys()].map((each) => (
          <Button key={each} isPrimary={each === eyes} onPress={() => onEyes(each)}>
            {each === ALL_SEEING ? words.everything : seats[each]}
          </Button>
        ))}
      </div>
      <div className="w-v-cards">
        <Cards
          view={view}
          prints={prints}
          pointing={NOTHING}
          log={moment.log}
          seat={Math.max(eyes, -1)}
        />
        {eyes === ALL_SEEING &&
          view.hands.map((hand, seat) => (
            <section key={seats[seat]} aria-label={seats[seat]}>
              <h2 className="w-subhead">{seats[seat]}</h2>
              <CardPile cards={hand.known} view={view} prints={prints} />
            </section>
          ))}
      </div>
    </>
  );
  if (isPhone) {
    return (
      <>
        <VolkPhone
          prompt={prompt}
          status={
            <p className="b-v-status">
              <b>{text}</b> {words.protests(...view.protests)}
            </p>
          }
          page={page}
          onPage={setPage}
          label={say.beside}
          pages={[
            { id: 'map', label: words.pages.map, content: map },
            {
              id: 'cards',
              label: words.pages.cards,
              content: (
                <>
                  <DeckNotice view={view} />
                  {cards}
                </>
              ),
            },
            { id: 'tracks', label: words.pages.tracks, content: tracks },
            { id: 'decade', label: words.pages.decade, content: <DecadeEnd view={view} /> },
            {
              id: 'log',
              label: words.tabs.log,
              content: (
                <div className="w-v-tape">
                  <Log lines={lines} isPlain />
                </div>
              ),
            },
          ]}
          tray={<Tournament view={view} />}
          actions={steps}
        />
        {scenes}
        {previews}
      </>
    );
  }
  return (
    <>
      <VolkDesk
        prompt={prompt}
        tracks={
          <>
            <p className="w-v-moment">
              {text} · {words.protests(...view.protests)}
            </p>
            {tracks}
          </>
        }
        map={
          <>
            {map}
            {scenes}
            {steps}
          </>
        }
        panel={
          <Panel head={<PanelHead detail={texts.title} />}>
            <Seats
              seats={seatsOf(view, language, {
                seat: eyes,
                onMove: moment.prompt?.actors ?? [],
                names: recorded.names,
              })}
            />
            <DeckNotice view={view} />
            <Tournament view={view} />
            {cards}
            <div className="w-v-tape">
              <Tabs
                label={say.beside}
                chosen={tab}
                onChoose={setTab}
                tabs={[
                  { id: 'log', label: words.tabs.log, content: <Log lines={lines} isPlain /> },
                  {
                    id: 'played',
                    label: words.tabs.played,
                    count: view.played.length,
                    content: <CardPile cards={view.played} view={view} prints={prints} />,
                  },
                ]}
              />
            </div>
          </Panel>
        }
      />
      {previews}
    </>
  );
}

/** A finished game, from its first choice to its last, through any pair of eyes. */
export function VolkReplay({ recorded, at }: ReplayProps) {
  const say = useSay();
  const [eyes, setEyes] = useState(ALL_SEEING);
  const [speed, setSpeed] = useState<Speed>(1);
  const stage = useReplayStage<Scene>(speed);
  const replay = useReplay<VolkView>(recorded, at, eyes, speed, stage.isShowing);
  const { course, moment } = replay;
  if (replay.isBroken) return <Notice title={say.missing} text={say.missingText} />;
  if (!course || !moment) return <Loading />;
  return (
    <Shown
      replay={replay}
      moment={moment}
      course={course}
      recorded={recorded}
      eyes={eyes}
      onEyes={setEyes}
      stage={stage}
      speed={speed}
      onSpeed={setSpeed}
    />
  );
}
