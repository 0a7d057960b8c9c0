import { SIDES, SideMark, langOf, useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { GameGlance, GameSummary } from '@brink/protocol';
import { useEffect } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { Link } from '../../ui/link.tsx';
import { awayText } from '../../ui/moment.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { opponentsIn } from './own-games.tsx';
import { HOME_TEXTS } from './texts.ts';

/** What was going on when this browser last looked. */
interface Left {
  readonly at: number;
  readonly going: readonly string[];
}

const KEY = 'brink.left';

function read(): Left | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Left;
  } catch {
    return undefined;
  }
}

/** As it was before this page was opened: what one looks at now is no news the next time. */
const before = read();

const sideOf = ({ yours }: GameSummary) => SIDES[(yours?.[0] ?? 0) % SIDES.length];

function Ended({ game, kind }: { readonly game: GameSummary; readonly kind: GameId }) {
  const language = useLanguage();
  const lobby = useLobby(kind);
  const say = useSay();
  const names = opponentsIn(game, say);
  return (
    <li>
      <SideMark side={sideOf(game)} size={12} />
      <Link to={`/g/${game.id}#0`}>
        <b lang={langOf(names)}>{names}</b>: {lobby.texts[language].outcome(game.result!)}
      </Link>
    </li>
  );
}

function Replied({ seen: { game, at } }: { readonly seen: GameGlance }) {
  const language = useLanguage();
  const say = useSay();
  const names = opponentsIn(game, say);
  return (
    <li>
      <SideMark side={sideOf(game)} size={12} />
      <Link to={`/g/${game.id}`}>
        <b lang={langOf(names)}>{names}</b>: {say.yourMove}, {awayText(at - Date.now(), language)}
      </Link>
    </li>
  );
}

interface SinceLastProps {
  readonly boards: readonly GameGlance[];
  readonly finished: readonly GameSummary[];
}

/** What happened in one's own games while one was away. */
export function SinceLast({ boards, finished }: SinceLastProps) {
  const texts = HOME_TEXTS[useLanguage()];
  const going = boards.map(({ game }) => game.id);
  const kept = JSON.stringify(going);
  useEffect(() => {
    const left: Left = { at: Date.now(), going: JSON.parse(kept) as string[] };
    try {
      localStorage.setItem(KEY, JSON.stringify(left));
    } catch {
      // Without storage nothing is news.
    }
  }, [kept]);
  if (!before) return undefined;
  const ended = finished.filter(({ id, result }) => result && before.going.includes(id));
  const replied = boards.filter(
    ({ game, at }) => game.yourTurn && at > before.at && before.going.includes(game.id),
  );
  if (ended.length + replied.length === 0) return undefined;
  return (
    <section className="w-away" aria-labelledby="w-away">
      <h2 id="w-away">{texts.away}</h2>
      <ul>
        {replied.map((seen) => (
          <Replied key={seen.game.id} seen={seen} />
        ))}
        {ended.flatMap((game) =>
          isGameId(game.game) ? [<Ended key={game.id} game={game} kind={game.game} />] : [],
        )}
      </ul>
    </section>
  );
}
