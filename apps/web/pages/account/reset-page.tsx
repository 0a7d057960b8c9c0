import { useState } from 'react';
import { askForReset, resetPassword } from '../../client/account-api.ts';
import { Form } from '../../ui/form.tsx';
import { Link } from '../../ui/link.tsx';
import { useSettings } from '../../ui/settings.ts';
import { PageHead } from '../page-head.tsx';
import { NameField, NewPasswordField } from './fields.tsx';
import { useAccountTexts } from './use-account-texts.ts';
import './account.css';

function AskForLink() {
  const say = useAccountTexts();
  const { name: last } = useSettings();
  const [name, setName] = useState(last);
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    setSent(false);
    await askForReset(name.trim());
    setSent(true);
  };
  return (
    <>
      <Form title={say.forgotten} about={say.forgottenAbout} button={say.sendLink} onSend={send}>
        <NameField value={name} onChange={setName} />
      </Form>
      <p role="status">{isSent && say.linkSent}</p>
    </>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const say = useAccountTexts();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const send = async (): Promise<void> => {
    await resetPassword(token, password);
    setDone(true);
  };
  if (isDone) {
    return (
      <p role="status">
        {say.resetDone} <Link to="/account">{say.logIn}</Link>
      </p>
    );
  }
  return (
    <>
      <Form
        title={say.changePassword}
        about={say.resetAbout}
        button={say.changePassword}
        onSend={send}
      >
        <NewPasswordField value={password} onChange={setPassword} />
      </Form>
      <Link to="/reset" className="w-forgotten">
        {say.forgotten}
      </Link>
    </>
  );
}

/** A forgotten password: a link is asked for, or the link of a mail was opened. */
export default function ResetPage({ token }: { readonly token: string }) {
  const say = useAccountTexts();
  return (
    <div className="w-page">
      <PageHead page="account" />
      <main className="w-account">
        <h1>{say.title}</h1>
        <div className="w-account-forms">
          {token === '' ? <AskForLink /> : <NewPassword key={token} token={token} />}
        </div>
      </main>
    </div>
  );
}
