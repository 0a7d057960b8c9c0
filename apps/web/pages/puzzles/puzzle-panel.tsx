import { Button, Key, SIDES, SideMark, useLanguage } from '@brink/board';
import type { GamePackage } from '@brink/kernel';
import { dayOf } from '@brink/library/puzzles/daily';
import { introOf } from '@brink/library/puzzles/intro';
import { answerOf, depthOf, type OddsPuzzle, type Puzzle } from '@brink/library/puzzles/puzzle';
import { useMemo } from 'react';
import type { PuzzleClient } from '../../client/puzzle-client.ts';
import { streakIn, useProgress, type Change } from '../../client/puzzle-progress.ts';
import { hardnessOf, usePuzzleRatings } from '../../client/puzzle-ratings.ts';
import { Link } from '../../ui/link.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { Bar } from './bar.tsx';
import { tellChoices, tellFacts, tellFirst, tellReason, tellReply } from './tell.ts';
import { usePuzzleTexts } from './texts.ts';

/** 90 % of the normal distribution lie within so many deviations. */
const NINETY = 1.64;

/** A rating that may be off by more than this is still looking for its place. */
const UNSETTLED = 110;

export interface PuzzlePanelProps {
  readonly client: PuzzleClient;
  readonly rules: GamePackage;
  readonly puzzle: Puzzle;
  /** What the first try has changed; nothing before, and for tries that are not rated. */
  readonly change: Change | undefined;
  readonly isRated: boolean;
  readonly hasHint: boolean;
  readonly next: string;
  readonly onHint: () => void;
}

/** Two chances with the error of their difference. */
function Odds({ puzzle }: { readonly puzzle: OddsPuzzle }) {
  const texts = usePuzzleTexts();
  const [best, wrong, error] = puzzle.chances.map((each) => each / 10);
  const doubt = Math.max(1, Math.round(NINETY * error));
  const rows = [
    [texts.answer, best],
    [texts.commonMistake, wrong],
  ] as const;
  return (
    <div className="pz-proof">
      <p className="pz-h">
        {texts.chances} <span>{texts.deals(puzzle.deals)}</span>
      </p>
      {rows.map(([label, chance]) => (
        <div key={label} className="pz-odds">
          <span>{label}</span>
          <Bar
            value={chance}
            error={doubt}
            label={`${label}: ${texts.percent(Math.round(chance))} ± ${doubt}`}
          />
          <span aria-hidden>
            {Math.round(chance)} <small>± {doubt}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function Why({ rules, puzzle }: Pick<PuzzlePanelProps, 'rules' | 'puzzle'>) {
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const told = useMemo(() => {
    if (puzzle.kind === 'exact') return undefined;
    const others = puzzle.right
      .slice(1)
      .map((start) => tellChoices(rules, puzzle, start, language))
      .join('; ');
    return {
      best: tellChoices(rules, puzzle, puzzle.best, language),
      wrong: tellChoices(rules, puzzle, puzzle.wrong, language),
      facts: tellFacts(rules, puzzle.facts, language),
      reason: tellReason(rules, puzzle, language),
      others,
    };
  }, [rules, puzzle, language]);
  if (puzzle.kind === 'exact') {
    return (
      <>
        <p>{puzzle.why[language]}</p>
        <div className="pz-proof">
          <Bar value={100} error={0} label={texts.every} />
          <p className="pz-small">{texts.everyTried}</p>
        </div>
        {puzzle.rules.length > 0 && (
          <p className="pz-rules">
            {puzzle.rules.map((anchor) => (
              <RuleLink key={anchor} anchor={anchor} />
            ))}
          </p>
        )}
      </>
    );
  }
  const { best, wrong, facts, reason, others } = told!;
  return (
    <>
      <p>
        <b>{best}.</b> {facts.join(' ')}
      </p>
      {others !== '' && <p>{texts.alsoRight(others)}</p>}
      {reason !== undefined && <p className="pz-engine">{texts.engine(reason)}</p>}
      {facts.length === 0 && reason === undefined && <p>{texts.noOneThing}</p>}
      <Odds puzzle={puzzle} />
      <p className="pz-engine">
        {texts.commonMistake}: {wrong}.
      </p>
    </>
  );
}

function Refuted({ client, rules, puzzle }: Pick<PuzzlePanelProps, 'client' | 'rules' | 'puzzle'>) {
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const { path } = client.attempt;
  if (path.length === 0) return null;
  const own = tellChoices(rules, puzzle, path, language);
  const isCommon =
    puzzle.kind === 'odds' &&
    path.slice(0, depthOf(puzzle)).every((choice, i) => choice === puzzle.wrong[i]);
  const reply = isCommon ? tellReply(rules, puzzle, language) : '';
  return (
    <>
      <p>
        <b>{own}.</b> {puzzle.kind === 'odds' ? texts.worse : texts.someOnly}
      </p>
      {reply !== '' && <p>{texts.follows(reply)}</p>}
    </>
  );
}

/** By how much a rating has changed; else what it may be off. */
function deltaOf(change: { readonly before: number; readonly after: number }): string {
  const delta = Math.round(change.after) - Math.round(change.before);
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}

function Standing({ change }: Pick<PuzzlePanelProps, 'change'>) {
  const texts = usePuzzleTexts();
  const progress = useProgress();
  const streak = streakIn(progress, dayOf(Date.now()));
  const { rating, deviation } = progress.rating;
  return (
    <>
      <dl className="pz-me">
        <div>
          <dt>{texts.yourRating}</dt>
          <dd>
            {Math.round(rating)}{' '}
            <small>{change ? deltaOf(change) : `± ${Math.round(NINETY * deviation)}`}</small>
          </dd>
        </div>
        <div>
          <dt>{texts.streak}</dt>
          <dd>
            {streak.now} {streak.best > 0 && <small>{texts.best(streak.best)}</small>}
          </dd>
        </div>
      </dl>
      {change && deviation > UNSETTLED && <p className="pz-small">{texts.unsettled}</p>}
    </>
  );
}

/** How hard the puzzle is for others; told only after the try. */
function Hardness({ puzzle, change }: Pick<PuzzlePanelProps, 'puzzle' | 'change'>) {
  const texts = usePuzzleTexts();
  const ratings = usePuzzleRatings();
  const known = ratings.get(puzzle.id);
  const opponent = change?.opponent;
  return (
    <p className="pz-small pz-hardness">
      {texts.puzzleRating} <b>{Math.round(hardnessOf(puzzle, ratings))}</b>
      {opponent && ` ${deltaOf(opponent)}`}
      {known && ` · ${texts.firstTries(known.solved, known.tries)}`}
    </p>
  );
}

/** Everything beside the board of a puzzle: the task, the try, what came of it. */
export function PuzzlePanel(props: PuzzlePanelProps) {
  const { client, rules, puzzle, change, isRated, hasHint, next, onHint } = props;
  const language = useLanguage();
  const texts = usePuzzleTexts();
  const say = useSay();
  const { phase, attempt } = client;
  const { title, say: task } = introOf(puzzle);
  const side = SIDES[puzzle.seat % SIDES.length];
  const isOver = phase === 'solved' || phase === 'shown';
  const stamp = { play: '', solved: texts.solved, failed: texts.notYet, shown: texts.shown }[phase];
  return (
    <section className="w-study pz-panel" aria-label={title[language]} data-phase={phase}>
      <header className="st-head">
        <span className="st-tab" data-side={side}>
          <SideMark side={side} size={15} isInverse />
          {say.you}
        </span>
        <span className="st-what">
          <b>{say.games[puzzle.game].title}</b>
          {puzzle.kind === 'odds' && <> · {texts.puzzle(`${puzzle.number}`)}</>} ·{' '}
          {texts.kinds[puzzle.kind]}
        </span>
      </header>
      <div className="w-study-text" aria-live="polite">
        <h1>{title[language]}</h1>
        {phase === 'play' && (
          <>
            <p>
              {task[language]} {puzzle.kind === 'exact' && texts.goals[puzzle.goal]}
            </p>
            {attempt.path.length > 0 && (
              <p className="pz-try">
                {texts.yourTry}: {tellChoices(rules, puzzle, attempt.path, language)}
              </p>
            )}
            {hasHint && (
              <p className="w-study-ask">
                {texts.hintSays(tellFirst(rules, puzzle, answerOf(rules, puzzle)[0], language))}
              </p>
            )}
            <p className="pz-small">{isRated ? texts.firstIsRated : texts.notRated}</p>
          </>
        )}
        {phase !== 'play' && (
          <span className="st-stamp" data-side={phase === 'solved' ? side : undefined}>
            {stamp}
          </span>
        )}
        {phase === 'failed' && (
          <>
            <Refuted client={client} rules={rules} puzzle={puzzle} />
            <p className="w-study-why">
              {texts.lookFor}: {texts.themes[puzzle.themes[0]].look}
            </p>
          </>
        )}
        {isOver && (
          <>
            <Why rules={rules} puzzle={puzzle} />
            <p className="pz-themes">
              {puzzle.themes.map((theme) => (
                <span key={theme} className="pz-chip">
                  {texts.themes[theme].name}
                </span>
              ))}
            </p>
          </>
        )}
        {phase !== 'play' && <Hardness puzzle={puzzle} change={change} />}
        <Standing change={change} />
      </div>
      <div className="w-study-row">
        <span className="w-study-buttons">
          <PuzzleButtons
            client={client}
            puzzle={puzzle}
            next={next}
            hasHint={hasHint}
            onHint={onHint}
          />
        </span>
      </div>
      <footer className="st-foot">
        <Link to="/puzzles" className="w-study-way">
          {texts.allPuzzles}
        </Link>
      </footer>
    </section>
  );
}

/** The position on the analysis board. */
export const analysisOf = ({ id }: Puzzle): string => `/analysis?puzzle=${id}`;

type ButtonsProps = Pick<PuzzlePanelProps, 'client' | 'puzzle' | 'next' | 'hasHint' | 'onHint'>;

/** What can be done now, with the keys that do it. */
export function PuzzleButtons({ client, puzzle, next, hasHint, onHint }: ButtonsProps) {
  const texts = usePuzzleTexts();
  switch (client.phase) {
    case 'play':
      return (
        <>
          {!hasHint && (
            <Button keyLabel="H" onPress={onHint}>
              {texts.hint}
            </Button>
          )}
          <Button keyLabel="G" onPress={() => client.giveUp()}>
            {texts.giveUp}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <Button keyLabel="G" onPress={() => client.giveUp()}>
            {texts.showAnswer}
          </Button>
          <Button isPrimary keyLabel="Enter" onPress={() => client.restart()}>
            {texts.tryAgain}
          </Button>
        </>
      );
    default:
      return (
        <>
          <Link to={analysisOf(puzzle)} className="b-button">
            {texts.analyse}
            <Key>A</Key>
          </Link>
          <Link to={next} className="b-button b-button-primary">
            {texts.nextPuzzle}
            <Key>N</Key>
          </Link>
        </>
      );
  }
}
