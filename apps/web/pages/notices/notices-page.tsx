import { Button, useLanguage } from '@brink/board';
import type { Channels } from '@brink/protocol';
import { useCallback, useEffect, useState } from 'react';
import { addChannel, channels } from '../../client/club-api.ts';
import { codeOf } from '../../ui/api-error.ts';
import { Field, Form } from '../../ui/form.tsx';
import { useMe } from '../../client/me.ts';
import { Choices } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { zoneText } from '../../ui/moment.tsx';
import { PageHead } from '../page-head.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { ChannelCard } from './channel-card.tsx';
import { pushStanding, rememberPush, subscribe, type PushStanding } from './push.ts';
import { noticeProblem, useNoticeTexts } from './texts.ts';
import '../account/account.css';
import './notices.css';

const LONGEST_ADDRESS = 2000;

interface PartProps {
  readonly known: Channels;
  readonly onLook: () => Promise<void>;
}

/** Web push: one button, and why there is none. */
function ThisBrowser({ known, onLook }: PartProps) {
  const words = useNoticeTexts();
  const language = useLanguage();
  const [standing, setStanding] = useState<PushStanding>();
  const [problem, setProblem] = useState<string>();
  const look = useCallback(() => {
    pushStanding().then(setStanding, () => setStanding('cannot'));
  }, []);
  // What is removed from the list is off here too.
  useEffect(look, [look, known]);
  const turnOn = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const target = await subscribe(known.pushKey);
      const { id } = await addChannel({
        kind: 'push',
        target: target as never,
        language,
        timeZone: zoneText(),
      });
      rememberPush(id);
      await onLook();
    } catch (error) {
      setProblem(codeOf(error));
    }
    look();
  };
  const texts = {
    cannot: words.browserCannot,
    blocked: words.browserBlocked,
    off: words.browserAbout,
    on: words.browserIsOn,
  };
  return (
    <section className="w-card w-form" aria-labelledby="w-browser">
      <h2 id="w-browser">{words.browser}</h2>
      <p className="w-about">{words.kindAbout.push}</p>
      {standing && <p role="status">{texts[standing]}</p>}
      {standing === 'off' && (
        <div className="w-form-foot">
          <Button isPrimary onPress={() => void turnOn()}>
            {words.browserOn}
          </Button>
        </div>
      )}
      {problem && (
        <p className="w-problem" role="alert">
          {noticeProblem(problem, words)}
        </p>
      )}
    </section>
  );
}

const ADDED = ['mail', 'hook', 'discord'] as const;
type Added = (typeof ADDED)[number];

function AddChannel({ known, onLook }: PartProps) {
  const words = useNoticeTexts();
  const language = useLanguage();
  const kinds = ADDED.filter((kind) => known.kinds.includes(kind));
  const [kind, setKind] = useState<Added>(kinds[0]);
  const [target, setTarget] = useState('');
  const send = async (): Promise<void> => {
    await addChannel({ kind, target: target.trim(), language, timeZone: zoneText() });
    setTarget('');
    await onLook();
  };
  return (
    <Form
      title={words.add}
      button={words.add}
      saysDone
      problemOf={(code) => noticeProblem(code, words)}
      onSend={send}
    >
      <Choices
        label={words.way}
        values={kinds.map((id) => ({ id, label: words.kinds[id] }))}
        chosen={kind}
        about={words.kindAbout[kind]}
        onChoose={setKind}
      />
      <Field
        label={words.address[kind]}
        type={kind === 'mail' ? 'email' : 'url'}
        value={target}
        most={LONGEST_ADDRESS}
        autoComplete={kind === 'mail' ? 'email' : 'off'}
        about={kinds.includes('mail') ? undefined : words.noMail}
        onChange={setTarget}
      />
    </Form>
  );
}

function Known() {
  const words = useNoticeTexts();
  const say = useSay();
  const { loaded, look } = useLoaded('channels', channels);
  if (loaded.status === 'loading') return <p role="status">{say.loading}</p>;
  if (loaded.status === 'failed') {
    return <p className="w-problem">{noticeProblem(loaded.code, words)}</p>;
  }
  const known = loaded.value;
  return (
    <>
      <section aria-labelledby="w-channels">
        <h2 id="w-channels">{words.channels}</h2>
        {known.channels.length === 0 ? (
          <div className="w-games w-none">
            <p>{words.none}</p>
          </div>
        ) : (
          <div className="w-account-forms">
            {known.channels.map((channel) => (
              <ChannelCard key={channel.id} channel={channel} onLook={look} />
            ))}
          </div>
        )}
      </section>
      <div className="w-account-forms">
        <ThisBrowser known={known} onLook={look} />
        <AddChannel known={known} onLook={look} />
      </div>
    </>
  );
}

/** By which ways one is told of what happens, and of what. */
export default function NoticesPage() {
  const words = useNoticeTexts();
  const me = useMe();
  return (
    <div className="w-page">
      <PageHead page="settings" />
      <main className="w-account w-notices">
        <h1>{words.title}</h1>
        <p className="w-about">{words.about}</p>
        {me.status === 'offline' && <p className="w-problem">{words.problems.offline}</p>}
        {me.status === 'stranger' && (
          <div className="w-games w-none">
            <p>{words.stranger}</p>
            <Link to="/account" className="b-button b-button-primary">
              {words.logIn}
            </Link>
          </div>
        )}
        {me.status === 'known' && (
          <>
            {me.user.kind === 'guest' && <p className="w-about">{words.guest}</p>}
            <Known key={me.user.id} />
          </>
        )}
      </main>
    </div>
  );
}
