import {
  ActionBar,
  Board,
  Desk,
  Hand,
  LastLine,
  Phone,
  RegionTabs,
  Sheet,
  StatusStrip,
  Tabs,
} from '@brink/board';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { Switches } from '../../ui/switches.tsx';
import { Covered } from '../../table/stage/covered.tsx';
import { Heard } from '../../table/stage/layer.tsx';
import { PaceButton } from '../../table/stage/pace-button.tsx';
import { Asking } from '../../table/ask.tsx';
import { Help } from '../../table/help/help.tsx';
import { NARROW, PHONE, useMedia } from '../../ui/use-media.ts';
import { GameMenu } from '../../table/game-menu.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { TableFrame, TableProps } from '../../table/game-ui.ts';
import { useSketchOf } from '../../table/use-sketch-of.ts';
import type { StruggleUi } from './struggle-ui.ts';
import { Asked, Buttons } from './asked.tsx';
import { CardPreviews } from './card-previews.tsx';
import { DealtHand } from './dealt-hand.tsx';
import { CardPicker, ChoiceList, OpenCard, useBeside } from './overlays.tsx';
import { SinceButton, SinceNothing } from '../../table/since.tsx';
import { PlayersAndEffects, SidePanel, usePlayers, useTabs } from './side-panel.tsx';
import { DefconBadge } from './stage/defcon-badge.tsx';
import { Ending } from './stage/ending.tsx';
import { Stage, coached, regionOf } from './stage/stage.tsx';
import { useTable, type TableModel } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';

interface TableBodyProps {
  readonly table: TableModel;
  readonly over?: ReactNode;
  /** Where a coach speaks. */
  readonly dock?: 'left' | 'right' | undefined;
  readonly frame?: TableFrame | undefined;
}

/** What a game asks in a place of its own. */
function Elsewhere({ table }: { readonly table: TableModel }) {
  const { ui, sitting, view } = table;
  const { Extra } = ui;
  return Extra && view && sitting.past.isPresent ? (
    <Extra sitting={sitting} view={view} />
  ) : undefined;
}

/** What has happened, on paper above the map, and for those who hear it. */
function Scenes({ table }: { readonly table: TableModel }) {
  const { stage, ui, state, language, past } = table;
  return (
    <>
      {past.isPresent && table.table && (
        <Stage stage={stage} ui={ui} log={state.log} language={language} table={table.table} />
      )}
      <Heard>{stage.heard}</Heard>
    </>
  );
}

function DeskTable({ table, over, dock, frame }: TableBodyProps) {
  const say = useSay();
  const beside = useBeside(table);
  const sketch = useSketchOf(frame?.sketch, table.ui.areaId, table.ui.areaNumber);
  const tray = frame?.tray ?? ((hand: ReactNode) => hand);
  const AnyHand = frame ? DealtHand : Hand;
  const isNarrow = useMedia(NARROW);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [tab, setTab] = useState('log');
  const [isHelpOpen, setHelpOpen] = useState(false);
  useTableKeys(table, {
    showTab: (wanted) => {
      setTab(wanted);
      setDrawerOpen(true);
    },
    toggleHelp: () => setHelpOpen(!isHelpOpen),
  });
  return (
    <>
      <Desk
        isDrawerOpen={isDrawerOpen}
        prompt={
          <Asked
            table={table}
            frame={frame}
            // Every other level stands in the status block.
            badge={
              table.view && table.view.defcon <= 2 && <DefconBadge level={table.view.defcon} />
            }
          />
        }
        status={<StatusStrip tracks={table.table!.tracks} />}
        board={
          <>
            <Board {...table.board!} attached={beside} sketch={sketch} />
            <Scenes table={table} />
            <SinceNothing since={table.since} />
            {over && (
              <div className="w-over" data-dock={dock}>
                {over}
              </div>
            )}
            {isNarrow && (
              <button
                type="button"
                className="w-drawer b-button"
                aria-label={say.panel}
                title={say.panel}
                aria-expanded={isDrawerOpen}
                onClick={() => setDrawerOpen(!isDrawerOpen)}
              >
                <span aria-hidden>☰</span>
              </button>
            )}
          </>
        }
        tray={tray(
          <AnyHand
            cards={table.cardsInHand}
            china={table.china}
            emptyText={table.state.seat < 0 ? say.watching : say.noCards}
            onPick={table.onCard}
          >
            <Elsewhere table={table} />
            <ChoiceList table={table} />
            <CardPicker table={table} />
            <OpenCard table={table} />
          </AnyHand>,
        )}
        panel={
          frame?.panel ?? (
            <SidePanel table={table} tab={tab} onTab={setTab} onHelp={() => setHelpOpen(true)} />
          )
        }
      />
      {isHelpOpen && <Help hasLegend onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function PhoneTable({ table, over, frame }: TableBodyProps) {
  const say = useSay();
  const [region, setRegion] = useState<string | undefined>(table.ui.firstRegion);
  const [sheet, setSheet] = useState<'panel'>();
  const [tab, setTab] = useState('log');
  const tabs = useTabs(table, true);
  const players = usePlayers(table);
  const { decision, opened, inPlay } = table;
  const { places } = table.ui;
  const beside = useBeside(table);
  const sketch = useSketchOf(frame?.sketch, table.ui.areaId, table.ui.areaNumber);
  const [isHelpOpen, setHelpOpen] = useState(false);
  useTableKeys(table, { showTab: setTab, toggleHelp: () => setHelpOpen(!isHelpOpen) });

  const targets = useMemo(() => {
    const counts: Record<string, number> = {};
    if (decision.by !== 'map') return counts;
    for (const place of places) {
      if (!decision.countries.has(place.id)) continue;
      for (const region of [place.region, ...(place.otherRegions ?? [])]) {
        counts[region] = (counts[region] ?? 0) + 1;
      }
    }
    return counts;
  }, [decision, places]);
  // What is lit is never off the screen: look where the targets are.
  const lit = Object.keys(targets);
  const isLost = lit.length > 0 && region !== undefined && !targets[region];
  useEffect(() => {
    if (isLost) setRegion(lit[0]);
    // Only a new question moves the map, never the player's own look around.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [decision]);

  // The page of the ending lies over everything.
  const isOver = table.stage.reel?.isLasting ?? false;
  useEffect(() => {
    if (isOver) setSheet(undefined);
  }, [isOver]);

  // In an analysis the card in play lies in the hand: a sheet would cover what is said of it.
  const isPlayedInHand = frame !== undefined && inPlay !== undefined && opened === undefined;
  const isCardOpen = (opened !== undefined || inPlay !== undefined) && !isPlayedInHand;
  const title = table.faces.get(opened ?? inPlay ?? 0)?.title ?? '';
  const me = table.state.seat === 1 ? players[1] : players[0];
  const AnyHand = frame ? DealtHand : Hand;
  const hand = (
    <>
      <Elsewhere table={table} />
      <ChoiceList table={table} />
      <CardPicker table={table} />
      {isPlayedInHand && <OpenCard table={table} />}
      <AnyHand
        cards={table.cardsInHand}
        china={table.china}
        emptyText={table.state.seat < 0 ? say.watching : say.noCards}
        onPick={table.onCard}
      />
    </>
  );
  return (
    <>
      <Phone
        prompt={<Asked table={table} frame={frame} />}
        status={<StatusStrip tracks={table.table!.tracks} clock={me.clock} />}
        board={
          <>
            <Board
              {...table.board!}
              sketch={sketch}
              hasInsets={false}
              focus={regionOf(table.stage, table.ui) ?? region}
              isFocusTold={regionOf(table.stage, table.ui) !== undefined}
              onWholeMap={() => setRegion(undefined)}
            />
            {frame?.mapTool}
            <Scenes table={table} />
            <SinceNothing since={table.since} />
          </>
        }
        regions={
          <RegionTabs
            regions={table.table!.regions}
            names={table.board!.names}
            chosen={region}
            targets={targets}
            onChoose={setRegion}
          />
        }
        lastLine={
          frame ? undefined : (
            <LastLine line={table.lines.at(-1)} onOpen={() => setSheet('panel')} />
          )
        }
        tray={frame ? frame.tray(hand) : hand}
        actions={
          <ActionBar>
            {over}
            {frame ? frame.actions(<Buttons table={table} />) : <Buttons table={table} />}
          </ActionBar>
        }
      />
      <Sheet title={title} isOpen={isCardOpen} onClose={() => isCardOpen && table.back()}>
        <OpenCard table={table} />
      </Sheet>
      <Sheet
        title={beside?.title ?? ''}
        isOpen={beside !== undefined}
        onClose={() => beside && table.back()}
      >
        {beside?.content}
      </Sheet>
      <Sheet title={say.panel} isOpen={sheet === 'panel'} onClose={() => setSheet(undefined)}>
        <div className="w-sheet-panel">
          <PlayersAndEffects table={table} />
          <PaceButton />
          <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={setTab} />
          <footer>
            <Link to="/" className="b-button">
              {say.toLobby}
            </Link>
            <SinceButton
              sitting={table.sitting}
              onPress={() => {
                setSheet(undefined);
                table.since.play();
              }}
            />
            <GameMenu sitting={table.sitting} />
            <Switches
              onHelp={() => {
                setSheet(undefined);
                setHelpOpen(true);
              }}
            />
          </footer>
        </div>
      </Sheet>
      {isHelpOpen && <Help hasLegend onClose={() => setHelpOpen(false)} />}
    </>
  );
}

/** The table of influence and cards. */
export function StruggleTable(props: TableProps & { readonly ui: StruggleUi }) {
  const { client, ui, over, spot, frame } = props;
  const isPhone = useMedia(PHONE);
  const coach = useMemo(() => spot && coached(spot, ui), [spot, ui]);
  // On a phone the coach stands below the map: no line leads there.
  const lit = useMemo(
    () => (isPhone && coach ? { ...coach, dock: undefined } : coach),
    [isPhone, coach],
  );
  const table = useTable(client, ui, lit);
  if (!table.board) return undefined;
  const Body = isPhone ? PhoneTable : DeskTable;
  const { reel } = table.stage;
  const isOver = reel?.isLasting ?? false;
  // What to do after a game waits on a desk until its last scenes have been told: one paper at a time.
  const hasPaper = isOver || (!isPhone && reel !== undefined && table.state.result !== undefined);
  return (
    <>
      <Covered isCovered={isOver}>
        <Body table={table} over={hasPaper ? undefined : over} dock={coach?.dock} frame={frame} />
      </Covered>
      <Ending table={table} over={over} />
      <Asking sitting={table.sitting} />
      <CardPreviews faces={table.faces} view={table.view} seat={table.state.seat} />
    </>
  );
}
