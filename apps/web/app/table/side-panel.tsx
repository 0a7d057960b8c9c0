import {
  Brand,
  Effects,
  Log,
  OpsBadge,
  Panel,
  Players,
  Tabs,
  useLanguage,
  type PlayerStanding,
  type TabSpec,
} from '@brink/board';
import { cardNumber, type CardId } from '@brink/twilight-struggle/data/cards';
import { useState, type FormEvent } from 'react';
import type { GameClient } from '../../play/game-client.ts';
import { cardOfEffect, effectsIn } from '../../twilight-struggle/effects.ts';
import { TEXTS } from '../../twilight-struggle/texts.ts';
import { clockText, isUrgent, useClocks } from '../clock.ts';
import { Link } from '../link.tsx';
import { changeSettings, shownTheme, useSettings } from '../settings.ts';
import { useSay } from '../words/use-say.ts';
import type { AppWords, BotLevel } from '../words/words.ts';
import type { TableModel } from './use-table.ts';

export const nameOf = (
  { kind, name }: { readonly kind: string; readonly name: string },
  say: AppWords,
): string => {
  if (kind === 'bot') return say.bot(say.levels[name.split(':')[0] as BotLevel] ?? name);
  return kind === 'open' ? say.emptySeat : name;
};

export function usePlayers(table: TableModel): readonly [PlayerStanding, PlayerStanding] {
  const say = useSay();
  const language = useLanguage();
  const { state, view, asked } = table;
  const settings = useSettings();
  const left = useClocks(state.clocks);
  const persons = state.players.filter(({ kind }) => kind === 'person').length;
  const of = (seat: 0 | 1): PlayerStanding => {
    const player = state.players.find((each) => each.seat === seat);
    const isMe = seat === state.seat && persons === 1;
    const ms = left?.[seat];
    const name = player ? nameOf(player, say) : '';
    const count = say.cards(view?.hands[seat].count ?? 0);
    return {
      name: name || (isMe ? settings.name || say.you : TEXTS[language].seats[seat]),
      cards: view?.china.holder === seat ? `${count} ${say.withChina}` : count,
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
              <button type="button" onClick={() => onOpen(face.id)}>
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

function Chat({ client, table }: { readonly client: GameClient; readonly table: TableModel }) {
  const say = useSay();
  const language = useLanguage();
  const [text, setText] = useState('');
  const { said } = table.state;
  if (!client.say) return <p className="w-empty">{say.noChat}</p>;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    client.say?.(text.trim());
    setText('');
  };
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="w-chat">
      {/* Long talks scroll by keyboard too. */}
      <div className="w-chat-lines" role="log" aria-label={say.tabs.chat} tabIndex={0}>
        {said.map(({ id, at, name, text: line }) => (
          <p key={id}>
            <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time> <b>{name}</b>{' '}
            {line}
          </p>
        ))}
        {said.length === 0 && <p className="w-empty">{say.nothingHere}</p>}
      </div>
      <form onSubmit={onSubmit}>
        <input
          value={text}
          maxLength={500}
          placeholder={say.message}
          aria-label={say.message}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="b-button">
          {say.send}
        </button>
      </form>
    </div>
  );
}

/** Language and theme, wherever one is. */
export function Switches({ onHelp }: { readonly onHelp?: () => void }) {
  const say = useSay();
  const settings = useSettings();
  const { language } = settings;
  return (
    <span className="b-panel-buttons w-switches">
      <button
        type="button"
        lang={language === 'ru' ? 'en' : 'ru'}
        aria-label={`${language === 'ru' ? 'EN' : 'RU'}, ${say.language}`}
        onClick={() => changeSettings({ language: language === 'ru' ? 'en' : 'ru' })}
      >
        {language === 'ru' ? 'EN' : 'RU'}
      </button>
      <button
        type="button"
        aria-label={say.theme}
        onClick={() =>
          changeSettings({ theme: shownTheme(settings) === 'dark' ? 'light' : 'dark' })
        }
      >
        ◐
      </button>
      {onHelp && (
        <button type="button" aria-label={say.keys} onClick={onHelp}>
          ?
        </button>
      )}
    </span>
  );
}

interface SidePanelProps {
  readonly client: GameClient;
  readonly table: TableModel;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  readonly onHelp: () => void;
}

export function useTabs(
  client: GameClient,
  table: TableModel,
  isPhone: boolean,
): readonly TabSpec[] {
  const say = useSay();
  const { view, lines, state } = table;
  const openCard = table.openCard;
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
          onPoint={table.setPointed}
          onCountry={table.setPinned}
        />
      ),
    },
    {
      id: 'chat',
      label: say.tabs.chat,
      count: state.said.length || undefined,
      content: <Chat client={client} table={table} />,
    },
    {
      id: 'unseen',
      label: say.tabs.unseen,
      count: view?.unseen.length,
      content: <div className="w-scroll">{list(view?.unseen ?? [])}</div>,
    },
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
  const { view, language, setOpened } = table;
  return (
    <>
      <Players players={players} />
      <Effects
        effects={effectsIn(view?.effects ?? [], language)}
        onOpen={(flag) => setOpened(cardNumber(cardOfEffect(flag) as CardId))}
      />
    </>
  );
}

/** Everything beside the map. */
export function SidePanel({ client, table, tab, onTab, onHelp }: SidePanelProps) {
  const say = useSay();
  const language = useLanguage();
  const tabs = useTabs(client, table, false);
  const { state } = table;
  const texts = TEXTS[language];
  const detail = `${texts.title} · ${texts.option('edition', state.options['edition'] ?? 'deluxe')}`;
  const askResign = (): void =>
    table.setAsking({ text: say.resignAsk, yes: say.resign, onYes: () => client.resign() });
  return (
    <Panel
      head={
        <>
          <Brand detail={detail} />
          <Switches onHelp={onHelp} />
        </>
      }
      foot={
        <>
          <Link to="/" className="b-button">
            {say.toLobby}
          </Link>
          <span className="w-spring" />
          {!table.isOver && state.seat >= 0 && (
            <button type="button" className="b-button" onClick={askResign}>
              {say.resign}
            </button>
          )}
        </>
      }
    >
      <PlayersAndEffects table={table} />
      <Tabs label={say.beside} tabs={tabs} chosen={tab} onChoose={onTab} />
    </Panel>
  );
}
