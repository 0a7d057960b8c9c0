import { SIDES, SideMark, langOf, useLanguage } from '@brink/board';
import { MANNERS } from '@brink/games/manners';
import type { Texts } from '@brink/kernel';
import type { ExplorerAnswer } from '@brink/protocol';
import { Link } from '../../ui/link.tsx';
import { awayText } from '../../ui/moment.tsx';
import { nameOf } from '../../ui/player-name.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PEOPLE_TEXTS } from '../players/texts.ts';
import type { Place } from './place.ts';
import { useExplorerTexts } from './texts.ts';

interface LastGamesProps {
  readonly place: Place;
  readonly last: ExplorerAnswer['last'];
  readonly texts: Texts;
}

/** The newest games that came here, with those who played them. */
export function LastGames({ place, last, texts: gameTexts }: LastGamesProps) {
  const texts = useExplorerTexts();
  const say = useSay();
  const language = useLanguage();
  const { manners } = PEOPLE_TEXTS[language];
  const turnIn = place.game === 'volk' ? texts.decade : texts.turn;
  if (last.length === 0) return null;
  return (
    <section className="x-group">
      <h2 className="x-head x-head-last">
        <span>{texts.last}</span>
        <Link to={`/archive?game=${place.game}`}>{texts.all}</Link>
      </h2>
      <ul>
        {last.map(({ game, ratings }) => {
          const { id, sides, turn, manner, winner, ended } = game;
          const won = sides.findIndex(({ side }) => winner.split('+').includes(side));
          const known = MANNERS[place.game].find((each) => each === manner);
          return (
            <li key={id} className="x-game">
              <Link to={`/archive/${id}`}>
                {sides.map(({ seat, name, bot }, at) => {
                  const shown =
                    bot === undefined
                      ? name || say.nobody
                      : nameOf({ kind: 'bot', name: bot }, say);
                  return (
                    <span key={seat} lang={langOf(shown)} data-won={at === won || undefined}>
                      {at > 0 && ' – '}
                      {shown}
                      {ratings[at] > 0 && ` ${ratings[at]}`}
                    </span>
                  );
                })}
              </Link>
              <span>
                {won >= 0 && (
                  <SideMark side={SIDES[won % 2]} size={12} label={gameTexts.seats[won]} />
                )}{' '}
                {[turnIn(turn), won < 0 ? texts.draw : known && manners[known]]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <time dateTime={new Date(ended).toISOString()}>
                {awayText(ended - Date.now(), language)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
