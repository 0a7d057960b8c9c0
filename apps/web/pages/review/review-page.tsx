import { Button, useLanguage } from '@brink/board';
import { lessonFor } from '@brink/library/lessons/fitting';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useGameUi, useLobby } from '../../games/game-uis.ts';
import type { GameId } from '@brink/games/ids';
import type { Recorded } from '../../table/replay/recorded.ts';
import { useTableTexts } from '../../table/texts.ts';
import { Link } from '../../ui/link.tsx';
import { analysisOf, goTo } from '../../ui/router.ts';
import { PageHead } from '../page-head.tsx';
import { Curve } from './curve.tsx';
import { Good, Mistakes } from './mistakes.tsx';
import { drawReview, sharePicture } from './review-picture.ts';
import { Thrown } from './thrown.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useReview } from './use-review.ts';
import { Waterfall } from './waterfall.tsx';
import { pointsOf, sharesOf, titleOf, turnsOf, useReviewWords } from './words.ts';
import { isElsewhere } from '../../ui/typing.ts';
import '../home/home.css';
import '../analysis/analysis.css';
import './review.css';

interface ReviewPageProps {
  readonly game: GameId;
  readonly recorded: Recorded;
}

const NONE: readonly never[] = [];

/** Letters by physical key, where nobody is typing. */
function useLetters(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!hasModifier && !isElsewhere(event.target)) latest.current[event.code]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** The judgement of a finished game: curve, turning points, luck and decisions, mistakes. */
export function ReviewPage({ game: id, recorded }: ReviewPageProps) {
  const { record, names } = recorded;
  const ui = useGameUi(id);
  const { summary } = useLobby(id);
  const tableTexts = useTableTexts();
  const gameTexts = useMemo(() => ui.texts(record.options), [ui, record]);
  const words = useReviewWords(record, names, gameTexts[useLanguage()]);
  const { texts, sides, players, language, game } = words;
  const { found, isRunning, start, stop } = useReview(record);
  const [chosen, setChosen] = useState<number>();
  const turns = useMemo(() => (found ? turnsOf(found) : NONE), [found]);
  const list = useRef<HTMLElement>(null);
  const { pathname } = location;
  const addressOf = (index: number): string =>
    analysisOf(pathname, index) ?? `${pathname}#${index}`;
  const isDone = found !== undefined && found.done === found.total;
  const title = titleOf(words, found?.result);
  const shares = found && sharesOf(found);
  const decided = shares ? Math.abs(pointsOf(shares.decisions[0] + shares.decisions[1])) : 0;
  const lucky = shares ? Math.abs(pointsOf(shares.dice + shares.draws)) : 0;
  const agreed = summary(record.options, language);
  const outcome = found?.result ? game.outcome(found.result) : '';
  const chosenTurn = turns.find(({ number }) => number === chosen);
  const analysis = addressOf(chosenTurn?.point.index ?? turns[0]?.point.index ?? 0);
  const replay = `${pathname}#0`;
  const share = (): void => {
    if (!found || !isDone) return;
    sharePicture(drawReview({ found, words, title, agreed, outcome }), 'brink-review');
  };
  useLetters({ KeyA: () => goTo(analysis), KeyP: () => goTo(replay), KeyS: share });
  /** Up and down walk through the turning points; Enter is the link's own. */
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a.rv-tp') ?? [])];
    const now = links.indexOf(document.activeElement as HTMLElement);
    links[Math.max(0, Math.min(links.length - 1, now + by))]?.focus();
  };
  const worst = isDone ? found.mistakes[0] : undefined;
  const lesson =
    worst &&
    lessonFor(
      record.game,
      worst.played.map(({ prompt }) => prompt.code),
    );
  return (
    <div className="w-page rv-page">
      <PageHead page="archive" />
      <main className="rv">
        <header className="rv-top">
          <h1 data-side={title.side}>{title.text}</h1>
          <p>
            <b>{texts.against(players[0], players[1])}</b>{' '}
            {[outcome, agreed].filter(Boolean).join(' · ')}
            <br />
            {shares && isDone && texts.moved(decided, lucky)}
            {!isDone && found && !isRunning && texts.early}
            {isRunning && (
              <>
                {texts.working}{' '}
                <progress
                  value={found?.done ?? 0}
                  max={found?.total ?? 1}
                  aria-label={texts.working}
                />
              </>
            )}
          </p>
          <div className="rv-btns">
            {isRunning ? (
              <Button onPress={stop}>{texts.stop}</Button>
            ) : (
              !isDone && <Button onPress={start}>{texts.again}</Button>
            )}
            <Button isPrimary keyLabel="A" onPress={() => goTo(analysis)}>
              {texts.analyse}
            </Button>
            <Button keyLabel="P" onPress={() => goTo(replay)}>
              {texts.replay}
            </Button>
            <Button
              keyLabel="S"
              disabledBecause={isDone ? undefined : texts.working}
              onPress={share}
            >
              {texts.share}
            </Button>
          </div>
        </header>
        <Curve
          curve={found?.curve ?? NONE}
          total={found?.total ?? 1}
          words={words}
          turns={turns}
          chosen={chosen}
          onGo={(index) => goTo(addressOf(index))}
        />
        {found && (
          <div className="rv-cols">
            {/* Arrows only move the focus between links that are reached by Tab as well. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <section ref={list} onKeyDown={walk}>
              <h2>
                {texts.turns} <span>{texts.turnsKeys}</span>
              </h2>
              <TurningPoints
                turns={turns}
                mistakes={found.mistakes}
                words={words}
                addressOf={addressOf}
                chosen={chosen}
                onChoose={setChosen}
              />
            </section>
            <section>
              <h2>
                {texts.shares} <span>{texts.chanceOf(sides[0])}</span>
              </h2>
              <Waterfall found={found} words={words} />
              <Thrown rolls={found.rolls} words={words} />
            </section>
            <section>
              <h2>
                {texts.mistakes} <span>{texts.asKnown}</span>
              </h2>
              <Mistakes found={found} words={words} addressOf={addressOf} />
              {lesson && (
                <p className="rv-lesson">
                  {tableTexts.lessonFor}:{' '}
                  <Link to={`/learn/${lesson.id}`} className="b-button b-button-primary">
                    {lesson.title[language]}
                  </Link>
                </p>
              )}
              <h2>
                {texts.good} <span>{texts.withinError}</span>
              </h2>
              <Good plays={found.plays} words={words} />
            </section>
          </div>
        )}
      </main>
    </div>
  );
}
