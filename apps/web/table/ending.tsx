import type { Ending } from './game-ui.ts';
import { RuleLink } from '../ui/rule-link.tsx';

/** Why the game has ended, with the rule that says so. */
export function EndingText({ text, section }: Ending) {
  return (
    <>
      {text} {section && <RuleLink anchor={section} />}
    </>
  );
}
