import { Button, useLanguage } from '@brink/board';
import { useEffect } from 'react';
import { forgetFound, stopSeeking, useSeeking, whenFound } from '../../client/seeking.ts';
import { play } from '../../table/stage/play-sound.ts';
import { Link } from '../../ui/link.tsx';
import { goTo, useAddress } from '../../ui/router.ts';
import { PAIRING_TEXTS } from './texts.ts';
import { useElapsed, useSecondsLeft } from './use-elapsed.ts';
import './pairing.css';

/** A game that is found calls by a sound, the title of the tab and, where that is allowed, a notice. */
function useCall(title: string, game: string | undefined): void {
  useEffect(
    () =>
      whenFound((found) => {
        play('yourTurn');
        if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
        if (Notification.permission !== 'granted') return;
        const notice = new Notification('Brink', { body: title, icon: '/icon.svg', tag: found });
        notice.addEventListener('click', () => {
          focus();
          goTo(`/g/${found}`);
        });
      }),
    [title],
  );
  useEffect(() => {
    if (game === undefined) return undefined;
    document.title = `● ${title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [game, title]);
}

/** The search goes on wherever one is, and says so; what it has found is one click away. */
export default function SeekBanner() {
  const texts = PAIRING_TEXTS[useLanguage()];
  const seeking = useSeeking();
  const address = useAddress();
  const found = seeking.status === 'found' ? seeking.game : undefined;
  const { text } = useElapsed(seeking.status === 'looking' ? seeking.told?.since : undefined);
  const left = useSecondsLeft(seeking.status === 'found' ? seeking.until : undefined);
  useCall(texts.found, found);
  useEffect(() => {
    if (found !== undefined && left === 0) goTo(`/g/${found}`);
  }, [found, left]);
  const isThere = found !== undefined && address === `/g/${found}`;
  useEffect(() => {
    if (isThere) forgetFound();
  }, [isThere]);
  if (seeking.status === 'resting' || isThere || address === '/pair') return undefined;
  return (
    <aside className="w-seeking" data-found={found !== undefined || undefined} role="status">
      {found === undefined ? (
        <>
          <Link to="/pair">{texts.looking(text)}</Link>
          <Button onPress={stopSeeking}>{texts.stop}</Button>
        </>
      ) : (
        <>
          <b>{texts.found}</b>
          <span role="timer" aria-live="off">
            {texts.comeOver(left ?? 0)}
          </span>
          <Link to={`/g/${found}`} className="b-button w-go">
            {texts.toTable}
          </Link>
        </>
      )}
    </aside>
  );
}
