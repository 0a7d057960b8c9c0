import { SideMark, useLanguage } from '@brink/board';
import { Link } from '../../ui/link.tsx';
import { CARDS } from './portrait.tsx';
import { PEOPLE_TEXTS } from './texts.ts';

/** One's own page before the first game: what will hang where, and how to begin. */
export function FirstDay() {
  const texts = PEOPLE_TEXTS[useLanguage()];
  return (
    <>
      <section aria-label={texts.wall}>
        <h2>
          {texts.wall} <small>{texts.wallPromise}</small>
        </h2>
        <div className="w-wall">
          <div className="w-slot w-slot-first">
            <b>{texts.firstPicture}</b>
            <span>{texts.firstPictureAbout}</span>
            <span className="w-slot-ways">
              <Link to="/learn/first-game" className="b-button b-button-primary">
                {texts.learn}
              </Link>
              <Link to="/" className="b-button">
                {texts.playBot}
              </Link>
            </span>
          </div>
          {[2, 3, 4].map((number) => (
            <span key={number} className="w-slot" aria-hidden>
              {texts.gameNumber(number)}
            </span>
          ))}
        </div>
      </section>
      <section aria-label={texts.rating}>
        <h2>
          {texts.rating} <small>{texts.ratingPromise}</small>
        </h2>
        <p className="w-slot">{texts.ratingAbout}</p>
      </section>
      <section aria-label={texts.favourites}>
        <h2>
          {texts.favourites} <small>{texts.favouritesPromise}</small>
        </h2>
        <div className="w-favourites" aria-hidden>
          {Array.from({ length: CARDS }, (_, i) => (
            <span key={i} className="w-slot">
              ?
            </span>
          ))}
        </div>
      </section>
      <section aria-label={texts.openings}>
        <h2>{texts.openings}</h2>
        <p className="w-slot">
          <SideMark side="ussr" /> {texts.openingPromise[1]}
        </p>
        <p className="w-slot">
          <SideMark side="us" /> {texts.openingPromise[0]}
        </p>
      </section>
    </>
  );
}
