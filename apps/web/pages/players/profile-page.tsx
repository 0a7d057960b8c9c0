import { Button, langOf, useLanguage } from '@brink/board';
import { GAME_IDS } from '@brink/games/ids';
import type { PlayerProfile } from '@brink/protocol';
import { Suspense } from 'react';
import { profile } from '../../client/players-api.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { usePerson } from '../../table/moderation/use-person.tsx';
import { useModerationTexts } from '../../table/moderation/texts.ts';
import { PageHead } from '../page-head.tsx';
import { PlayerLink } from '../../ui/player-link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { GameList } from './game-list.tsx';
import { GameRecord } from './game-record.tsx';
import { ResultTable } from './result-table.tsx';
import { useGames } from './use-games.ts';
import { PEOPLE_TEXTS } from './texts.ts';
import '../account/account.css';
import './people.css';

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

function Known({ profile: known }: { readonly profile: PlayerProfile }) {
  const { ratings, results, opponents } = known;
  const games = GAME_IDS.filter((id) => [...ratings, ...results].some(({ game }) => game === id));
  return (
    <Suspense>
      {games.map((game) => (
        <GameRecord key={game} profile={known} game={game} />
      ))}
      {opponents.length > 0 && <Opponents opponents={opponents} />}
    </Suspense>
  );
}

/** Who somebody is, how he has played so far, and the games to look at. */
export default function ProfilePage({ name }: { readonly name: string }) {
  const language = useLanguage();
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
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const facts = known && [
    ...(isMe ? [texts.isYou] : []),
    ...(known.kind === 'bot' ? [texts.isBot] : []),
    texts.since(date.format(known.created)),
  ];
  return (
    <div className="w-page">
      <PageHead page="player" />
      <main className="w-people">
        <h1 lang={langOf(shownName)}>{shownName}</h1>
        <div className="w-person">
          {facts && <p>{facts.join(' · ')}</p>}
          {known && !isMe && (
            <Button
              onPress={() => person.open({ id: known.id, name: known.name, hasProfile: true })}
            >
              {order.open}
            </Button>
          )}
          {person.dialog}
          {isGuest && (
            <>
              <p>{texts.noAccountYet}</p>
              <Link to="/account" className="b-button">
                {texts.makeAccount}
              </Link>
            </>
          )}
          {loaded.status === 'failed' && (
            <p role="alert">
              {loaded.code === 'no-such-player' ? texts.noAccount : texts.noServer}
            </p>
          )}
          {loaded.status === 'failed' && loaded.code !== 'no-such-player' && (
            <Button onPress={() => void look()}>{texts.retry}</Button>
          )}
        </div>
        {known && <Known profile={known} />}
        <h2>{texts.finished}</h2>
        {list.list.length > 0 && (
          <p className="w-about">
            <Link to={`/archive?player=${encodeURIComponent(shownName)}`}>{texts.inArchive}</Link>
          </p>
        )}
        <GameList list={list} />
      </main>
    </div>
  );
}
