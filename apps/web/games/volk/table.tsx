import { ActionBar, LastLine, SIDES, Sheet, Tabs } from '@brink/board';
import { Seats, VolkDesk, VolkMap, VolkPhone, asVolkLayout } from '@brink/board/volk';
import layoutFile from '@brink/board/volk.json';
import type { VolkView } from '@brink/volk';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { Switches } from '../../ui/switches.tsx';
import { Asking } from '../../table/ask.tsx';
import { GameMenu } from '../../table/game-menu.tsx';
import { Help } from '../../table/help/help.tsx';
import { LAST, LATER, Later } from '../../table/later.tsx';
import { PromptButtons, PromptLine } from '../../table/prompt-line.tsx';
import { SinceButton, SinceNothing } from '../../table/since.tsx';
import { Covered } from '../../table/stage/covered.tsx';
import { Heard } from '../../table/stage/layer.tsx';
import { PaceButton } from '../../table/stage/pace-button.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { isDrawing, type TableFrame, type TableProps } from '../../table/game-ui.ts';
import { useSketchOf } from '../../table/use-sketch-of.ts';
import { CardPreviews } from './card-previews.tsx';
import { Cards, Reader, type CardsProps } from './cards-column.tsx';
import { DealtRow } from './dealt-row.tsx';
import { DeckNotice, SidePanel, Tournament, Uses, useTabs } from './side-panel.tsx';
import { Ending } from './stage/ending.tsx';
import { Stage } from './stage/stage.tsx';
import { DecadeEnd, Tracks } from './tracks-column.tsx';
import { signed } from './standing.ts';
import { useVolkKeys } from './use-volk-keys.ts';
import { useVolkTable, type VolkTableModel } from './use-volk-table.ts';
import { useTableTexts } from './texts/index.ts';
import './volk.css';
import { argument, type Prompt } from '@brink/kernel';
import { PROMPTS } from '@brink/volk/prompts';

export const LAYOUT = asVolkLayout(layoutFile);
const asText = (province: number): string => `${province}`;
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const leftIn = (prompt: Prompt): number | undefined => argument(PROMPTS, prompt, 'left');

interface BodyProps {
  readonly table: VolkTableModel;
  readonly view: VolkView;
  readonly over?: ReactNode;
  readonly frame?: TableFrame | undefined;
}

/** "Decade II · stage B". */
export function useMomentText(view: VolkView): string {
  const words = useTableTexts();
  const stage = view.superpowers
    ? words.stage(['', 'A', 'B', 'C'][view.stage])
    : words.halves[view.stage - 1];
  if (view.phase === 0 && view.stage === 0) return words.decade(ROMAN[view.decade]);
  return `${words.decade(ROMAN[view.decade])} · ${view.phase > 0 ? words.decadeEnd : stage}`;
}

function Buttons({ table }: { readonly table: VolkTableModel }) {
  const { sitting, offers } = table;
  return <PromptButtons sitting={sitting} offers={{ ...offers, buttons: [] }} isDoneFirst />;
}

/** Prompts whose own words begin with the card. */
const NAMES_ITS_CARD: ReadonlySet<string> = new Set([
  'useOfCard',
  'leaveOut',
  'nextItem',
  'specialCost',
  'guillaumeFate',
]);

function Asked({ table, view, frame }: Omit<BodyProps, 'over'>) {
  const { sitting, prints } = table;
  const { state, asked, past, language, texts } = sitting;
  const actor = state.result
    ? state.result.winners[0]
    : (asked?.actors.find((seat) => seat < view.hands.length) ?? view.turnOf);
  const isTitled = frame !== undefined && (isDrawing(frame) || (asked?.choices.length ?? 0) === 0);
  const isShown = past.isPresent && actor !== undefined && !isTitled;
  const source =
    asked && !isTitled && !NAMES_ITS_CARD.has(asked.code) ? view.resolving.at(-1) : undefined;
  return (
    <PromptLine
      sitting={sitting}
      side={isShown ? SIDES[actor & 1] : undefined}
      name={isShown ? texts.seats[actor] : undefined}
      tab={frame?.tab}
      title={isTitled ? frame.title : undefined}
      source={
        source === undefined ? undefined : prints.face(source, language, view.wall !== 'none').title
      }
      counted={leftIn}
      buttons={
        <>
          {!isDrawing(frame) && <Buttons table={table} />}
          {frame?.tools}
        </>
      }
    />
  );
}

interface MapProps extends Pick<BodyProps, 'table' | 'frame'> {
  readonly isPhone?: boolean;
}

function Map({ table, frame, isPhone }: MapProps) {
  const { map, names, pointing, ringed, spot, onTarget } = table;
  const sketch = useSketchOf(frame?.sketch, asText, Number);
  if (!map) return undefined;
  return (
    <VolkMap
      layout={LAYOUT}
      standing={map}
      names={names}
      legal={pointing.targets}
      named={ringed}
      spot={spot}
      sketch={sketch}
      isPhone={isPhone}
      onChoose={onTarget}
    />
  );
}

/** What has happened, on paper above the map, and for those who hear it. */
function Scenes({ table }: { readonly table: VolkTableModel }) {
  const { stage, prints, sitting, since } = table;
  const { state, language, past } = sitting;
  return (
    <>
      {past.isPresent && (
        <Stage stage={stage} layout={LAYOUT} prints={prints} log={state.log} language={language} />
      )}
      <Heard>{stage.heard}</Heard>
      <SinceNothing since={since} />
    </>
  );
}

interface TableCardsProps extends Pick<BodyProps, 'table' | 'view'>, Pick<CardsProps, 'Row'> {}

/** Every card that lies open, and the hand. */
function TableCards({ table, view, Row }: TableCardsProps) {
  const { prints, pointing, sitting } = table;
  return (
    <Cards
      view={view}
      prints={prints}
      pointing={pointing}
      log={sitting.log}
      seat={sitting.state.seat}
      onPick={table.onCard}
      onPoint={table.setRead}
      onLeave={table.release}
      Row={Row}
    />
  );
}

/** Beside an analysis the cards stand with the tracks: the panel is the engine's. */
function PlayColumn({ table, view }: Pick<BodyProps, 'table' | 'view'>) {
  return (
    <>
      <Later>
        <Seats seats={table.seats ?? []} />
        <Uses table={table} />
      </Later>
      <Later place={LATER}>
        <TableCards table={table} view={view} Row={DealtRow} />
        <Reader card={table.read} view={view} prints={table.prints} />
      </Later>
    </>
  );
}

function DeskTable({ table, view, over, frame }: BodyProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const moment = useMomentText(view);
  const words = useTableTexts();
  const { prints, pointing, sitting, setNamed } = table;
  useVolkKeys(table, () => setHelpOpen(!isHelpOpen));
  const tracks = (
    <>
      <p className="w-v-moment">
        {moment} · {words.protests(...view.protests)}
      </p>
      <Tracks
        view={view}
        prints={prints}
        pointing={pointing}
        decadeEnd={
          <DecadeEnd view={view} isCompact={view.superpowers !== undefined} onPoint={setNamed} />
        }
        onChoose={sitting.choose}
      />
    </>
  );
  return (
    <>
      <VolkDesk
        prompt={<Asked table={table} view={view} frame={frame} />}
        tracks={
          frame ? (
            <>
              <PlayColumn table={table} view={view} />
              <Later place={LAST}>{tracks}</Later>
            </>
          ) : (
            tracks
          )
        }
        map={
          <>
            <Map table={table} frame={frame} />
            <Scenes table={table} />
            {over && <div className="w-over w-v-over">{over}</div>}
          </>
        }
        under={frame?.tray(undefined)}
        panel={frame?.panel ?? <SidePanel table={table} onHelp={() => setHelpOpen(true)} />}
      />
      {isHelpOpen && <Help onClose={() => setHelpOpen(false)} />}
    </>
  );
}

type Page = 'map' | 'cards' | 'tracks' | 'decade' | 'analysis';

/** Where the answer to a question lies. */
function pageOf({ pointing }: VolkTableModel): Page | undefined {
  if (pointing.boxes) return 'tracks';
  if (pointing.cards.size > 0) return 'cards';
  return pointing.targets.province.size + pointing.targets.site.size > 0 ? 'map' : undefined;
}

function PhoneTable({ table, view, over, frame }: BodyProps) {
  const say = useSay();
  const words = useTableTexts();
  const moment = useMomentText(view);
  const [page, setPage] = useState<Page>(frame ? 'analysis' : 'map');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [tab, setTab] = useState('log');
  const tabs = useTabs(table, true);
  const { prints, pointing, sitting, lines } = table;
  const wanted = pageOf(table);
  useVolkKeys(table, () => undefined);
  // What is asked is never off the screen: a new question opens its page, unless an analysis is read.
  useEffect(() => {
    if (wanted) setPage((now) => (now === 'analysis' ? now : wanted));
    // Only a new question turns the page, never the player's own look around.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pointing]);
  const { flight, currency } = view.preview;
  const status = words.statusLine({
    flight: flight.wall ? '—' : signed(-flight.value),
    currency: signed(currency.balance),
    socialists: view.socialists.box,
    police: view.police.cards.length,
  });
  const pages = [
    {
      id: 'map',
      label: words.pages.map,
      content: (
        <>
          <Map table={table} frame={frame} isPhone />
          {frame?.mapTool}
        </>
      ),
    },
    {
      id: 'cards',
      label: words.pages.cards,
      content: (
        <>
          <DeckNotice view={view} />
          <Reader card={table.read} view={view} prints={prints} isPhone />
          <TableCards table={table} view={view} />
        </>
      ),
    },
    {
      id: 'tracks',
      label: words.pages.tracks,
      content: <Tracks view={view} prints={prints} pointing={pointing} onChoose={sitting.choose} />,
    },
    { id: 'decade', label: words.pages.decade, content: <DecadeEnd view={view} /> },
    ...(frame ? [{ id: 'analysis', label: frame.tab, content: frame.tray(undefined) }] : []),
  ];
  // The page of the ending lies over everything.
  const isOver = table.stage.reel?.isLasting ?? false;
  useEffect(() => {
    if (isOver) setPanelOpen(false);
  }, [isOver]);
  return (
    <>
      <VolkPhone
        prompt={<Asked table={table} view={view} frame={frame} />}
        status={
          <p className="b-v-status">
            <b>{moment}</b> {words.protests(...view.protests)} <span>{status}</span>
          </p>
        }
        page={page}
        pages={pages}
        label={say.beside}
        onPage={(id) => setPage(id as Page)}
        tray={
          <>
            <Tournament view={view} />
            <Uses table={table} />
            {!frame && <LastLine line={lines.at(-1)} onOpen={() => setPanelOpen(true)} />}
          </>
        }
        actions={
          <ActionBar>
            {frame && (page === 'analysis' || isDrawing(frame))
              ? frame.actions(undefined)
              : (over ?? <Buttons table={table} />)}
          </ActionBar>
        }
      />
      <Scenes table={table} />
      <Sheet title={say.panel} isOpen={isPanelOpen} onClose={() => setPanelOpen(false)}>
        <div className="w-sheet-panel">
          <Seats seats={table.seats ?? []} />
          <PaceButton />
          <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={setTab} />
          <footer>
            <Link to="/" className="b-button">
              {say.toLobby}
            </Link>
            <SinceButton
              sitting={sitting}
              onPress={() => {
                setPanelOpen(false);
                table.since.play();
              }}
            />
            <GameMenu sitting={sitting} />
            <Switches />
          </footer>
        </div>
      </Sheet>
    </>
  );
}

/** Wir sind das Volk! as one plays it. */
export function VolkTable({ client, over, frame }: TableProps) {
  const table = useVolkTable(client);
  const isPhone = useMedia(PHONE);
  if (!table.view) return undefined;
  const Body = isPhone ? PhoneTable : DeskTable;
  const { reel } = table.stage;
  const isOver = reel?.isLasting ?? false;
  // One paper at a time.
  const hasPaper =
    isOver || (!isPhone && reel !== undefined && table.sitting.state.result !== undefined);
  return (
    <>
      <Covered isCovered={isOver}>
        <Body table={table} view={table.view} over={hasPaper ? undefined : over} frame={frame} />
      </Covered>
      <Ending table={table} layout={LAYOUT} over={over} />
      <Asking sitting={table.sitting} />
      <CardPreviews view={table.view} prints={table.prints} />
    </>
  );
}
