import { Button } from '@brink/board';
import type { User } from '@brink/protocol';
import { useState } from 'react';
import { EXPORT_ADDRESS, changePassword } from '../../client/account-api.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import { useSettings } from '../../ui/settings.ts';
import { Ask } from '../../table/ask.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { Form } from '../../ui/form.tsx';
import { acceptExpiry, deleteMe, logIn, logOut, register, rename, useMe } from '../../client/me.ts';
import { NameField, NewPasswordField, PasswordField } from './fields.tsx';
import { useMovedGames } from './move-games.ts';
import { useAccountTexts } from './use-account-texts.ts';
import './account.css';

function Register({ first }: { readonly first: string }) {
  const say = useAccountTexts();
  const [name, setName] = useState(first);
  const [password, setPassword] = useState('');
  return (
    <Form
      title={say.make}
      about={`${say.makeAbout} ${first ? say.keepGames : ''}`}
      button={say.make}
      onSend={() => register(name.trim(), password)}
    >
      <NameField value={name} onChange={setName} />
      <NewPasswordField value={password} onChange={setPassword} />
    </Form>
  );
}

function LogIn() {
  const say = useAccountTexts();
  const { name: last } = useSettings();
  const [name, setName] = useState(last);
  const [password, setPassword] = useState('');
  return (
    <Form title={say.have} button={say.logIn} onSend={() => logIn(name.trim(), password)}>
      <NameField value={name} onChange={setName} />
      <PasswordField value={password} onChange={setPassword} />
      <Link to="/reset" className="w-forgotten">
        {say.forgotten}
      </Link>
    </Form>
  );
}

function Rename({ user }: { readonly user: User }) {
  const say = useAccountTexts();
  const [name, setName] = useState(user.name);
  return (
    <Form title={say.rename} button={say.rename} saysDone onSend={() => rename(name.trim())}>
      <NameField value={name} onChange={setName} />
    </Form>
  );
}

function ChangePassword() {
  const say = useAccountTexts();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const send = async (): Promise<void> => {
    await changePassword(current, password);
    setCurrent('');
    setPassword('');
  };
  return (
    <Form title={say.changePassword} button={say.changePassword} saysDone onSend={send}>
      <PasswordField label={say.currentPassword} value={current} onChange={setCurrent} />
      <NewPasswordField value={password} onChange={setPassword} />
    </Form>
  );
}

function Data({ user }: { readonly user: User }) {
  const say = useAccountTexts();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const isAccount = user.kind === 'account';
  // The first press asks, the second one does it.
  const send = async (): Promise<void> => {
    if (isSure) await deleteMe(isAccount ? password : undefined);
    else setSure(true);
  };
  return (
    <>
      <section className="w-card w-form" aria-labelledby="w-data">
        <h2 id="w-data">{say.data}</h2>
        <p className="w-about">{say.dataAbout}</p>
        <div className="w-form-foot">
          <a className="b-button" href={EXPORT_ADDRESS} download="brink-export.json">
            {say.export}
          </a>
        </div>
      </section>
      <Form
        title={say.delete}
        about={isSure ? say.deleteAsk : say.deleteAbout}
        button={isSure ? say.deleteAsk : say.delete}
        onSend={send}
      >
        {isAccount && (
          <PasswordField label={say.currentPassword} value={password} onChange={setPassword} />
        )}
      </Form>
    </>
  );
}

function LogOut({ user }: { readonly user: User }) {
  const own = useAccountTexts();
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => void logOut().catch(() => undefined);
  return (
    <>
      <Button onPress={() => (user.kind === 'guest' ? setAsking(true) : leave())}>
        {own.logOut}
      </Button>
      {isAsking && (
        <Ask text={own.logOutGuest} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button isPrimary onPress={leave}>
            {own.logOut}
          </Button>
        </Ask>
      )}
    </>
  );
}

function Known({ user }: { readonly user: User }) {
  const say = useAccountTexts();
  const isGuest = user.kind === 'guest';
  const moved = useMovedGames();
  return (
    <>
      <div className="w-account-who">
        <p>{isGuest ? say.guest(user.name) : say.account(user.name)}</p>
        <Link to={`/player/${encodeURIComponent(user.name)}`} className="b-button">
          {say.results}
        </Link>
        <Link to="/bots" className="b-button">
          {say.bots}
        </Link>
        <LogOut user={user} />
      </div>
      {!isGuest && moved > 0 && (
        <p className="w-about w-moved">
          <Link to="/archive?mine=true">{say.moved(moved)}</Link>
        </p>
      )}
      <div className="w-account-forms">
        {isGuest && <Register first={user.name} />}
        {isGuest && <LogIn />}
        <Rename key={user.name} user={user} />
        {!isGuest && <ChangePassword />}
        <Data user={user} />
      </div>
    </>
  );
}

/** A name and a password, for those who want to be found again. */
export default function AccountPage() {
  const say = useAccountTexts();
  const me = useMe();
  return (
    <div className="w-page">
      <PageHead page="account" />
      <main className="w-account">
        <h1>{say.title}</h1>
        {me.status === 'offline' && <p className="w-problem">{say.offline}</p>}
        {me.status === 'known' && <Known user={me.user} />}
        {me.status === 'stranger' && (
          <>
            {me.hasExpired ? (
              <div className="w-problem" role="alert">
                <b>{say.expired}</b>
                <p>{say.expiredText}</p>
                <Button onPress={acceptExpiry}>{say.goOnAsGuest}</Button>
              </div>
            ) : (
              <p className="w-about">{say.stranger}</p>
            )}
            <div className="w-account-forms">
              <LogIn />
              <Register first="" />
            </div>
          </>
        )}
      </main>
    </div>
  );
}
