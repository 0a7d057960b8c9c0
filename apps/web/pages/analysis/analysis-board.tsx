import { Button, Panel, Tabs, useLanguage, useWords, type TabSpec } from '@brink/board';
import { branchOf, plainText, rowOf, type Notation } from '@brink/study';
import {
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import { useGameUi } from '../../games/game-uis.ts';
import { LAST, Later } from '../../table/later.tsx';
import { warmFonts } from '../../table/stage/warm-fonts.ts';
import { Link } from '../../ui/link.tsx';
import { PanelHead } from '../../table/panel-head.tsx';
import { useStoreLater } from '../../ui/use-store.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { Course } from './course.tsx';
import { Dice } from './dice.tsx';
import { useArrowText, useDrawing } from './drawing.tsx';
import { Outlook } from './eyes.tsx';
import { Moves, tellRow } from './moves.tsx';
import { Notes } from './notes.tsx';
import { Plans } from './plans.tsx';
import { useAnalysisTexts } from './texts.ts';
import { useAnalysisKeys } from './use-analysis-keys.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import '../../table/table.css';
import './analysis.css';

const ExplorerTab = onDemand(async () => ({
  default: (await import('../explorer/explorer-tab.tsx')).ExplorerTab,
}));

interface AnalysisBoardProps {
  readonly client: AnalysisClient;
  /** What the page is called, if it is more than an analysis. */
  readonly name?: string;
  /** What is analysed: names of players, the title of a puzzle. */
  readonly about: string;
  readonly onShare?: (() => void) | undefined;
  readonly isShared?: boolean;
  readonly onStudy?: (() => void) | undefined;
  readonly onEdit?: (() => void) | undefined;
  /** Tabs of a study, before those of every analysis. */
  readonly tabs?: readonly TabSpec[] | undefined;
  /** What a study has to say, above everything else of the panel. */
  readonly said?: ReactNode;
}

interface LiveProps {
  readonly client: AnalysisClient;
  readonly children: (state: AnalysisState) => ReactNode;
}

/** The first words come right after the board, the list after all parts of the table. */
const [LINES, LIST] = [1, LAST + 1];

/** The first words about a node: whoever looks at it waits for them. */
const isFirstWord = ({ thought }: AnalysisState, { thought: shown }: AnalysisState): boolean =>
  thought !== undefined && thought.seq !== shown?.seq;

/** The lines of the node before stay so long: the next ones are there before anybody misses them. */
const OF_LINES = { place: LINES, delay: 150, isUrgent: isFirstWord };
const OF_LIST = { place: LIST, delay: 90 };

/** Lines of the engine and what stands beside them: at once when it begins to speak of a node. */
function Lines({ client, children }: LiveProps) {
  return children(useStoreLater(client.subscribeAnalysis, client.analysis, OF_LINES));
}

/** The list and the curve. */
function Live({ client, children }: LiveProps) {
  return children(useStoreLater(client.subscribeAnalysis, client.analysis, OF_LIST));
}

type Page = 'hand' | 'plans' | 'dice' | 'moves';
const PAGES = ['hand', 'plans', 'dice', 'moves'] as const;

/** The board of a game with a tree of variations and an engine beside it. */
export function AnalysisBoard(props: AnalysisBoardProps) {
  const { client, about, onShare, isShared, onStudy, onEdit, said, tabs: own = [] } = props;
  const texts = useAnalysisTexts();
  const { name = texts.tab } = props;
  const say = useSay();
  const words = useWords();
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  // What the engine thinks changes all the time: only those parts draw it that show it.
  const state = useStoreLater(client.subscribeAnalysis, client.stood);
  const isShown = useSyncExternalStore(client.subscribe, () => client.state().view !== undefined);
  useEffect(() => warmFonts('analysis'), []);
  const { tree, node, rows, facts, standing } = state;
  const { start } = tree;
  const ui = useGameUi(start.game);
  const game = ui.texts(start.options)[language];
  const notation: Notation = useMemo(
    () => ({ game: start.game, language, names: ui.names(start.options, language) }),
    [ui, start, language],
  );
  const [tab, setTab] = useState('moves');
  const [page, setPage] = useState<Page>('plans');
  /** The strip below the map, if somebody has asked for one or the other. */
  const [wanted, setWanted] = useState<'hand' | 'course'>();
  const row = rows[rowOf(rows, node)];
  const title = useMemo(() => {
    if (!row) return texts.start;
    const { when, seat, parts } = tellRow({ tree, facts }, notation, row);
    const who = seat === undefined ? '' : ` ${game.seats[seat]}`;
    return `${when}${who}: ${plainText(parts.filter((part) => typeof part === 'string' || part.kind !== 'aside'))}`;
  }, [row, tree, facts, notation, game, texts]);
  const canPromote = branchOf(tree, node) !== undefined;
  const first = game.seats[0] ?? words.side.us;
  const second = game.seats[1] ?? words.side.ussr;
  const sides = useMemo(() => [first, second] as const, [first, second]);
  const tellArrow = useArrowText(notation, sides);
  const { sketch, ...drawing } = useDrawing(client, state, {
    places: notation.names.place,
    sides,
    tell: tellArrow,
  });
  useAnalysisKeys(client, {
    D: drawing.leave ?? drawing.begin,
    Escape: drawing.leave,
    P: canPromote ? () => client.promote() : undefined,
    S: onShare,
    Y: onStudy,
    E: onEdit,
  });
  const mover = game.seats[standing?.mover ?? 0] ?? first;
  const isAsked = (standing?.prompt?.choices.length ?? 0) > 0;
  const strip = wanted ?? (isAsked ? 'hand' : 'course');
  if (!isShown) return undefined;

  const tabs: readonly TabSpec[] = [
    ...own,
    {
      id: 'moves',
      label: texts.moves,
      content: (
        <Live client={client}>
          {(now) => <Moves client={client} state={now} notation={notation} tellArrow={tellArrow} />}
        </Live>
      ),
    },
    ...(standing?.opening
      ? [
          {
            id: 'explorer',
            label: texts.explorer,
            content: (
              <div className="w-scroll">
                <Arrival>
                  <ExplorerTab game={start.game} {...standing.opening} />
                </Arrival>
              </div>
            ),
          },
        ]
      : []),
    ...(standing && ui.analysisTabs
      ? ui.analysisTabs(standing, state.eyes, texts, start.options)
      : []),
    { id: 'notes', label: texts.notes, content: <Notes client={client} tellArrow={tellArrow} /> },
  ];
  const outlook = (
    <Lines client={client}>
      {(now) => <Outlook client={client} state={now} sides={sides} mover={mover} />}
    </Lines>
  );
  const plans = (
    <Lines client={client}>
      {(now) => <Plans client={client} state={now} notation={notation} texts={game} />}
    </Lines>
  );
  // A tab that is not there at this moment gives way to the moves.
  const chosen = tabs.some(({ id }) => id === tab) ? tab : 'moves';
  const choose = (wanted: string): void => startTransition(() => setTab(wanted));
  const list = <Tabs label={texts.pages} tabs={tabs} chosen={chosen} onChoose={choose} />;
  const dice = <Lines client={client}>{(now) => <Dice client={client} state={now} />}</Lines>;
  const course = (
    <Live client={client}>
      {(now) => <Course client={client} state={now} notation={notation} sides={sides} />}
    </Live>
  );
  const tools = drawing.leave ? (
    drawing.tools
  ) : (
    <>
      <Button keyLabel="D" onPress={drawing.begin}>
        {texts.arrows}
      </Button>
      {onEdit && (
        <Button keyLabel="E" onPress={onEdit}>
          {texts.edit}
        </Button>
      )}
      {onShare && (
        <Button keyLabel="S" onPress={onShare}>
          {isShared ? texts.shared : texts.share}
        </Button>
      )}
    </>
  );
  const steps = (
    <>
      <Button keyLabel="←" label={texts.back} onPress={() => client.step(-1)}>
        ◂
      </Button>
      <Button keyLabel="→" label={texts.on} onPress={() => client.step(1)}>
        ▸
      </Button>
    </>
  );

  const panel = (
    <Panel
      head={<PanelHead detail={about === '' ? name : `${name} · ${about}`} />}
      foot={
        <span className="an-foot" data-analysis>
          {steps}
          <Button
            keyLabel="P"
            disabledBecause={canPromote ? undefined : texts.promote}
            onPress={() => client.promote()}
          >
            {texts.promote}
          </Button>
          {onStudy && (
            <Button keyLabel="Y" onPress={onStudy}>
              {texts.toStudy}
            </Button>
          )}
          <Link to="/" className="b-button">
            {say.toLobby}
          </Link>
        </span>
      }
    >
      <div className="an-panel" data-analysis>
        {said}
        {outlook}
        {plans}
        <div className="an-tabs">{list}</div>
      </div>
    </Panel>
  );
  const tray = (cards: ReactNode): ReactNode => {
    const hand = cards === undefined ? undefined : <Later isAwaited>{cards}</Later>;
    if (isPhone) {
      return (
        <div className="an-phone" data-analysis>
          {page === 'hand' && hand}
          {page === 'plans' && (
            <>
              {said}
              {outlook}
              {plans}
            </>
          )}
          {page === 'dice' && (
            <>
              {course}
              {dice}
            </>
          )}
          {page === 'moves' && <div className="an-tabs">{list}</div>}
        </div>
      );
    }
    const isHand = hand !== undefined && strip === 'hand';
    return (
      <div className="an-tray" data-strip={isHand ? 'hand' : 'course'}>
        {hand !== undefined && (
          <span className="an-strips" role="group" aria-label={texts.pages} data-analysis>
            {(['hand', 'course'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={strip === each}
                onClick={() => startTransition(() => setWanted(each))}
              >
                {texts[each]}
              </button>
            ))}
          </span>
        )}
        {isHand ? (
          hand
        ) : (
          <section className="an-strip" data-analysis aria-label={texts.course}>
            {course}
            {client.dieAt() !== undefined && dice}
          </section>
        )}
      </div>
    );
  };
  const actions = (buttons: ReactNode): ReactNode =>
    drawing.leave ? (
      drawing.tools
    ) : (
      <>
        {page === 'hand' && buttons}
        <nav className="an-pages" aria-label={texts.pages} data-analysis>
          <button type="button" aria-label={texts.back} onClick={() => client.step(-1)}>
            ◂
          </button>
          {PAGES.filter((each) => each !== 'hand' || buttons !== undefined).map((each) => (
            <button
              key={each}
              type="button"
              aria-current={page === each ? 'page' : undefined}
              onClick={() => startTransition(() => setPage(each))}
            >
              {texts[each]}
            </button>
          ))}
          <button type="button" aria-label={texts.on} onClick={() => client.step(1)}>
            ▸
          </button>
        </nav>
      </>
    );
  return (
    <ui.Table
      client={client}
      frame={{
        sketch,
        tab: name,
        title: drawing.title ?? (
          <>
            <b>{title}</b> <span className="an-about">{about}</span>
          </>
        ),
        tools: (
          <span className="an-tools" data-analysis>
            {tools}
          </span>
        ),
        mapTool: drawing.mapTool,
        panel,
        tray,
        actions,
      }}
    />
  );
}
