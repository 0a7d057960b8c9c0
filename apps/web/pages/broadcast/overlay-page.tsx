import { SpeakIn, type BoardLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import { useEffect } from 'react';
import { useGameUi } from '../../games/game-uis.ts';
import { gameSummary } from '../../client/api.ts';
import { openHands } from '../../client/club-api.ts';
import { useSettings } from '../../ui/settings.ts';
import { useLoaded } from '../../client/use-loaded.ts';
import { useBroadcastTexts } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';
import './broadcast.css';

const MINUTE = 60_000;
const AGAIN_MS = 5_000;

interface Wanted {
  readonly language?: BoardLanguage;
  readonly theme?: 'light' | 'dark';
  readonly isClear: boolean;
}

/** How the picture shall look, from its address: a stream has no settings of its own. */
function wantedIn(search: string): Wanted {
  const query = new URLSearchParams(search);
  const language = query.get('lang');
  const theme = query.get('theme');
  return {
    ...((language === 'en' || language === 'ru') && { language }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    isClear: query.get('bg') === 'clear',
  };
}

/** The page carries language, theme and background while the picture is shown. */
function useLook({ language, theme, isClear }: Wanted): void {
  useEffect(() => {
    const { documentElement: page } = document;
    const before = { lang: page.lang, theme: page.dataset['theme'] };
    if (language) page.lang = language;
    if (theme) page.dataset['theme'] = theme;
    page.dataset['overlay'] = isClear ? 'clear' : 'plain';
    return () => {
      page.lang = before.lang;
      page.dataset['theme'] = before.theme;
      delete page.dataset['overlay'];
    };
  }, [language, theme, isClear]);
}

interface ShownProps {
  readonly id: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly after: number;
}

function Shown({ id, game, options, names, after }: ShownProps) {
  const words = useBroadcastTexts();
  const { Overlay } = useGameUi(game);
  const { loaded } = useLoaded(id, () => openHands(id), AGAIN_MS);
  if (loaded.status === 'loading') return undefined;
  if (loaded.status === 'failed') {
    const texts: Readonly<Record<string, string>> = {
      'too-early': words.tooEarly(after / MINUTE),
      'closed-hands': words.closed,
      'players-may-not': words.players,
      offline: words.offline,
    };
    return <p className="w-overlay-note">{texts[loaded.code] ?? words.failed}</p>;
  }
  const { view, log } = loaded.value;
  return <Overlay view={view} log={log} options={options} names={names} />;
}

function Picture({ id }: { readonly id: string }) {
  const words = useBroadcastTexts();
  const { loaded } = useLoaded(id, () => gameSummary(id), MINUTE);
  if (loaded.status === 'loading') return undefined;
  if (loaded.status === 'failed') return <p className="w-overlay-note">{words.failed}</p>;
  const { game, options, players, openHandsAfter } = loaded.value;
  if (openHandsAfter === undefined || !isGameId(game)) {
    return <p className="w-overlay-note">{words.closed}</p>;
  }
  const names = players.map(({ name = '' }) => name);
  return <Shown id={id} game={game} options={options} names={names} after={openHandsAfter} />;
}

/** Both hands and the board as they were a while ago, and nothing else: a picture for a stream. */
export default function OverlayPage({ id }: { readonly id: string }) {
  const settings = useSettings();
  const wanted = wantedIn(location.search);
  useLook(wanted);
  return (
    <SpeakIn language={wanted.language ?? settings.language}>
      <main className="w-overlay">
        <Arrival>
          <Picture id={id} />
        </Arrival>
      </main>
    </SpeakIn>
  );
}
