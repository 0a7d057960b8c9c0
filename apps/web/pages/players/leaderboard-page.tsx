import { Button, useLanguage } from '@brink/board';
import { GAME_IDS, isGameId, type GameId } from '@brink/games/ids';
import type { Leaderboard } from '@brink/protocol';
import { useMemo } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { sidesOf } from '../../games/sides.ts';
import { queryText } from '../../client/api.ts';
import { leaderboard } from '../../client/players-api.ts';
import { Choices } from '../../ui/choices.tsx';
import { PageHead } from '../page-head.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { setSearch, useSearch } from '../../ui/router.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { ALL_SIDES, SideLabel } from './game-record.tsx';
import { PEOPLE_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import '../account/account.css';
import './people.css';

const KINDS = ['people', 'bots'] as const;
type Kind = (typeof KINDS)[number];

interface Wanted {
  readonly game: GameId;
  readonly side: string;
  readonly kind: Kind;
}

function wantedOf(address: string): Wanted {
  const given = new URLSearchParams(address);
  const game = given.get('game') ?? '';
  return {
    game: isGameId(game) ? game : GAME_IDS[0],
    side: given.get('side') ?? ALL_SIDES,
    kind: given.get('kind') === 'bots' ? 'bots' : 'people',
  };
}

const choose = (wanted: Wanted): void => setSearch(queryText({ ...wanted }));

function Ranking({ players }: { readonly players: Leaderboard['players'] }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  return (
    <table className="w-results w-ranking">
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.rating}</th>
          <th scope="col">{texts.deviation}</th>
          <th scope="col">{texts.gamesPlayed}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ name, rating, deviation, games, isProvisional }, index) => (
          <tr key={name} data-provisional={isProvisional}>
            <td>{index + 1}</td>
            <th scope="row">
              <PlayerLink name={name} />
            </th>
            <td>
              {Math.round(rating)}
              {isProvisional && (
                <abbr title={texts.provisionalAbout} aria-label={texts.provisional}>
                  ?
                </abbr>
              )}
            </td>
            <td>{texts.plusMinus(Math.round(deviation))}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sides({ wanted }: { readonly wanted: Wanted }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const lobby = useLobby(wanted.game);
  return (
    <Choices
      label={texts.side}
      values={[ALL_SIDES, ...sidesOf(lobby)].map((id) => ({
        id,
        label: <SideLabel lobby={lobby} side={id} />,
      }))}
      chosen={wanted.side}
      onChoose={(side) => choose({ ...wanted, side })}
    />
  );
}

/** The strongest players of a game. */
export default function LeaderboardPage() {
  const say = useSay();
  const texts = PEOPLE_TEXTS[useLanguage()];
  const address = useSearch();
  const wanted = useMemo(() => wantedOf(address), [address]);
  const { loaded, look } = useLoaded(address, () => leaderboard({ ...wanted }));
  const players = loaded.status === 'here' ? loaded.value : [];
  return (
    <div className="w-page">
      <PageHead page="leaderboard" />
      <main className="w-people">
        <h1>{texts.leaderboard}</h1>
        <p className="w-about">{texts.leaderboardAbout}</p>
        <div className="w-ranking-choices">
          <Choices
            label={texts.game}
            values={GAME_IDS.map((id) => ({ id, label: say.games[id].title }))}
            chosen={wanted.game}
            onChoose={(game) => choose({ ...wanted, game, side: ALL_SIDES })}
          />
          <Arrival>
            <Sides wanted={wanted} />
          </Arrival>
          <Choices
            label={texts.kind}
            values={KINDS.map((id) => ({ id, label: texts.kinds[id] }))}
            chosen={wanted.kind}
            onChoose={(kind) => choose({ ...wanted, kind })}
          />
        </div>
        {loaded.status === 'failed' ? (
          <div className="w-games w-none" role="alert">
            <p>{texts.noServer}</p>
            <Button onPress={() => void look()}>{texts.retry}</Button>
          </div>
        ) : players.length === 0 ? (
          <div className="w-games w-none" role="status">
            <p>{loaded.status === 'loading' ? say.loading : texts.nobodyRanked}</p>
          </div>
        ) : (
          <div className="w-card">
            <Ranking players={players} />
            {players.some(({ isProvisional }) => isProvisional) && (
              <p className="w-about">{texts.provisionalAbout}</p>
            )}
          </div>
        )}
      </main>
    </div>
  );
}
