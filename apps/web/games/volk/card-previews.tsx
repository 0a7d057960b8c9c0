import { Pictogram, Previews, useLanguage } from '@brink/board';
import { useVolkWords } from '@brink/board/volk';
import { useCallback } from 'react';
import type { VolkView } from '@brink/volk';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { Prints } from './printed.ts';

interface CardPreviewsProps {
  readonly view: VolkView;
  readonly prints: Prints;
}

/** Every card that is named somewhere can be read there; those on the table have their reader. */
export function CardPreviews({ view, prints }: CardPreviewsProps) {
  const language = useLanguage();
  const words = useVolkWords();
  const isPhone = useMedia(PHONE);
  const of = useCallback(
    (card: string, at: HTMLElement) => {
      if (!isPhone && at.closest('.w-v-card-rows')) return undefined;
      const { title, text, runners, pictogram } = prints.face(
        Number(card),
        language,
        view.wall !== 'none',
      );
      return (
        <>
          <header>
            <div>
              <h2>{title}</h2>
              {runners > 0 && <p className="b-preview-facts">{words.runners(runners)}</p>}
            </div>
            <Pictogram of={pictogram} size={40} />
          </header>
          <p className="b-preview-text">{text}</p>
        </>
      );
    },
    [isPhone, prints, language, view.wall, words],
  );
  return <Previews of={of} />;
}
