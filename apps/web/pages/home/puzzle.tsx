import { useLanguage } from '@brink/board';
import { PUZZLES } from '@brink/library/puzzles/index';
import { useStudied } from '../../client/studied.ts';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { HOME_TEXTS } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The same for everybody on the same day, all of them in turn. */
const puzzleOf = (day: number) => PUZZLES[day % PUZZLES.length];

/** The puzzle of the day. */
export default function PuzzleOfTheDay() {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const say = useSay();
  const studied = useStudied();
  const puzzle = puzzleOf(Math.floor(Date.now() / DAY_MS));
  const isSolved = studied.includes(puzzle.id);
  return (
    <section className="w-puzzle" aria-labelledby="w-puzzle">
      <h2 id="w-puzzle">
        {texts.puzzle} <small>{say.games[puzzle.game].title}</small>
      </h2>
      <div>
        <h3>{puzzle.title[language]}</h3>
        <p>{puzzle.say[language]}</p>
        <p className="w-puzzle-foot">
          <Link
            to={`/puzzle/${puzzle.id}`}
            className="b-button"
            label={`${texts.solve}: ${puzzle.title[language]}`}
          >
            {texts.solve}
          </Link>
          {isSolved && <span>✓ {texts.solved}</span>}
        </p>
      </div>
    </section>
  );
}
