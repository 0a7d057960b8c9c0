import { Button, useLanguage } from '@brink/board';
import { useEffect, useMemo, useState } from 'react';
import { queryText, type Query } from '../../client/api.ts';
import { archivedRecord } from '../../client/archive-api.ts';
import { explore, exploredMoment } from '../../client/explorer-api.ts';
import { newLocalGame } from '../../client/local-games.ts';
import { ONCE, useLoaded } from '../../client/use-loaded.ts';
import type { LocalSeat } from '../../client/worker-messages.ts';
import { useLobby } from '../../games/game-uis.ts';
import { Link } from '../../ui/link.tsx';
import { goTo, useSearch } from '../../ui/router.ts';
import { Switches } from '../../ui/switches.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { isStruggle } from '../home/glance-map.tsx';
import { CardsOfTurn } from './cards-of-turn.tsx';
import { ExplorerRows } from './explorer-rows.tsx';
import { Filters } from './filters.tsx';
import { addressOf, placeOf, queryOf, type Place } from './place.ts';
import { SetUpMap } from './set-up-map.tsx';
import { stepWords } from './step-words.ts';
import { useExplorerTexts } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import './explorer.css';

/** The steps so far; each leads back to where it was made. */
function Path({ place }: { readonly place: Place }) {
  const texts = useExplorerTexts();
  const gameTexts = useLobby(place.game).texts[useLanguage()];
  return (
    <nav className="x-path" aria-label={texts.path}>
      <Link to={addressOf({ ...place, line: [] })} isCurrent={place.line.length === 0}>
        {texts.start}
      </Link>
      {place.line.map((step, at) => (
        <Link
          key={step}
          to={addressOf({ ...place, line: place.line.slice(0, at + 1) })}
          isCurrent={at === place.line.length - 1}
        >
          {gameTexts.seats[Number(step[1])]}: {stepWords(step, gameTexts, texts)}
        </Link>
      ))}
    </nav>
  );
}

function Explored({ place }: { readonly place: Place }) {
  const texts = useExplorerTexts();
  const say = useSay();
  const { seats: gameSeats } = useLobby(place.game);
  const query = queryOf(place);
  const key = queryText(query as Query);
  const { loaded, look } = useLoaded(key, () => explore(query), ONCE);
  const answer = loaded.status === 'here' ? loaded.value : undefined;
  const [hasFailed, setFailed] = useState(false);
  /** Goes on from the newest game that came here, at that moment. */
  const open = (way: (id: string, at: number) => string | Promise<string>): void => {
    const go = async (): Promise<void> => {
      const { id, at } = await exploredMoment(query);
      goTo(await way(id, at));
    };
    setFailed(false);
    go().catch(() => setFailed(true));
  };
  /** Against a bot, with the side that comes next. */
  const playOn = async (id: string, at: number): Promise<string> => {
    const { options, choices, rules } = await archivedRecord(id);
    const seat = answer?.next[0]?.seat ?? 1;
    const seats = gameSeats(options).map((_, each): LocalSeat =>
      each === seat ? 'person' : { bot: 'heuristic' },
    );
    const made = newLocalGame(place.game, options, seats, undefined, choices.slice(0, at), rules);
    return `/play/local/${made.id}`;
  };
  return (
    <main className="x-desk">
      <header className="x-top">
        <h1>{texts.title}</h1>
        <p role="status">
          {hasFailed
            ? texts.noServer
            : answer
              ? texts.reached(answer.games)
              : loaded.status === 'failed'
                ? ''
                : say.loading}
        </p>
        <span className="x-ways">
          {answer && answer.games > 0 && (
            <>
              <Button onPress={() => open((id, at) => `/analysis?archive=${id}#${at}`)}>
                {texts.analyse}
              </Button>
              <Button onPress={() => open((id, at) => `/archive/${id}#${at}`)}>
                {texts.replay}
              </Button>
              <Button onPress={() => open(playOn)}>{texts.playOn}</Button>
            </>
          )}
        </span>
      </header>
      {isStruggle(place.game) && (
        <div className="x-map">
          <Arrival>
            <SetUpMap game={place.game} variant={place.variant} line={place.line} />
          </Arrival>
        </div>
      )}
      <Path place={place} />
      <aside className="x-panel" aria-label={texts.about} data-wide={!isStruggle(place.game)}>
        <div className="x-brand">
          <Link to="/" label="Brink">
            BRINK
          </Link>
          <small>{texts.about}</small>
          <Switches onHelp={() => goTo('/help')} />
        </div>
        <Filters place={place} />
        {loaded.status === 'failed' && (
          <div className="x-none" role="alert">
            <p>{loaded.code === 'too-fast' ? say.refusals['too-fast'] : texts.noServer}</p>
            <Button onPress={() => void look()}>{texts.retry}</Button>
          </div>
        )}
        {answer && <ExplorerRows place={place} answer={answer} />}
        {answer && answer.games > 0 && <CardsOfTurn place={place} />}
        <p className="x-legend">{texts.legend}</p>
      </aside>
    </main>
  );
}

/** What was played here? */
export default function ExplorerPage() {
  const search = useSearch();
  const place = useMemo(() => placeOf(search), [search]);
  const texts = useExplorerTexts();
  useEffect(() => {
    document.title = `${texts.title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  return (
    <Arrival>
      <Explored key={place.game} place={place} />
    </Arrival>
  );
}
