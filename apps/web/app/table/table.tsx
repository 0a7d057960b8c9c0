import {
  ActionBar,
  Board,
  Button,
  Desk,
  Hand,
  Key,
  LastLine,
  Phone,
  RegionTabs,
  SIDES,
  Sheet,
  StatusStrip,
  Tabs,
  useWords,
} from '@brink/board';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { GameClient } from '../../play/game-client.ts';
import { PLACES } from '../../twilight-struggle/names.ts';
import { Link } from '../link.tsx';
import { useSettings } from '../settings.ts';
import { tick } from '../tick.ts';
import { NARROW, PHONE, useMedia } from '../use-media.ts';
import { useSay } from '../words/use-say.ts';
import { Help } from './help.tsx';
import { Asking, CardPicker, ChoiceList, OpenCard, useOdds } from './overlays.tsx';
import { PromptButtons, PromptLine } from './prompt-line.tsx';
import { PlayersAndEffects, SidePanel, Switches, usePlayers, useTabs } from './side-panel.tsx';
import { useTable, type TableModel } from './use-table.ts';
import { useTableKeys } from './use-table-keys.ts';
import './table.css';

interface TableProps {
  readonly client: GameClient;
  /** After the end: what else can be done. */
  readonly onRematch?: () => void;
  readonly replayAddress?: string;
}

function OverButtons({ onRematch, replayAddress }: Omit<TableProps, 'client'>) {
  const say = useSay();
  return (
    <>
      {replayAddress && (
        <Link to={replayAddress} className="b-button b-button-primary">
          {say.replay}
        </Link>
      )}
      {onRematch && <Button onPress={onRematch}>{say.rematch}</Button>}
      <Link to="/" className="b-button">
        {say.toLobby}
      </Link>
    </>
  );
}

/** The hands are covered until the right player says that he is there. */
function Curtain({ client, seat }: { readonly client: GameClient; readonly seat: number }) {
  const say = useSay();
  const words = useWords();
  const side = SIDES[seat];
  return (
    <main className="w-curtain" data-side={side}>
      <h1>{say.curtainTitle(words.side[side])}</h1>
      <p>{say.curtainText}</p>
      <button
        type="button"
        className="b-button b-button-primary"
        // The only thing there is to do.
        autoFocus
        onClick={() => client.lift?.()}
      >
        {say.curtainLift(words.side[side])} <Key>↵</Key>
      </button>
    </main>
  );
}

/** Whose move it is: in the title of the tab, and for those who want it with a tick. */
function useTitle({ asked, state }: TableModel): void {
  const say = useSay();
  const isMine = asked !== undefined && asked.choices.length > 0 && !state.result;
  const { sound } = useSettings();
  const wasMine = useRef(isMine);
  useEffect(() => {
    if (sound && isMine && !wasMine.current) tick();
    wasMine.current = isMine;
  }, [isMine, sound]);
  useEffect(() => {
    document.title = isMine ? `● ${say.yourMove} · Brink` : 'Brink';
    return () => {
      document.title = 'Brink';
    };
  }, [isMine, say]);
}

function DeskTable({ client, table, over }: TableBodyProps) {
  const say = useSay();
  const odds = useOdds(table);
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
        prompt={<PromptLine table={table} />}
        board={
          <>
            <Board {...table.board!} attached={odds} />
            {over && <div className="w-over">{over}</div>}
            {isNarrow && (
              <button
                type="button"
                className="w-drawer b-button"
                aria-expanded={isDrawerOpen}
                onClick={() => setDrawerOpen(!isDrawerOpen)}
              >
                {say.panel}
              </button>
            )}
          </>
        }
        tray={
          <Hand
            cards={table.cardsInHand}
            china={table.china}
            emptyText={table.state.seat < 0 ? say.watching : say.noCards}
            onPick={table.onCard}
          >
            <ChoiceList table={table} />
            <CardPicker table={table} />
            <OpenCard table={table} />
          </Hand>
        }
        panel={
          <SidePanel
            client={client}
            table={table}
            tab={tab}
            onTab={setTab}
            onHelp={() => setHelpOpen(true)}
          />
        }
      />
      {isHelpOpen && <Help onClose={() => setHelpOpen(false)} />}
    </>
  );
}

function PhoneTable({ client, table, over }: TableBodyProps) {
  const say = useSay();
  const [region, setRegion] = useState<string | undefined>('europe');
  const [sheet, setSheet] = useState<'panel'>();
  const [tab, setTab] = useState('log');
  const tabs = useTabs(client, table, true);
  const players = usePlayers(table);
  const { decision, opened, inPlay } = table;
  const odds = useOdds(table);
  useTableKeys(table, { showTab: setTab, toggleHelp: () => undefined });

  const targets = useMemo(() => {
    const counts: Record<string, number> = {};
    if (decision.by !== 'map') return counts;
    for (const place of PLACES) {
      if (decision.countries.has(place.id)) counts[place.region] = (counts[place.region] ?? 0) + 1;
    }
    return counts;
  }, [decision]);
  // What is lit is never off the screen: look where the targets are.
  const lit = Object.keys(targets);
  const isLost = lit.length > 0 && region !== undefined && !targets[region];
  useEffect(() => {
    if (isLost) setRegion(lit[0]);
    // Only a new question moves the map, never the player's own look around.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [decision]);

  const isCardOpen = opened !== undefined || inPlay !== undefined;
  const title = table.faces.get(opened ?? inPlay ?? 0)?.title ?? '';
  const me = table.state.seat === 1 ? players[1] : players[0];
  return (
    <>
      <Phone
        prompt={<PromptLine table={table} />}
        status={<StatusStrip tracks={table.table!.tracks} clock={me.clock} />}
        board={
          <Board
            {...table.board!}
            hasInsets={false}
            focus={region}
            onWholeMap={() => setRegion(undefined)}
          />
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
        lastLine={<LastLine line={table.lines.at(-1)} onOpen={() => setSheet('panel')} />}
        tray={
          <>
            <ChoiceList table={table} />
            <CardPicker table={table} />
            <Hand
              cards={table.cardsInHand}
              china={table.china}
              emptyText={table.state.seat < 0 ? say.watching : say.noCards}
              onPick={table.onCard}
            />
          </>
        }
        actions={<ActionBar>{over ?? <PromptButtons table={table} />}</ActionBar>}
      />
      <Sheet title={title} isOpen={isCardOpen} onClose={() => isCardOpen && table.back()}>
        <OpenCard table={table} />
      </Sheet>
      <Sheet
        title={odds ? say.uses.coup : ''}
        isOpen={odds !== undefined}
        onClose={() => odds && table.back()}
      >
        {odds?.content}
      </Sheet>
      <Sheet title={say.panel} isOpen={sheet === 'panel'} onClose={() => setSheet(undefined)}>
        <div className="w-sheet-panel">
          <PlayersAndEffects table={table} />
          <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={setTab} />
          <footer>
            <Link to="/" className="b-button">
              {say.toLobby}
            </Link>
            <Switches />
          </footer>
        </div>
      </Sheet>
    </>
  );
}

interface TableBodyProps {
  readonly client: GameClient;
  readonly table: TableModel;
  readonly over?: ReactNode;
}

/** The game as one plays it. */
export function Table({ client, onRematch, replayAddress }: TableProps) {
  const table = useTable(client);
  const isPhone = useMedia(PHONE);
  useTitle(table);
  if (!table.board) return undefined;
  const over = table.isOver ? (
    <OverButtons onRematch={onRematch} replayAddress={replayAddress} />
  ) : undefined;
  const Body = isPhone ? PhoneTable : DeskTable;
  const { curtain } = table.state;
  if (curtain !== undefined) return <Curtain client={client} seat={curtain} />;
  return (
    <>
      <Body client={client} table={table} over={over} />
      <Asking table={table} />
    </>
  );
}
