import { Button, langOf, useLanguage } from '@brink/board';
import { GAME_IDS } from '@brink/games/ids';
import type { PlayerProfile } from '@brink/protocol';
import { useState } from 'react';
import { localGames } from '../../client/local-games.ts';
import { portraitOf, setPrivate } from '../../client/people-api.ts';
import { profile } from '../../client/players-api.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { usePerson } from '../../table/moderation/use-person.tsx';
import { useModerationTexts } from '../../table/moderation/texts.ts';
import { Lands, isStruggle } from '../home/glance-map.tsx';
import { PageHead } from '../page-head.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { FirstDay } from './first-day.tsx';
import { GameList } from './game-list.tsx';
import { ALL_SIDES, GameRecord } from './game-record.tsx';
import { PeopleHere } from './people-here.tsx';
import { PersonWays } from './person-ways.tsx';
import { Favourites, Openings, Wall } from './portrait.tsx';
import { ResultTable } from './result-table.tsx';
import { useGames } from './use-games.ts';
import { PEOPLE_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import '../account/account.css';
import './people.css';
import './profile.css';

function Opponents({ opponents }: Pick<PlayerProfile, 'opponents'>) {
  const say = useSay();
  const texts = PEOPLE_TEXTS[useLanguage()];
  const rows = opponents.map(({ name, bot, hasProfile = false, ...tally }) =>
    Object.assign(tally, {
      id: bot === undefined ? name : `bot ${bot}`,
      name:
        bot === undefined ? (
          <PlayerLink name={name} hasProfile={hasProfile} />
        ) : (
          nameOf({ kind: 'bot', name: bot }, say)
        ),
    }),
  );
  return (
    <section className="w-card w-opponents" aria-label={texts.opponent}>
      <ResultTable title={texts.opponent} rows={rows} />
    </section>
  );
}

/** The last games of one game as pictures, with cards and set-ups. */
function PortraitOf({ name, game }: { readonly name: string; readonly game: string }) {
  const { loaded } = useLoaded(`${name} ${game}`, () => portraitOf(name, game), ONCE);
  if (loaded.status !== 'here' || !isStruggle(game)) return undefined;
  const portrait = loaded.value;
  if (portrait.games.length === 0) return undefined;
  return (
    <div className="w-portrait">
      <Wall game={game} portrait={portrait} />
      <Openings game={game} portrait={portrait} />
      {portrait.cards.length > 0 && <Favourites game={game} portrait={portrait} />}
    </div>
  );
}

function Known({ profile: known }: { readonly profile: PlayerProfile }) {
  const { ratings, results, opponents } = known;
  const games = GAME_IDS.filter((id) => [...ratings, ...results].some(({ game }) => game === id));
  return (
    <Arrival>
      <Lands games={games} />
      {games.map((game) => (
        <div key={game}>
          <PortraitOf name={known.name} game={game} />
          <GameRecord profile={known} game={game} />
        </div>
      ))}
      {opponents.length > 0 && <Opponents opponents={opponents} />}
    </Arrival>
  );
}

/** Whether others see one's own page. */
function Privacy({ isPrivate }: { readonly isPrivate: boolean }) {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const [isOn, setOn] = useState(isPrivate);
  const change = (next: boolean): void => {
    setOn(next);
    setPrivate(next).catch(() => setOn(!next));
  };
  return (
    <label className="w-card w-privacy">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      <span>
        <b>{texts.privacy}</b> {texts.privacyAbout}
      </span>
    </label>
  );
}

/** Games with bots that only this device knows of. */
function OnDevice() {
  const texts = PEOPLE_TEXTS[useLanguage()];
  const finished = localGames().filter(({ result }) => result);
  const won = finished.filter(({ seats, result }) =>
    seats.some((seat, player) => seat === 'person' && result!.winners.includes(player)),
  );
  if (finished.length === 0) return undefined;
  return <p className="w-about">{texts.onDevice(finished.length, won.length)}</p>;
}

/** Who somebody is, how they have played so far, and the games to look at. */
export default function ProfilePage({ name }: { readonly name: string }) {
  const language = useLanguage();
  const say = useSay();
  const texts = PEOPLE_TEXTS[language];
  const me = useMe();
  const isMe = me.status === 'known' && me.user.name === name;
  const isGuest = isMe && me.user.kind === 'guest';
  // Only accounts are found by name; who is asked for waits until it is known who asks.
  const isAsked = me.status !== 'unknown' && !isGuest;
  const { loaded, look } = useLoaded(isAsked ? name : undefined, () => profile(name), ONCE);
  // One's own hidden games are for one's own eyes.
  const list = useGames({ status: 'finished', ...(isMe ? { mine: true } : { player: name }) });
  const order = useModerationTexts();
  const person = usePerson();
  const known = loaded.status === 'here' ? loaded.value : undefined;
  const shownName = known?.name ?? name;
  const isHidden = known?.isPrivate === true && !isMe;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const played = GAME_IDS.flatMap((game) => {
    const own = known?.results.filter((result) => result.game === game) ?? [];
    const games = own.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
    return games === 0 ? [] : [`${say.games[game].title} ${games}`];
  });
  const [best] = GAME_IDS.flatMap((id) => {
    const own = known?.ratings.find(({ game, side }) => game === id && side === ALL_SIDES);
    return own ? [{ id, rating: own.rating }] : [];
  }).toSorted((a, b) => b.rating - a.rating);
  const isFirstDay = isMe && (isGuest || (known !== undefined && known.results.length === 0));
  return (
    <div className="w-page">
      <PageHead page="player" />
      <main className="w-people w-profile">
        <header className="w-id">
          <h1 lang={langOf(shownName)}>{shownName}</h1>
          <div>
            {known && (
              <p>
                {[
                  ...(isMe ? [texts.isYou] : []),
                  ...(known.kind === 'bot' ? [texts.isBot] : []),
                  texts.since(date.format(known.created)),
                  ...played,
                ].join(' · ')}
              </p>
            )}
            {isHidden && <p>{texts.isPrivate}</p>}
            {isGuest && <p>{texts.noAccountYet}</p>}
            {isMe && <OnDevice />}
            {loaded.status === 'failed' && (
              <p role="alert">
                {loaded.code === 'no-such-player' ? texts.noAccount : texts.noServer}
              </p>
            )}
            <div className="w-id-ways">
              {known && !isMe && (
                <>
                  <PersonWays person={known} />
                  <Button
                    onPress={() =>
                      person.open({ id: known.id, name: known.name, hasProfile: true })
                    }
                  >
                    {order.open}
                  </Button>
                </>
              )}
              {isGuest && (
                <Link to="/account" className="b-button">
                  {texts.makeAccount}
                </Link>
              )}
              {loaded.status === 'failed' && loaded.code !== 'no-such-player' && (
                <Button onPress={() => void look()}>{texts.retry}</Button>
              )}
            </div>
          </div>
          {best && (
            <div className="w-id-rating">
              <b>{Math.round(best.rating)}</b>
              {texts.rating.toLocaleLowerCase(language)} · {say.games[best.id].title}
            </div>
          )}
        </header>
        {person.dialog}
        {isFirstDay && (
          <div className="w-portrait">
            <FirstDay />
          </div>
        )}
        {known && !isHidden && <Known profile={known} />}
        {isMe && !isGuest && known && (
          <>
            <PeopleHere />
            <Privacy isPrivate={known.isPrivate ?? false} />
          </>
        )}
        {!isHidden && !isFirstDay && (
          <>
            <h2>{texts.finished}</h2>
            {list.list.length > 0 && (
              <p className="w-about">
                <Link to={`/archive?player=${encodeURIComponent(shownName)}`}>
                  {texts.inArchive}
                </Link>
              </p>
            )}
            <GameList list={list} />
          </>
        )}
      </main>
    </div>
  );
}
