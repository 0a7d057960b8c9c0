import { useLanguage } from '@brink/board';
import { numberOf } from '@brink/library/rules/books';
import { sectionOf, type Anchor } from '@brink/library/rules/digest';
import { linesOf, type Line } from '@brink/library/rules/lines';
import { rulingsOfSection } from '@brink/library/gallery/rulings';
import { LIBRARY_TEXTS } from './texts.ts';
import './library.css';

function Pieces({ line }: { readonly line: Line }) {
  return line.pieces.map((piece, i) =>
    piece.kind === 'link' ? (
      <a key={i} href={`#${piece.anchor}`} className="w-rule-link">
        §{numberOf(piece.anchor)}
      </a>
    ) : (
      <span key={i}>{piece.text}</span>
    ),
  );
}

/** Lines of a section; those that are items stand together as a list. */
function Lines({ text }: { readonly text: string }) {
  const groups: { isItem: boolean; lines: Line[] }[] = [];
  for (const line of linesOf(text)) {
    const last = groups.at(-1);
    if (last && last.isItem && line.isItem) last.lines.push(line);
    else groups.push({ isItem: line.isItem, lines: [line] });
  }
  return groups.map(({ isItem, lines }, i) =>
    isItem ? (
      <ul key={i}>
        {lines.map((line, k) => (
          <li key={k}>
            <Pieces line={line} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={i}>
        <Pieces line={lines[0]} />
      </p>
    ),
  );
}

/** One section of the digest, with the rulings that concern it. */
export function Rule({ anchor, isNamed }: { readonly anchor: Anchor; readonly isNamed: boolean }) {
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const { title, text } = sectionOf(anchor, language);
  const rulings = rulingsOfSection(anchor);
  return (
    <section id={anchor} className="w-rule" data-named={isNamed}>
      <h3>
        <a href={`#${anchor}`} aria-label={`${texts.sameAddress}: §${anchor}`}>
          §{numberOf(anchor)}
        </a>{' '}
        {title}
      </h3>
      <Lines text={text} />
      {rulings.map(({ name, text: lines }) => (
        <p key={name} className="w-ruling" title={texts.rulingAbout}>
          <b>{texts.ruling}</b> <code>{name}</code> {lines[language]}
        </p>
      ))}
    </section>
  );
}
