import { OpsBadge, SideMark, useLanguage, useWords } from '@brink/board';
import type { StruggleId } from '@brink/games/ids';
import type { GameGlance, Showcase } from '@brink/protocol';
import { useMemo, useRef } from 'react';
import { useGlanceUi } from '../../games/game-uis.ts';
import { tellPlay } from '../../games/struggle/glance-ui.ts';
import { LivingBoard } from '../../games/struggle/living-board.tsx';
import { Link } from '../../ui/link.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { isStruggle, useScore } from './glance-map.tsx';
import { HOME_TEXTS } from './texts.ts';
import { useFilm, useIsSeen, useStill, type Scene } from './use-scenes.ts';
import { Arrival } from '../../ui/arrival.tsx';

interface ShownProps {
  readonly game: StruggleId;
  readonly scene: Scene;
  readonly kind: 'live' | 'replayed' | 'shipped';
  /** Where it can be looked at. */
  readonly address: string | undefined;
  /** The players, by seat. */
  readonly names: readonly string[];
}

/** The map, and on it the last play in words. */
function Shown({ game, scene, kind, address, names }: ShownProps) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const say = useSay();
  const words = useWords();
  const score = useScore();
  const ui = useGlanceUi(game);
  const { glance, last } = scene;
  const told = useMemo(() => tellPlay(ui, last, language), [ui, last, language]);
  const side = told?.side;
  const face = told?.card === undefined ? undefined : ui.cards[language].get(told.card);
  const name = side && (names[side === 'us' ? 0 : 1] ?? words.side[side]);
  return (
    <>
      <LivingBoard ui={ui} glance={glance} at={told?.at} />
      <div className="w-note">
        <p className="w-note-head">
          {side && (
            <b data-side={side}>
              <SideMark side={side} size={12} isInverse /> {words.side[side]}
            </b>
          )}
          <span>{name === undefined ? texts.setUp : texts.hasPlayed(name)}</span>
        </p>
        {told && (
          <p className="w-note-play">
            {face && face.ops > 0 && (
              <OpsBadge ops={face.ops} side={face.side} isScoring={false} size={32} />
            )}
            <span>
              <b>{told.title}</b>
              <br />
              {told.text}
            </span>
          </p>
        )}
        <p className="w-note-foot">
          {kind === 'live' && <i aria-hidden />}
          <span>{[texts[kind], texts.turn(glance.turn), score(glance.vp)].join(' · ')}</span>
          {address && <Link to={address}>{kind === 'live' ? say.watch : say.replay}</Link>}
        </p>
      </div>
    </>
  );
}

const namesIn = ({ game }: GameGlance, say: ReturnType<typeof useSay>): readonly string[] =>
  game.players.map(({ kind, name = '' }) => nameOf({ kind, name }, say));

/** A real game on the first page: one that is played now, else a finished one, else our own. */
export default function LivingMap(props: {
  /** Nothing while the server has not answered. */
  readonly showcase: Showcase | 'offline' | undefined;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const isMoving = useIsSeen(frame);
  const say = useSay();
  const wanted = props.showcase;
  const live = useStill(
    typeof wanted === 'object'
      ? wanted.live.find(({ game, glance }) => glance && isStruggle(game.game))
      : undefined,
    isMoving,
  );
  const film = useFilm(wanted, isMoving);
  let shown: ShownProps | undefined;
  if (live?.glance && isStruggle(live.game.game)) {
    shown = {
      game: live.game.game,
      scene: { glance: live.glance, last: live.last },
      kind: 'live',
      address: `/g/${live.game.id}`,
      names: namesIn(live, say),
    };
  } else if (film.scene) {
    const { finished } = film;
    const game = finished?.game ?? 'twilight-struggle';
    shown = {
      game: isStruggle(game) ? game : 'twilight-struggle',
      scene: film.scene,
      kind: finished ? 'replayed' : 'shipped',
      address: finished && `/g/${finished.id}#0`,
      names: [],
    };
  }
  return (
    <div ref={frame} className="w-hero-map">
      {shown && (
        <Arrival>
          <Shown {...shown} />
        </Arrival>
      )}
    </div>
  );
}
