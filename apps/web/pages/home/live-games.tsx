import { SideMark, SIDES, langOf, useLanguage } from '@brink/board';
import type { GameGlance, Showcase } from '@brink/protocol';
import { nameOf } from '../../ui/player-name.ts';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { GlanceMap } from './glance-map.tsx';
import { HOME_TEXTS } from './texts.ts';
import { VpTrack } from './vp-track.tsx';

const MOST = 3;

function LiveGame({ seen }: { readonly seen: GameGlance }) {
  const say = useSay();
  const texts = HOME_TEXTS[useLanguage()];
  const { game, glance, watching = 0 } = seen;
  const names = game.players.map(({ kind, name = '' }) => nameOf({ kind, name }, say));
  return (
    <li>
      <Link to={`/g/${game.id}`} className="w-live-game">
        <GlanceMap seen={seen} />
        <span className="w-live-names">
          {names.slice(0, 2).map((name, seat) => (
            <span key={seat} lang={langOf(name)}>
              {seat === 0 && <SideMark side={SIDES[0]} size={12} />} {name}{' '}
              {seat === 1 && <SideMark side={SIDES[1]} size={12} />}
            </span>
          ))}
        </span>
        {glance && <VpTrack vp={glance.vp} most={game.game === 'red-sea' ? 10 : 20} />}
        <span className="w-live-facts">
          <span>
            {glance
              ? `${texts.turn(glance.turn)} · DEFCON ${glance.defcon}`
              : say.games[game.game as keyof typeof say.games].title}
          </span>
          {watching > 0 && <span>{texts.watching(watching)}</span>}
        </span>
      </Link>
    </li>
  );
}

/** Games to watch. */
export function LiveGames({ showcase }: { readonly showcase: Showcase }) {
  const texts = HOME_TEXTS[useLanguage()];
  const shown = showcase.live.slice(0, MOST);
  return (
    <section className="w-live" aria-labelledby="w-live">
      <h2 id="w-live">
        {texts.beingPlayed}{' '}
        <small>
          {[
            ...(showcase.playing > 0 ? [texts.games(showcase.playing)] : []),
            ...(showcase.here > 0 ? [texts.here(showcase.here)] : []),
          ].join(' · ')}
        </small>
        <Link to="/archive">{texts.allGames}</Link>
      </h2>
      {shown.length === 0 ? (
        <p className="w-promise">{texts.noneLive}</p>
      ) : (
        <ul className="w-live-games">
          {shown.map((seen) => (
            <LiveGame key={seen.game.id} seen={seen} />
          ))}
        </ul>
      )}
    </section>
  );
}
