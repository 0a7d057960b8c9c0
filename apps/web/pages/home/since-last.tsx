import { SIDES, SideMark, langOf, useLanguage } from '@brink/board';
import { isGameId, type GameId } from '@brink/games/ids';
import type { DailyPuzzle, GameGlance, GameSummary } from '@brink/protocol';
import { useEffect } from 'react';
import { useTried } from '../../client/tried.ts';
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
  readonly puzzle?: string | undefined;
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

/** Somebody keeps a seat for the one who looks. */
function Challenge({ game }: { readonly game: GameSummary }) {
  const texts = HOME_TEXTS[useLanguage()];
  const name = game.players.find(({ id }) => id === game.creator)?.name ?? '';
  return (
    <li>
      <SideMark side="neutral" size={12} />
      <Link to={`/g/${game.id}`}>
        <b lang={langOf(name)}>{name}</b> {texts.challenges}
      </Link>
    </li>
  );
}

export interface SinceLastProps {
  readonly boards: readonly GameGlance[];
  readonly finished: readonly GameSummary[];
  /** Tables that have not begun. */
  readonly rows: readonly GameSummary[];
  readonly puzzle: DailyPuzzle | undefined;
}

/** What happened while one was away: in one's own games, challenges, a puzzle that is new. */
export function SinceLast({ boards, finished, rows, puzzle }: SinceLastProps) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const tried = useTried();
  const kept = JSON.stringify({
    going: boards.map(({ game }) => game.id),
    puzzle: puzzle?.id ?? before?.puzzle,
  });
  useEffect(() => {
    const left: Left = { at: Date.now(), ...(JSON.parse(kept) as Omit<Left, 'at'>) };
    try {
      localStorage.setItem(KEY, JSON.stringify(left));
    } catch {
      // Without storage nothing is news.
    }
  }, [kept]);
  if (!before) return undefined;
  const challenges = rows.filter(({ invited, created }) => invited && created > before.at);
  const isNew = before.puzzle !== undefined && puzzle && puzzle.id !== before.puzzle;
  const newPuzzle = isNew && tried.get(puzzle.id) !== true ? puzzle : undefined;
  const ended = finished.filter(({ id, result }) => result && before.going.includes(id));
  const replied = boards.filter(
    ({ game, at }) => game.yourTurn && at > before.at && before.going.includes(game.id),
  );
  if (ended.length + replied.length + challenges.length === 0 && !newPuzzle) return undefined;
  return (
    <section className="w-away" aria-labelledby="w-away">
      <h2 id="w-away">{texts.away}</h2>
      <ul>
        {challenges.map((game) => (
          <Challenge key={game.id} game={game} />
        ))}
        {replied.map((seen) => (
          <Replied key={seen.game.id} seen={seen} />
        ))}
        {ended.flatMap((game) =>
          isGameId(game.game) ? [<Ended key={game.id} game={game} kind={game.game} />] : [],
        )}
        {newPuzzle && (
          <li>
            <SideMark side="neutral" size={12} />
            <Link to={`/puzzle/${newPuzzle.id}`}>
              {texts.newPuzzle} <b>{newPuzzle.title[language]}</b>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
