import { Button } from '@brink/board';
import type { BlockKind } from '@brink/protocol';
import { useState, type FormEvent } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { report, type Scene } from '../../client/moderation-api.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.tsx';
import { profileOf } from '../../ui/player-link.tsx';
import { block, unblock, useBlocks } from '../../client/blocks.ts';
import { orderProblem, useModerationTexts } from './texts.ts';
import './moderation.css';

/** As much as the server takes. */
const LEAST_LETTERS = 3;
const MOST_LETTERS = 2000;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly hasProfile: boolean;
}

interface ShunProps {
  readonly person: Person;
  readonly me: string;
  readonly onProblem: (code: string | undefined) => void;
}

/** Two switches: not to hear somebody, and to have nothing to do with him. */
function Shun({ person, me, onProblem }: ShunProps) {
  const texts = useModerationTexts();
  const shunned = useBlocks().filter(({ id }) => id === person.id);
  const line = (kind: BlockKind, labels: readonly [string, string], about: string) => {
    const isOn = shunned.some((each) => each.kind === kind);
    const turn = (): void => {
      onProblem(undefined);
      (isOn ? unblock : block)(person.id, kind, me).catch((error: unknown) =>
        onProblem(codeOf(error)),
      );
    };
    return (
      <div className="w-block">
        <p>{about}</p>
        <Button onPress={turn}>{labels[isOn ? 1 : 0]}</Button>
      </div>
    );
  };
  return (
    <>
      {line('mute', [texts.mute, texts.unmute], texts.muteAbout)}
      {line('block', [texts.block, texts.unblock], texts.blockAbout)}
    </>
  );
}

interface ReportProps extends Omit<ShunProps, 'me'> {
  readonly scene: Scene;
}

function Report({ person, scene, onProblem }: ReportProps) {
  const texts = useModerationTexts();
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    onProblem(undefined);
    try {
      await report(person.id, reason.trim(), scene);
      setReason('');
      setSent(true);
    } catch (error) {
      onProblem(codeOf(error));
    }
  };
  return (
    <form className="w-report" aria-label={texts.report} onSubmit={(event) => void send(event)}>
      <h3>{texts.report}</h3>
      <p>{texts.reportAbout}</p>
      <label className="w-field">
        {texts.reason}
        <textarea
          required
          rows={3}
          value={reason}
          minLength={LEAST_LETTERS}
          maxLength={MOST_LETTERS}
          onChange={(event) => {
            setSent(false);
            setReason(event.target.value);
          }}
        />
      </label>
      <div className="w-form-foot">
        <button type="submit" className="b-button">
          {texts.send}
        </button>
        <span role="status">{isSent && texts.reported}</span>
      </div>
    </form>
  );
}

interface PersonDialogProps {
  readonly person: Person;
  /** Where it happened. */
  readonly scene: Scene;
  readonly onClose: () => void;
}

/** What can be done about somebody who is no pleasure to play with. */
export default function PersonDialog({ person, scene, onClose }: PersonDialogProps) {
  const texts = useModerationTexts();
  const me = useMe();
  const [problem, setProblem] = useState<string>();
  const address = profileOf(person.name);
  return (
    <Modal title={person.name} onClose={onClose}>
      {person.hasProfile && location.pathname !== address && (
        <p>
          <Link to={address}>{texts.profile}</Link>
        </p>
      )}
      {me.status === 'known' ? (
        <>
          <Shun person={person} me={me.user.id} onProblem={setProblem} />
          <Report person={person} scene={scene} onProblem={setProblem} />
        </>
      ) : (
        <p className="w-block">
          {texts.logInAbout}{' '}
          <Link to="/account" className="b-button">
            {texts.logIn}
          </Link>
        </p>
      )}
      {problem && (
        <p className="w-problem" role="alert">
          {orderProblem(texts, problem)}
        </p>
      )}
    </Modal>
  );
}
