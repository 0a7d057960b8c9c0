import { useLanguage } from '@brink/board';
import { GAME_IDS, type GameId } from '@brink/games/ids';
import { dailyGame, dayOf, puzzleOfDay } from '@brink/library/puzzles/daily';
import { introOf } from '@brink/library/puzzles/intro';
import { loadAllPuzzles } from '@brink/library/puzzles/index';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { THEMES, type Theme } from '@brink/library/puzzles/themes';
import { useEffect, useState } from 'react';
import { useMe } from '../../client/me.ts';
import { dailyDays, streakIn, useProgress, type Progress } from '../../client/puzzle-progress.ts';
import { hardnessOf, usePuzzleRatings } from '../../client/puzzle-ratings.ts';
import { Link } from '../../ui/link.tsx';
import { Loading } from '../../ui/notice.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import { Bar } from './bar.tsx';
import { nextFor } from './next.ts';
import { usePuzzleTexts } from './texts.ts';
import { Arrival, onDemand, useArrived } from '../../ui/arrival.tsx';
import './puzzles.css';

const DailyMap = onDemand(() => import('./daily-map.tsx'));

const DAYS_SHOWN = 14;
const EARLIER = 6;
/** Fewer tries say nothing about a theme. */
const FEW = 5;
/** 90 % of the normal distribution lie within so many deviations. */
const NINETY = 1.64;

interface Shown {
  readonly all: readonly Puzzle[];
  /** Of today, then of the days before. */
  readonly days: readonly Puzzle[];
  readonly today: number;
}

async function load(): Promise<Shown> {
  const today = dayOf(Date.now());
  const days = Array.from({ length: EARLIER + 1 }, (_, i) => puzzleOfDay(today - i));
  return { all: await loadAllPuzzles(), days: await Promise.all(days), today };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dateOf(day: number, language: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(day * DAY_MS);
}

function stateOf({ tries }: Progress, id: string): 'open' | 'solved' | 'failed' {
  const found = tries.find(({ puzzle }) => puzzle === id);
  return found ? (found.isSolved ? 'solved' : 'failed') : 'open';
}

function Daily({ puzzle, today }: { readonly puzzle: Puzzle; readonly today: number }) {
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const say = useSay();
  const progress = useProgress();
  const ratings = usePuzzleRatings();
  const known = ratings.get(puzzle.id);
  const [isShared, setShared] = useState(false);
  const { title, say: task } = introOf(puzzle);
  const state = stateOf(progress, puzzle.id);
  const address = `/puzzle/${puzzle.id}`;
  const share = (): void => {
    void navigator.clipboard?.writeText(location.origin + address).then(() => setShared(true));
  };
  return (
    <article className="pf-daily" aria-labelledby="pf-daily">
      <header>
        <h2 id="pf-daily">{texts.ofTheDay}</h2>
        <span>{dateOf(today, language)}</span>
        <span>{texts.rated(Math.round(hardnessOf(puzzle, ratings)))}</span>
      </header>
      <Arrival>
        <DailyMap puzzle={puzzle} />
      </Arrival>
      <div className="pf-daily-text">
        <small>
          {say.games[puzzle.game].title} · {texts.kinds[puzzle.kind]}
        </small>
        <h3>{title[language]}</h3>
        <p>{task[language]}</p>
        <div className="pf-acts">
          <Link to={address} className="b-button b-button-primary">
            {texts.solve}
          </Link>
          <button type="button" className="b-button" onClick={share}>
            {isShared ? texts.shared : texts.share}
          </button>
          {state !== 'open' && (
            <span>
              {state === 'solved' ? '✓ ' : ''}
              {texts.state[state]}
            </span>
          )}
          {known && <small>{texts.firstTries(known.solved, known.tries)}</small>}
        </div>
      </div>
    </article>
  );
}

interface ThemeRowProps {
  readonly theme: Theme;
  readonly all: readonly Puzzle[];
  readonly progress: Progress;
}

function ThemeRow({ theme, all, progress }: ThemeRowProps) {
  const texts = usePuzzleTexts();
  const of = new Set(all.filter(({ themes }) => themes.includes(theme)).map(({ id }) => id));
  const tries = progress.tries.filter(({ puzzle }) => of.has(puzzle));
  const n = tries.length;
  const share = n === 0 ? 0 : tries.filter(({ isSolved }) => isSolved).length / n;
  const error = n === 0 ? 0 : NINETY * Math.sqrt(Math.max(0.02, share * (1 - share)) / n);
  const next = nextFor(all, progress, { theme });
  const { name, about } = texts.themes[theme];
  const label = (
    <>
      {name}
      <small>{about}</small>
    </>
  );
  return (
    <li className="pf-theme">
      {next ? <Link to={`/puzzle/${next.id}`}>{label}</Link> : <span>{label}</span>}
      <span>{texts.solvedOf(n, of.size)}</span>
      {n < FEW ? (
        <span className="pf-few">{texts.tooFew}</span>
      ) : (
        <Bar
          value={100 * share}
          error={100 * error}
          label={`${texts.percent(Math.round(100 * share))} ± ${Math.round(100 * error)}`}
        />
      )}
    </li>
  );
}

function Days({ today }: { readonly today: number }) {
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const progress = useProgress();
  const { solved, failed } = dailyDays(progress);
  const streak = streakIn(progress, today);
  const list = Array.from({ length: DAYS_SHOWN }, (_, i) => today - DAYS_SHOWN + 1 + i);
  const look = (day: number): 'solved' | 'failed' | 'open' =>
    solved.has(day) ? 'solved' : failed.has(day) ? 'failed' : 'open';
  return (
    <section>
      <h2>
        {texts.streak} <span>{texts.best(streak.best)}</span>
      </h2>
      <p className="pf-big">{streak.now}</p>
      <ol className="pf-days">
        {list.map((day) => (
          <li
            key={day}
            data-look={look(day)}
            title={`${dateOf(day, language)}: ${texts.state[look(day)]}`}
          >
            <span className="pf-hidden">
              {dateOf(day, language)}: {texts.state[look(day)]}
            </span>
          </li>
        ))}
      </ol>
      <p className="pf-note">{texts.days}</p>
    </section>
  );
}

function GameRow({ game, all }: { readonly game: GameId; readonly all: readonly Puzzle[] }) {
  const say = useSay();
  const texts = usePuzzleTexts();
  const progress = useProgress();
  const of = all.filter((each) => each.game === game);
  const solved = of.filter(({ id }) => stateOf(progress, id) === 'solved').length;
  const next = nextFor(of, progress);
  const { title } = say.games[game];
  return (
    <li className="pf-row">
      {next ? (
        <Link to={`/puzzle/${next.id}`} label={texts.nextOf(title)}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <span>{texts.solvedOf(solved, of.length)}</span>
    </li>
  );
}

function Overview({ loading }: { readonly loading: Promise<Shown> }) {
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const { all, days, today } = useArrived(loading);
  const progress = useProgress();
  const me = useMe();
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  const { rating, deviation } = progress.rating;
  const next = nextFor(
    all.filter(({ game }) => game === dailyGame(today)),
    progress,
    { except: days[0].id },
  );
  return (
    <>
      <div>
        <Daily puzzle={days[0]} today={today} />
        {next && (
          <p className="pf-next">
            <Link to={`/puzzle/${next.id}`} className="b-button">
              {texts.next}
            </Link>
          </p>
        )}
      </div>
      <div>
        <section>
          <h2>
            {texts.themesTitle} <span>{texts.themesNote}</span>
          </h2>
          <ul className="pf-list">
            {THEMES.map((theme) => (
              <ThemeRow key={theme} theme={theme} all={all} progress={progress} />
            ))}
          </ul>
        </section>
        <section>
          <h2>{texts.kindsTitle}</h2>
          <p className="pf-note">
            <b>{texts.kinds.exact}:</b> {texts.kindsAbout.exact} <b>{texts.kinds.odds}:</b>{' '}
            {texts.kindsAbout.odds}
          </p>
        </section>
        <section>
          <h2>{texts.earlier}</h2>
          <ul className="pf-list">
            {days.slice(1).map((puzzle, i) => (
              <li key={today - i} className="pf-row">
                <Link to={`/puzzle/${puzzle.id}`}>{introOf(puzzle).title[language]}</Link>
                <span>{texts.state[stateOf(progress, puzzle.id)]}</span>
                <span>{dateOf(today - 1 - i, language)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div>
        <section>
          <h2>{texts.yourRating}</h2>
          <p className="pf-big">
            {Math.round(rating)}
            <em>± {Math.round(NINETY * deviation)}</em>
          </p>
          <p className="pf-note">{texts.keptBy[isAccount ? 'account' : 'device']}</p>
        </section>
        <Days today={today} />
        <section>
          <h2>{texts.games}</h2>
          <ul className="pf-list">
            {GAME_IDS.map((game) => (
              <GameRow key={game} game={game} all={all} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** The puzzle of the day, what one is good at, and where to go on. */
export default function PuzzlesPage() {
  const texts = usePuzzleTexts();
  const [loading] = useState(load);
  useEffect(() => {
    document.title = `${texts.title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  return (
    <div className="w-page">
      <PageHead page="puzzles" />
      <main className="pf">
        <h1 className="pf-hidden">{texts.title}</h1>
        <Arrival fallback={<Loading />}>
          <Overview loading={loading} />
        </Arrival>
      </main>
    </div>
  );
}
