import { Key } from '@brink/board';
import { useEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import { analysisOf, goTo, reviewOf } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { useTableTexts } from '../texts.ts';
import { isTyping } from '../../ui/typing.ts';

/** From the moment of a replay that is shown to the analysis board, and to the review of the game. */
export function StudyLinks({ at }: { readonly at: number }) {
  const say = useSay();
  const texts = useTableTexts();
  const { pathname } = location;
  const analysis = analysisOf(pathname, at);
  const review = reviewOf(pathname);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, code } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (hasModifier || isTyping(target)) return;
      const to = code === 'KeyA' ? analysis : code === 'KeyV' ? review : undefined;
      if (to !== undefined) goTo(to);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [analysis, review]);
  if (analysis === undefined || review === undefined) return undefined;
  return (
    <>
      <Link to={review} className="b-button">
        {say.tabs.review}
        <Key>V</Key>
      </Link>
      <Link to={analysis} className="b-button">
        {texts.analyse}
        <Key>A</Key>
      </Link>
    </>
  );
}
