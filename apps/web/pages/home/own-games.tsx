import { SIDES, SideMark, langOf, useLanguage, useWords } from '@brink/board';
import { isGameId, type StruggleId } from '@brink/games/ids';
import type { GameGlance, GameSummary } from '@brink/protocol';
import { useMemo } from 'react';
import { useGlanceUi, useLobby } from '../../games/game-uis.ts';
import { tellPlay } from '../../games/struggle/glance-ui.ts';
import { clockText, useClocks } from '../../table/clock.ts';
import { Link } from '../../ui/link.tsx';
import { awayText, useNow } from '../../ui/moment.tsx';
import { nameOf } from '../../ui/player-name.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { GlanceMap, isStruggle } from './glance-map.tsx';
import { HOME_TEXTS } from './texts.ts';
import { Arrival } from '../../ui/arrival.tsx';

/** What is left to the seat that has the least of it, of those whose clocks run. */
function timeLeft({ clocks }: GameGlance): number {
  const running = clocks?.remaining.filter((_, seat) => clocks.running[seat]) ?? [];
  return running.length === 0 ? Infinity : Math.min(...running);
}

/** The one with the least time first; without a clock the one that has waited longest. */
export const byUrgency = (a: GameGlance, b: GameGlance): number => {
  const [left, right] = [timeLeft(a), timeLeft(b)];
  return left === right ? a.at - b.at : left - right;
};

/** Who plays against the one who asks. */
export function opponentsIn({ players, yours = [] }: GameSummary, say: AppTexts): string {
  return players
    .filter(({ seat }) => !yours.includes(seat))
    .map(({ kind, name = '' }) => nameOf({ kind, name }, say))
    .join(', ');
}

const useOpponents = ({ game }: GameGlance): string => opponentsIn(game, useSay());

/** The clock that runs, going on by itself; of a game without one, how long it has waited. */
function Clock({ seen, isYours }: { readonly seen: GameGlance; readonly isYours: boolean }) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const now = useNow();
  const { clocks, at } = seen;
  const read = useMemo(() => clocks && { ...clocks, at: Date.now() }, [clocks]);
  const left = useClocks(read)?.filter((_, seat) => read?.running[seat]);
  if (!left || left.length === 0) {
    return (
      <span className="w-own-clock">
        <small>{texts.waited(awayText(at - now, language))}</small>
      </span>
    );
  }
  return (
    <span className="w-own-clock">
      {clockText(Math.min(...left), language === 'ru' ? 'д' : 'd')}
      <small>{isYours ? texts.yourClock : texts.theirClock}</small>
    </span>
  );
}

/** What the other side did last, as a line of the teletype. */
function LastPlay({ seen, game }: { readonly seen: GameGlance; readonly game: StruggleId }) {
  const language = useLanguage();
  const ui = useGlanceUi(game);
  const told = useMemo(() => tellPlay(ui, seen.last, language), [ui, seen, language]);
  return (
    told && (
      <p className="w-own-since">
        <b>{told.title}</b> {told.text}
      </p>
    )
  );
}

function Terms({ seen }: { readonly seen: GameGlance }) {
  const say = useSay();
  const language = useLanguage();
  const { game } = seen;
  const kind = isGameId(game.game) ? game.game : 'twilight-struggle';
  const lobby = useLobby(kind);
  return [say.paces[game.clock.kind], lobby.summary(game.options, language)].join(' · ');
}

function Facts({ seen }: { readonly seen: GameGlance }) {
  const texts = HOME_TEXTS[useLanguage()];
  const { side } = useWords();
  const { glance, game } = seen;
  const own = game.yours?.[0] ?? 0;
  const ownSide = SIDES[own % SIDES.length];
  return (
    <p className="w-own-facts">
      <span>
        {texts.you}{' '}
        <b>
          <SideMark side={ownSide} size={13} /> {isStruggle(game.game) ? side[ownSide] : ''}
        </b>
      </span>
      {glance && (
        <>
          <span>
            <b>
              {[
                texts.turn(glance.turn),
                glance.round === 0 ? texts.headlines : texts.round(glance.round),
              ].join(', ')}
            </b>
          </span>
          <span>
            DEFCON <b>{glance.defcon}</b>
          </span>
          <span>
            {texts.vp}{' '}
            <b>
              {glance.vp === 0
                ? '0'
                : `${side[glance.vp > 0 ? 'us' : 'ussr']} ${Math.abs(glance.vp)}`}
            </b>
          </span>
        </>
      )}
    </p>
  );
}

/** A game that waits for its player. */
export function WaitingGame({ seen }: { readonly seen: GameGlance }) {
  const say = useSay();
  const { game } = seen;
  const names = useOpponents(seen);
  return (
    <li className="w-own-game">
      <GlanceMap seen={seen} />
      <div>
        <h3>
          <span lang={langOf(names)}>{names}</span>
          <small>
            <Arrival>
              <Terms seen={seen} />
            </Arrival>
          </small>
        </h3>
        {isStruggle(game.game) && (
          <Arrival>
            <LastPlay seen={seen} game={game.game} />
          </Arrival>
        )}
        <Facts seen={seen} />
      </div>
      <div>
        <Clock seen={seen} isYours />
        <Link to={`/g/${game.id}`} className="b-button w-go" label={`${say.yourMove}: ${names}`}>
          {say.yourMove}
        </Link>
      </div>
    </li>
  );
}

/** A game in which somebody else is to move. */
export function OthersMove({ seen }: { readonly seen: GameGlance }) {
  const names = useOpponents(seen);
  return (
    <li>
      <Link to={`/g/${seen.game.id}`} className="w-others-move">
        <GlanceMap seen={seen} />
        <span>
          <b lang={langOf(names)}>{names}</b>
          <Facts seen={seen} />
        </span>
        <Clock seen={seen} isYours={false} />
      </Link>
    </li>
  );
}
