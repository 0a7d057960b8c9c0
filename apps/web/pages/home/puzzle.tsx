import { Button, useLanguage } from '@brink/board';
import { isGameId } from '@brink/games/ids';
import type { DailyPuzzle } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { useMe } from '../../client/me.ts';
import { useTried } from '../../client/tried.ts';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { HOME_TEXTS } from './texts.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';

const PuzzleMap = onDemand(() => import('./puzzle-map.tsx'));

/** Gives the link away: by what the device has for it, else into the clipboard. */
function Share({ puzzle, title }: { readonly puzzle: DailyPuzzle; readonly title: string }) {
  const texts = HOME_TEXTS[useLanguage()];
  const [isCopied, setCopied] = useState(false);
  const share = async (): Promise<void> => {
    const url = `${location.origin}/puzzle/${puzzle.id}`;
    if (typeof navigator.share === 'function') return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    return setCopied(true);
  };
  return (
    <Button onPress={() => void share().catch(() => undefined)}>
      {isCopied ? texts.copied : texts.share}
    </Button>
  );
}

/** The puzzle of the day. Where there is no server only where to find it: puzzles are large. */
export function PuzzleOfTheDay({ puzzle }: { readonly puzzle: DailyPuzzle | undefined }) {
  const language = useLanguage();
  const texts = HOME_TEXTS[language];
  const say = useSay();
  const tried = useTried();
  const me = useMe();
  useEffect(() => {
    if (me.status !== 'known') return;
    // What an account has solved on another device; nothing here waits for it.
    void import('../../client/puzzle-progress.ts').then(({ followMe }) => followMe(me));
  }, [me]);
  return (
    <section className="w-puzzle" aria-labelledby="w-puzzle">
      <h2 id="w-puzzle">
        {texts.puzzle}{' '}
        {puzzle && isGameId(puzzle.game) && <small>{say.games[puzzle.game].title}</small>}
      </h2>
      <div>
        {puzzle?.glance && (
          <Arrival fallback={<span className="b-mini" />}>
            <PuzzleMap game={puzzle.game} glance={puzzle.glance} />
          </Arrival>
        )}
        {puzzle && <h3>{puzzle.title[language]}</h3>}
        <p>{puzzle ? puzzle.say[language] : texts.aboutPuzzle}</p>
        <p className="w-puzzle-foot">
          <Link
            to={puzzle ? `/puzzle/${puzzle.id}` : '/puzzles'}
            className="b-button"
            label={`${texts.solve}: ${puzzle ? puzzle.title[language] : texts.puzzle}`}
          >
            {texts.solve}
          </Link>
          {puzzle && <Share puzzle={puzzle} title={puzzle.title[language]} />}
          {puzzle && tried.get(puzzle.id) === true && <span>✓ {texts.solved}</span>}
        </p>
      </div>
    </section>
  );
}
