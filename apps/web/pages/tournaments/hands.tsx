import type { TournamentPage } from '@brink/protocol';
import { useState } from 'react';
import { broadcast } from '../../client/club-api.ts';
import { Form } from '../../ui/form.tsx';
import { Choices } from '../../ui/choices.tsx';
import { HANDS_AFTER } from '../home/paces.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { HANDS_SHOWN, type HandsShown } from '../../ui/texts/texts.ts';
import { tournamentProblem, useTournamentTexts } from './texts/texts.ts';

interface HandsChoiceProps {
  readonly chosen: HandsShown;
  readonly onChoose: (hands: HandsShown) => void;
}

/** When spectators of the games see the hands. */
export function HandsChoice({ chosen, onChoose }: HandsChoiceProps) {
  const texts = useTournamentTexts();
  const say = useSay();
  return (
    <Choices
      label={say.hands}
      values={HANDS_SHOWN.map((id) => ({ id, label: say.handsShown[id] }))}
      chosen={chosen}
      about={chosen === 'never' ? undefined : `${say.handsAbout} ${texts.form.handsAbout}`}
      onChoose={onChoose}
    />
  );
}

interface BroadcastProps {
  readonly page: TournamentPage;
  readonly onChange: (page: TournamentPage) => void;
}

/** The organiser allows a broadcast, or thinks better of it, as long as everybody may still leave. */
export function Broadcast({ page, onChange }: BroadcastProps) {
  const texts = useTournamentTexts();
  const now = HANDS_SHOWN.find((id) => HANDS_AFTER[id] === page.openHandsAfter) ?? 'never';
  const [hands, setHands] = useState<HandsShown>(now);
  return (
    <Form
      title={texts.broadcast}
      about={texts.broadcastAbout}
      button={texts.broadcastSend}
      saysDone
      problemOf={(code) => tournamentProblem(code, texts)}
      onSend={async () => onChange(await broadcast(page.id, HANDS_AFTER[hands]))}
    >
      <HandsChoice chosen={hands} onChoose={setHands} />
    </Form>
  );
}
