import { OpsBadge } from '../marks/ops-badge.tsx';
import { Pictogram } from '../marks/pictogram.tsx';
import { useWords } from '../words/language.tsx';
import { factsOf } from './card-popover.tsx';
import type { CardFace } from './face.ts';
import './previews.css';

interface CardPreviewProps {
  readonly face: CardFace;
  /** Ops after everything that changes them, where they differ from the printed value. */
  readonly opsNow?: number;
}

/** A card to be read where it is only named. */
export function CardPreview({ face, opsNow }: CardPreviewProps) {
  const words = useWords();
  const { side, ops, isScoring, isPlain } = face;
  return (
    <>
      <header>
        <OpsBadge
          side={side}
          ops={opsNow ?? ops}
          isScoring={isScoring}
          isPlain={isPlain}
          size={34}
        />
        <div>
          <h2>{face.title}</h2>
          <p className="b-preview-facts">{factsOf(face, words)}</p>
        </div>
        <Pictogram of={face.pictogram} size={40} />
      </header>
      {opsNow !== undefined && opsNow !== ops && (
        <p className="b-preview-change">{words.opsChanged(ops, opsNow)}</p>
      )}
      <p className="b-preview-text">{face.text}</p>
    </>
  );
}
