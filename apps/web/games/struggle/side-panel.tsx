import {
  Brand,
  Effects,
  Log,
  OpsBadge,
  Panel,
  Players,
  StatusBlock,
  Tabs,
  type PlayerStanding,
  type TabSpec,
} from '@brink/board';
import { useMemo } from 'react';
import { clockText, isUrgent, useClocks } from '../../table/clock.ts';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { Switches } from '../../ui/switches.tsx';
import { Chat } from '../../table/chat.tsx';
import { GameMenu } from '../../table/game-menu.tsx';
import { profileOf } from '../../ui/player-link.tsx';
import { PaceButton } from '../../table/stage/pace-button.tsx';
import { Notes } from '../../table/notes.tsx';
import { mentionsIn, withMentions } from '../../table/card-mentions.tsx';
import { SinceButton } from '../../table/since.tsx';
import { useTableTexts } from '../../table/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { MemoryPanel, ScorePanel } from './memory-panel.tsx';
import type { TableModel } from './use-table.ts';

export function usePlayers(table: TableModel): readonly [PlayerStanding, PlayerStanding] {
  const say = useSay();
  const { ui, state, view, asked, language, texts } = table;
  const left = useClocks(state.clocks);
  const passing = view && ui.passing(view);
  const persons = state.players.filter(({ kind }) => kind === 'person').length;
  const of = (seat: 0 | 1): PlayerStanding => {
    const player = state.players.find((each) => each.seat === seat);
    // At one screen for two both are "you".
    const isMe = seat === state.seat && (persons === 1 || table.client.kind === 'remote');
    const ms = left?.[seat];
    const name = player ? nameOf(player, say) : '';
    const count = say.cards(view?.hands[seat].count ?? 0);
    return {
      name: isMe ? say.you : name || texts.seats[seat],
      profile: player?.hasProfile ? profileOf(player.name) : undefined,
      cards: passing?.holder === seat ? `${count} + ${ui.passingShort[language]}` : count,
      clock: ms === undefined ? undefined : clockText(ms, language === 'ru' ? 'д' : 'd'),
      detail: state.increment
        ? `+${state.increment / 1000} ${language === 'ru' ? 'с' : 's'}`
        : undefined,
      isOnMove: state.isThinking ? seat !== state.seat : asked?.actors.includes(seat),
      isUrgent: ms !== undefined && isUrgent(ms),
    };
  };
  return [of(0), of(1)];
}

interface CardListProps {
  readonly table: Pick<TableModel, 'faces'>;
  readonly cards: readonly number[];
  readonly onOpen: (id: string) => void;
}

/** Cards as lines: side and ops, name. */
export function CardList({ table, cards, onOpen }: CardListProps) {
  return (
    <ul className="w-cards">
      {cards.map((number) => {
        const face = table.faces.get(number);
        return (
          face && (
            <li key={number}>
              <button type="button" data-card={face.id} onClick={() => onOpen(face.id)}>
                <OpsBadge
                  side={face.side}
                  ops={face.ops}
                  isScoring={face.isScoring}
                  isPlain={face.isPlain}
                  size={20}
                />
                <span>{face.title}</span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

interface SidePanelProps {
  readonly table: TableModel;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onHelp: () => void;
}

export function useTabs(table: TableModel, isPhone: boolean): readonly TabSpec[] {
  const say = useSay();
  const words = useTableTexts();
  const { view, lines, state } = table;
  const openCard = table.openCard;
  const { cards } = table.ui;
  const mentions = useMemo(() => {
    const faces = [...cards.en.values(), ...cards.ru.values()];
    return mentionsIn(faces.map(({ title, id }) => [title, id]));
  }, [cards]);
  const told = (text: string) => withMentions(mentions(text), openCard);
  const list = (cards: readonly number[]) =>
    cards.length === 0 ? (
      <p className="w-empty">{say.nothingHere}</p>
    ) : (
      <CardList table={table} cards={cards} onOpen={openCard} />
    );
  return [
    {
      id: 'log',
      label: say.tabs.log,
      content: (
        <Log
          lines={lines}
          isPlain={isPhone}
          onCard={openCard}
          onPoint={table.point}
          onCountry={table.pin}
        />
      ),
    },
    ...(table.client.kind === 'study'
      ? []
      : [
          {
            id: 'chat',
            label: say.tabs.chat,
            count: state.said.length || undefined,
            isSaid: true,
            content: <Chat sitting={table.sitting} told={told} />,
          },
        ]),
    ...(table.client.kind === 'remote' && state.seat >= 0
      ? [{ id: 'notes', label: words.notes, content: <Notes game={table.client.id} /> }]
      : []),
    {
      id: 'memory',
      label: say.tabs.memory,
      count: view?.unseen.length,
      content: table.advice ? (
        <MemoryPanel
          memory={table.advice.memory}
          note={state.staff && state.staff !== 'all' ? say.staffTold[state.staff] : undefined}
          empty={say.noStaffYet}
          faces={table.faces}
          onOpen={openCard}
        />
      ) : (
        <div className="w-scroll">{list(view?.unseen ?? [])}</div>
      ),
    },
    ...(table.advice
      ? [
          {
            id: 'score',
            label: say.tabs.score,
            content: <ScorePanel score={table.advice.score} />,
          },
        ]
      : []),
    {
      id: 'discard',
      label: say.tabs.discard,
      count: view?.discard.length,
      content: (
        <div className="w-scroll">
          {list(view?.discard ?? [])}
          {view && view.removed.length > 0 && (
            <>
              <h3 className="w-subhead">{say.removed}</h3>
              {list(view.removed)}
            </>
          )}
        </div>
      ),
    },
  ];
}

export function PlayersAndEffects({ table }: { readonly table: TableModel }) {
  const players = usePlayers(table);
  const { ui, view, language, act } = table;
  return (
    <>
      <Players players={players} />
      <Effects
        effects={view ? ui.effects(view, language) : []}
        cardOf={(effect) => table.faces.get(ui.cardOfEffect(effect))?.id}
        onOpen={(effect) => act({ do: 'openCard', card: ui.cardOfEffect(effect) })}
      />
    </>
  );
}

/** Everything beside the map. */
export function SidePanel({ table, tab, onTab, onHelp }: SidePanelProps) {
  const say = useSay();
  const tabs = useTabs(table, false);
  const { ui, state, language } = table;
  const rules = ui.detail(state.options, language);
  const detail = state.staff ? `${rules} · ${say.staffTold[state.staff]}` : rules;
  return (
    <Panel
      head={
        <>
          <Brand detail={detail} />
          <PaceButton />
          <Switches onHelp={onHelp} />
        </>
      }
      foot={
        <>
          <Link to="/" className="b-button">
            {say.toLobby}
          </Link>
          <span className="w-spring" />
          <SinceButton sitting={table.sitting} onPress={table.since.play} />
          <GameMenu sitting={table.sitting} />
        </>
      }
    >
      <StatusBlock tracks={table.table!.tracks} names={table.board!.names} />
      <PlayersAndEffects table={table} />
      <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={onTab} />
    </Panel>
  );
}
