import { useLanguage } from '@brink/board';
import { GAME_IDS, isGameId, type GameId } from '@brink/games/ids';
import { MANNERS } from '@brink/games/manners';
import { useState, type FormEvent } from 'react';
import { loadLobby, useLobby } from '../../games/game-uis.ts';
import { sideName, sidesOf } from '../../games/sides.ts';
import { PEOPLE_TEXTS } from '../players/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PickField, RangeField, TextField } from './fields.tsx';
import { scenariosOf } from './scenarios.ts';
import { NO_SEARCH, inGame, type Field, type Search } from './search.ts';
import { ARCHIVE_TEXTS } from './texts.ts';
import { Arrival, useArrived } from '../../ui/arrival.tsx';

interface PartProps {
  readonly search: Search;
  readonly onChange: (field: Field) => (value: string) => void;
}

type Headlines = Awaited<
  ReturnType<NonNullable<Awaited<ReturnType<typeof loadLobby>>['headlines']>>
>;
const headlines = new Map<GameId, Promise<Headlines | undefined>>();

/** The cards of a game, loaded once and only when somebody looks for one. */
function headlinesOf(game: GameId): Promise<Headlines | undefined> {
  const known = headlines.get(game);
  if (known) return known;
  const loading = loadLobby(game).then((lobby) => lobby.headlines?.());
  headlines.set(game, loading);
  loading.catch(() => headlines.delete(game));
  return loading;
}

function Headline({ game, search, onChange }: PartProps & { readonly game: GameId }) {
  const language = useLanguage();
  const texts = ARCHIVE_TEXTS[language];
  const cards = useArrived(headlinesOf(game))?.[language];
  if (!cards) return undefined;
  const options = [...cards]
    .map(([number, { title }]) => [String(number), title] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <PickField
      label={texts.headline}
      any={texts.any}
      options={options}
      value={search.headline}
      onChange={onChange('headline')}
    />
  );
}

/** What can be asked of one game alone. */
function OfAGame({ game, search, onChange }: PartProps & { readonly game: GameId }) {
  const language = useLanguage();
  const texts = ARCHIVE_TEXTS[language];
  const { manners } = PEOPLE_TEXTS[language];
  // Only logs of Twilight Struggle break off.
  const openEnd = game === 'twilight-struggle' ? [['open', texts.open] as const] : [];
  const lobby = useLobby(game);
  const sides = sidesOf(lobby).map((side) => [side, sideName(lobby, side, language)] as const);
  const scenarios = scenariosOf(lobby, language);
  return (
    <>
      <PickField
        label={texts.side}
        any={texts.any}
        options={sides}
        value={search.side}
        offBecause={search.player.trim() === '' ? texts.sideAbout : undefined}
        onChange={onChange('side')}
      />
      <PickField
        label={texts.winner}
        any={texts.any}
        options={[...sides, ['draw', texts.draw]]}
        value={search.winner}
        onChange={onChange('winner')}
      />
      <PickField
        label={texts.end}
        any={texts.any}
        options={[...MANNERS[game].map((manner) => [manner, manners[manner]] as const), ...openEnd]}
        value={search.manner}
        onChange={onChange('manner')}
      />
      {scenarios.length > 1 && (
        <PickField
          label={texts.scenario}
          any={texts.any}
          options={scenarios}
          value={search.scenario}
          onChange={onChange('scenario')}
        />
      )}
      <Headline game={game} search={search} onChange={onChange} />
    </>
  );
}

interface SearchFormProps {
  readonly first: Search;
  readonly onSearch: (search: Search) => void;
}

/** Everything a game can be found by. */
export function SearchForm({ first, onSearch }: SearchFormProps) {
  const say = useSay();
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const [search, setSearch] = useState(first);
  const [shown, setShown] = useState(first);
  // The address has changed: back, forward or a link.
  if (shown !== first) {
    setShown(first);
    setSearch(first);
  }
  const onChange = (field: Field) => (value: string) => setSearch({ ...search, [field]: value });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(search);
  };
  const { game } = search;
  return (
    <form className="w-card w-archive-search" role="search" onSubmit={submit}>
      <TextField label={texts.player} value={search.player} onChange={onChange('player')} />
      <TextField label={texts.opponent} value={search.opponent} onChange={onChange('opponent')} />
      <PickField
        label={texts.game}
        any={texts.anyGame}
        options={GAME_IDS.map((id) => [id, say.games[id].title] as const)}
        value={game}
        onChange={(id) => setSearch(inGame(search, id))}
      />
      <RangeField
        label={texts.turns}
        ends={[
          { label: texts.fromTurn, value: search.fromTurn, onChange: onChange('fromTurn') },
          { label: texts.toTurn, value: search.toTurn, onChange: onChange('toTurn') },
        ]}
      />
      <Arrival>
        {isGameId(game) && <OfAGame game={game} search={search} onChange={onChange} />}
      </Arrival>
      {!isGameId(game) && <p className="w-about w-archive-hint">{texts.chooseGameFirst}</p>}
      <div className="w-archive-go">
        <button type="submit" className="b-button b-button-primary">
          {texts.search}
        </button>
        <button
          type="button"
          className="b-button"
          onClick={() => onSearch({ ...NO_SEARCH, mine: search.mine })}
        >
          {texts.clear}
        </button>
      </div>
    </form>
  );
}
