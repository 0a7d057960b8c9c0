import { useLanguage } from '@brink/board';
import { bookOf } from '@brink/library/rules/books';
import { bookWords, isAnchor } from '@brink/library/rules/digest';
import { Modal } from '../../ui/modal.tsx';
import { showRule } from '../../ui/rule-shown.ts';
import { Rule } from './rule.tsx';
import { LIBRARY_TEXTS } from './texts.ts';

/** A rule over whatever one is doing; its pointers lead on to other rules without leaving it. */
export default function RuleOver({ anchor }: { readonly anchor: string }) {
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const book = bookOf(anchor);
  if (!isAnchor(anchor) || !book) return undefined;
  return (
    <Modal title={bookWords(book, language).title} onClose={() => showRule(undefined)}>
      <div
        className="w-rule-over"
        onClickCapture={(event) => {
          const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href^="#"]');
          if (!link) return;
          // The address of the game stays as it is.
          event.preventDefault();
          showRule(decodeURIComponent(link.hash.slice(1)));
        }}
      >
        <Rule key={anchor} anchor={anchor} isNamed={false} />
        <p>
          <a href={`/rules#${anchor}`} target="_blank" rel="noopener" className="w-rule-link">
            {texts.wholeBook}
          </a>
        </p>
      </div>
    </Modal>
  );
}
