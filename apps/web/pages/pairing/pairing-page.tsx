import { Button, SideMark, langOf, useLanguage } from '@brink/board';
import { STRUGGLE_IDS } from '@brink/games/ids';
import type { SeekRequest } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { newLocalGame } from '../../client/local-games.ts';
import { enter, useMe } from '../../client/me.ts';
import { startSeeking, stopSeeking, useSeeking, type Seeking } from '../../client/seeking.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { goTo } from '../../ui/router.ts';
import { useSettings } from '../../ui/settings.ts';
import { problemText, someName } from '../../ui/texts/account.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { usePaces } from '../home/paces.ts';
import { PageHead } from '../page-head.tsx';
import { PAIRING_TEXTS } from './texts.ts';
import { useElapsed } from './use-elapsed.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import '../home/first-page.css';
import './pairing.css';

const LivingMap = onDemand(() => import('../home/living-map.tsx'));

/** After so long without anybody the bot is the main thing. */
const LONELY_MS = 3 * 60_000;
const RAIL = 5;
const WIDEN_MS = 20_000;
/** The two sides are dealt by lot; the bot gets the one that the newcomer is not used to. */
const BOT_OPTIONS = { edition: 'deluxe', optionalCards: true, bonusUs: 2 } as const;

const playOfficer = (): void =>
  goTo(
    `/play/local/${newLocalGame('twilight-struggle', BOT_OPTIONS, [{ bot: 'heuristic' }, 'person']).id}`,
  );

/** What is wanted, before the search. */
function Wanted({ problem }: { readonly problem?: string }) {
  const language = useLanguage();
  const texts = PAIRING_TEXTS[language];
  const say = useSay();
  const me = useMe();
  const settings = useSettings();
  const paces = usePaces().filter(({ id }) => id !== 'none');
  const [wanted, setWanted] = useState<SeekRequest>({
    game: STRUGGLE_IDS[0],
    pace: 'live',
    rated: false,
  });
  const canRate = me.status === 'known' && me.user.kind === 'account';
  const look = async (): Promise<void> => {
    await enter(settings.name || someName(language));
    startSeeking(wanted);
  };
  return (
    <section className="w-card w-wanted">
      <h1>{texts.title}</h1>
      <p>{texts.about}</p>
      <Choices
        label={say.game}
        values={STRUGGLE_IDS.map((id) => ({ id: id as string, label: say.games[id].title }))}
        chosen={wanted.game}
        onChoose={(game) => setWanted({ ...wanted, game })}
      />
      <Choices
        label={say.pace}
        values={paces.map(({ id, label }) => ({ id: id as 'live' | 'slow', label }))}
        chosen={wanted.pace}
        onChoose={(pace) => setWanted({ ...wanted, pace })}
      />
      {canRate && (
        <Choices
          label={texts.count}
          values={[
            { id: 'casual', label: texts.casual },
            { id: 'rated', label: texts.rated },
          ]}
          chosen={wanted.rated ? 'rated' : 'casual'}
          onChoose={(id) => setWanted({ ...wanted, rated: id === 'rated' })}
        />
      )}
      {problem !== undefined && (
        <p className="w-problem" role="alert">
          {problemText(problem, language)}
        </p>
      )}
      <Button isPrimary onPress={() => void look().catch(() => undefined)}>
        {texts.look}
      </Button>
    </section>
  );
}

type Looking = Extract<Seeking, { status: 'looking' }>;

function Search({ seeking }: { readonly seeking: Looking }) {
  const language = useLanguage();
  const texts = PAIRING_TEXTS[language];
  const say = useSay();
  const me = useMe();
  const paces = usePaces();
  const { wanted, told } = seeking;
  const { text, ms } = useElapsed(told?.since);
  const name = me.status === 'known' ? me.user.name : '';
  const game = STRUGGLE_IDS.find((id) => id === wanted.game) ?? STRUGGLE_IDS[0];
  const asked = Math.min(RAIL, 1 + Math.floor(ms / WIDEN_MS));
  const other = wanted.pace === 'live' ? 'slow' : 'live';
  return (
    <>
      <section className="w-pair" aria-label={texts.title}>
        <div>
          <h1>
            <SideMark side="neutral" size={26} /> <span lang={langOf(name)}>{name}</span>
          </h1>
          <p>
            {[wanted.rated && told ? String(told.rating) : undefined, texts.eitherSide]
              .filter(Boolean)
              .join(' · ')}
            <br />
            {say.games[game].title}, {texts.rules}
            <br />
            {paces.find(({ id }) => id === wanted.pace)?.label}
          </p>
        </div>
        <div className="w-pair-time">
          <small>{texts.lookingFor}</small>
          <b>{text}</b>
          {told && <small>{texts.usually(told.usualWait)}</small>}
        </div>
        <div>
          <div className="w-pair-empty">
            <h2>{texts.emptySeat}</h2>
            <div className="w-pair-rail" aria-hidden>
              {Array.from({ length: RAIL }, (_, i) => (
                <i key={i} data-on={wanted.anyRating || i < asked || undefined} />
              ))}
            </div>
            <p role="status">
              {told?.range ? texts.asking(told.range[0], told.range[1]) : texts.askingAny}{' '}
              {told && texts.here(told.others)} {told?.range && texts.widens}
            </p>
          </div>
        </div>
      </section>
      <p className="w-pair-buttons">
        <Button onPress={stopSeeking}>{texts.stop}</Button>
        {!wanted.anyRating && (
          <Button onPress={() => startSeeking({ ...wanted, anyRating: true })}>{texts.any}</Button>
        )}
        <Button onPress={() => startSeeking({ ...wanted, pace: other })}>{texts[other]}</Button>
        <small>{texts.mayLeave}</small>
      </p>
      <section className="w-pair-bot" data-main={ms > LONELY_MS || undefined}>
        <Arrival fallback={<div className="w-hero-map" />}>
          <LivingMap showcase="offline" />
        </Arrival>
        <div>
          <h2>{ms > LONELY_MS ? texts.nobody : texts.meanwhile}</h2>
          <p>{texts.meanwhileText}</p>
          <p>
            <button type="button" className="b-button w-go" onClick={playOfficer}>
              {texts.playBot}
            </button>
            <Link to="/puzzles" className="b-button">
              {texts.puzzle}
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}

/** Quick pairing: what is wanted, and the search. */
export default function PairingPage() {
  const texts = PAIRING_TEXTS[useLanguage()];
  const seeking = useSeeking();
  const found = seeking.status === 'found' ? seeking.game : undefined;
  // Whoever looks on goes to the table at once.
  useEffect(() => {
    if (found !== undefined && document.visibilityState === 'visible') goTo(`/g/${found}`);
  }, [found]);
  return (
    <div className="w-page">
      <PageHead page="pair" />
      <main className="w-pairing">
        {seeking.status === 'looking' && <Search seeking={seeking} />}
        {seeking.status === 'resting' && <Wanted problem={seeking.problem} />}
        {seeking.status === 'found' && <h1>{texts.found}</h1>}
      </main>
    </div>
  );
}
