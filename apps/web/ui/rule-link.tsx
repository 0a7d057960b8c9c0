import { numberOf } from '@brink/library/rules/books';
import { showRule } from './rule-shown.ts';

/** §6.1.2: opens the rule over the page; as a link it can be opened elsewhere too. */
export function RuleLink({ anchor }: { readonly anchor: string }) {
  return (
    <a
      href={`/rules#${anchor}`}
      target="_blank"
      rel="noopener"
      className="w-rule-link"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        showRule(anchor);
      }}
    >
      §{numberOf(anchor)}
    </a>
  );
}
