import { useLanguage } from '@brink/board';
import { isGameId } from '@brink/games/ids';
import type { DailyPuzzle } from '@brink/protocol';
import { useStudied } from '../../client/studied.ts';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { HOME_TEXTS } from './texts.ts';

/** The puzzle of the day. Where there is no server only where to find it: puzzles are large. */
export function PuzzleOfTheDay({ puzzle }: { readonly puzzle: DailyPuzzle | undefined }) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const say = useSay();
  const studied = useStudied();
  return (
    <section className="w-puzzle" aria-labelledby="w-puzzle">
      <h2 id="w-puzzle">
        {texts.puzzle}{' '}
        {puzzle && isGameId(puzzle.game) && <small>{say.games[puzzle.game].title}</small>}
      </h2>
      <div>
        {puzzle && <h3>{puzzle.title[language]}</h3>}
        <p>{puzzle ? puzzle.say[language] : texts.aboutPuzzle}</p>
        <p className="w-puzzle-foot">
          <Link
            to={puzzle ? `/puzzle/${puzzle.id}` : '/learn'}
            className="b-button"
            label={`${texts.solve}: ${puzzle ? puzzle.title[language] : texts.puzzle}`}
          >
            {texts.solve}
          </Link>
          {puzzle && studied.includes(puzzle.id) && <span>✓ {texts.solved}</span>}
        </p>
      </div>
    </section>
  );
}
