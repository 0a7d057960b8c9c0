import type { Ending } from '../../games/face.ts';
import { RuleLink } from '../library/rule-link.tsx';

/** Why the game has ended, with the rule that says so. */
export function EndingText({ text, section }: Ending) {
  return (
    <>
      {text} {section && <RuleLink anchor={section} />}
    </>
  );
}
