import { useLanguage } from '@brink/board';
import { RuleLink } from '../../ui/rule-link.tsx';
import type { WhyNote } from '../../client/advice.ts';
import './staff.css';

/** Why something cannot be chosen, with the rule that says so. */
export function WhyLine({ why }: { readonly why: Pick<WhyNote, 'text' | 'section'> }) {
  return (
    <>
      {why.text[useLanguage()]} <RuleLink anchor={why.section} />
    </>
  );
}

interface WhyBoxProps {
  readonly title: string;
  readonly why: WhyNote;
}

/** The same beside a country of the map. */
export function WhyBox({ title, why }: WhyBoxProps) {
  return (
    <div className="w-why" role="status">
      <b>{title}</b>
      <p>
        <WhyLine why={why} />
      </p>
    </div>
  );
}
