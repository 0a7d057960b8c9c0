import { Key } from '@brink/board';
import { useEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import { analysisOf, goTo } from '../../ui/router.ts';
import { useTableTexts } from '../texts.ts';

/** From the moment of a replay that is shown to the analysis board; A goes there too. */
export function AnalysisLink({ at }: { readonly at: number }) {
  const texts = useTableTexts();
  const address = analysisOf(location.pathname, at);
  useEffect(() => {
    if (address === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target, code } = event;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const isTyping = target instanceof Element && target.closest('input, textarea, select');
      if (code === 'KeyA' && !hasModifier && !isTyping) goTo(address);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [address]);
  if (address === undefined) return undefined;
  return (
    <Link to={address} className="b-button">
      {texts.analyse}
      <Key>A</Key>
    </Link>
  );
}
