import { Brand, Key, Log, Panel, Tabs, useLanguage, type TabSpec } from '@brink/board';
import { CardTile, Seats } from '@brink/board/volk';
import type { VolkView } from '@brink/volk';
import { useMemo, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { Switches } from '../../ui/switches.tsx';
import { Chat } from '../../table/chat.tsx';
import { mentionsIn, withMentions } from '../../table/card-mentions.tsx';
import { GameMenu } from '../../table/game-menu.tsx';
import { Notes } from '../../table/notes.tsx';
import { SinceButton } from '../../table/since.tsx';
import { PaceButton } from '../../table/stage/pace-button.tsx';
import { useTableTexts as useCommonTexts } from '../../table/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { Cards, Reader } from './cards-column.tsx';
import { DrawnDecks } from './drawn-decks.tsx';
import type { Prints } from './printed.ts';
import { DecadeEnd } from './tracks-column.tsx';
import type { VolkTableModel } from './use-volk-table.ts';
import { useTableTexts } from './texts/index.ts';

/** What can be done with the card, or which icon comes next: large buttons under the prompt. */
export function Uses({ table }: { readonly table: VolkTableModel }) {
  const words = useTableTexts();
  const { offers, sitting } = table;
  if (offers.buttons.length === 0) return undefined;
  return (
    <section className="w-v-buttons" aria-label={words.uses}>
      {offers.buttons.map(({ choice, label, key }) => (
        <button
          key={choice}
          type="button"
          className="b-button b-button-primary"
          data-choice={choice}
          onClick={() => sitting.choose(choice)}
        >
          {label}
          {key && <Key>{key}</Key>}
        </button>
      ))}
    </section>
  );
}

export function CardPile(props: {
  readonly cards: readonly number[];
  readonly view: VolkView;
  readonly prints: Prints;
}) {
  const language = useLanguage();
  const say = useSay();
  const { cards, view, prints } = props;
  if (cards.length === 0) return <p className="w-empty">{say.nothingHere}</p>;
  return (
    <ul className="w-scroll w-v-pile">
      {cards.map((card) => (
        <li key={card}>
          <CardTile face={prints.face(card, language, view.wall !== 'none')} />
        </li>
      ))}
    </ul>
  );
}

/** Whether the deck is invented or somebody's own is never left to be guessed. */
export function DeckNotice({ view }: { readonly view: VolkView }) {
  const words = useTableTexts();
  if (view.superpowers === undefined) return undefined;
  return (
    <p className="w-v-stand-in" data-own={!view.deck.standIn}>
      {view.deck.standIn ? words.standIn : words.ownDeck}
    </p>
  );
}

/** Points of a tournament, once a game for four is over. */
export function Tournament({ view }: { readonly view: VolkView }) {
  const words = useTableTexts();
  const points = view.superpowers?.tournamentPoints;
  if (!points) return undefined;
  const each = points.map((n, seat) => `${words.codes[seat]} ${n < 0 ? `−${-n}` : n}`);
  return <p className="w-v-tournament">{words.tournament(each)}</p>;
}

export function useTabs(table: VolkTableModel, isPhone: boolean): readonly TabSpec[] {
  const words = useTableTexts();
  const common = useCommonTexts();
  const { sitting, lines, view, prints, setRead, setNamed } = table;
  const { client, state } = sitting;
  const mentions = useMemo(() => mentionsIn(prints.titles), [prints]);
  const told = (text: string) => withMentions(mentions(text), (id) => setRead(Number(id)));
  if (!view) return [];
  const log: TabSpec = {
    id: 'log',
    label: words.tabs.log,
    content: (
      <Log
        lines={lines}
        isPlain={isPhone}
        onCard={(id) => setRead(Number(id))}
        onPoint={(id) => setNamed(id === undefined ? undefined : [Number(id)])}
      />
    ),
  };
  const decade: TabSpec = {
    id: 'decade',
    label: words.pages.decade,
    content: (
      <div className="w-scroll">
        <DecadeEnd view={view} onPoint={setNamed} />
      </div>
    ),
  };
  return [
    log,
    ...(view.superpowers && !isPhone ? [decade] : []),
    ...(client.kind === 'study'
      ? []
      : [
          {
            id: 'chat',
            label: words.tabs.chat,
            count: state.said.length || undefined,
            content: <Chat sitting={sitting} told={told} />,
          },
        ]),
    ...(client.kind === 'remote' && state.seat >= 0
      ? [{ id: 'notes', label: common.notes, content: <Notes game={client.id} /> }]
      : []),
    {
      id: 'played',
      label: words.tabs.played,
      count: view.played.length,
      content: view.superpowers ? (
        <div className="w-scroll">
          <DrawnDecks superpowers={view.superpowers} prints={prints} />
          <CardPile cards={view.played} view={view} prints={prints} />
        </div>
      ) : (
        <CardPile cards={view.played} view={view} prints={prints} />
      ),
    },
    {
      id: 'gone',
      label: words.tabs.gone,
      count: view.gone.length,
      content: <CardPile cards={view.gone} view={view} prints={prints} />,
    },
  ];
}

interface SidePanelProps {
  readonly table: VolkTableModel;
  readonly onHelp: () => void;
}

/** Players, cards and log. */
export function SidePanel({ table, onHelp }: SidePanelProps) {
  const say = useSay();
  const [tab, setTab] = useState('log');
  const tabs = useTabs(table, false);
  const { sitting, view, prints, pointing, seats = [] } = table;
  const { state, texts } = sitting;
  if (!view) return undefined;
  return (
    <Panel
      head={
        <>
          <Brand detail={`${texts.title} · ${texts.option('mode', view.mode)}`} />
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
          <SinceButton sitting={sitting} onPress={table.since.play} />
          <GameMenu sitting={sitting} />
        </>
      }
    >
      <Seats seats={seats} />
      <DeckNotice view={view} />
      <Tournament view={view} />
      <Uses table={table} />
      <div className="w-v-cards">
        <Cards
          view={view}
          prints={prints}
          pointing={pointing}
          log={sitting.log}
          seat={state.seat}
          onPick={table.onCard}
          onPoint={table.setRead}
          onLeave={table.release}
        />
      </div>
      <Reader card={table.read} view={view} prints={prints} />
      <div className="w-v-tape">
        <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={setTab} />
      </div>
    </Panel>
  );
}
