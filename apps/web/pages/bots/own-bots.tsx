import { Button, langOf, useLanguage } from '@brink/board';
import type { BotAccount } from '@brink/protocol';
import { useId, useState } from 'react';
import { codeOf } from '../../ui/api-error.ts';
import { deleteBot, makeBot, makeToken, myBots, revokeToken } from '../../client/club-api.ts';
import { Field, Form } from '../../ui/form.tsx';
import { Choices } from '../../ui/choices.tsx';
import { dateText } from '../../ui/moment.tsx';
import { Ask } from '../../table/ask.tsx';
import { useLoaded } from '../../client/use-loaded.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { botProblem, useBotTexts } from './texts.ts';

const LONGEST_NAME = 40;
const LONGEST_LABEL = 60;
const SCOPES = ['play', 'read'] as const;

type Token = BotAccount['tokens'][number];
type OnLook = () => Promise<void>;

/** Told once: the server keeps only its hash. */
function Secret({ secret }: { readonly secret: string }) {
  const texts = useBotTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="w-bots-secret" role="status">
      <label className="w-field">
        {texts.secret}
        <input readOnly value={secret} onFocus={(event) => event.target.select()} />
        <span className="w-field-about">{texts.secretAbout}</span>
      </label>
      <Button onPress={copy}>{isCopied ? texts.copied : texts.copy}</Button>
    </div>
  );
}

interface EndingProps {
  /** What is done, and to what. */
  readonly action: string;
  readonly name: string;
  readonly question: string;
  readonly onDo: () => Promise<void>;
}

/** There is no way back, so it is asked twice. */
function Ending({ action, name, question, onDo }: EndingProps) {
  const texts = useBotTexts();
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    setAsking(false);
    try {
      await onDo();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="b-button"
        aria-label={`${action}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {action}
      </button>
      {problem && (
        <p className="w-problem" role="alert">
          {botProblem(problem, texts)}
        </p>
      )}
      {isAsking && (
        <Ask text={question} onClose={() => setAsking(false)}>
          <Button onPress={() => setAsking(false)}>{say.cancel}</Button>
          <Button isPrimary onPress={() => void send()}>
            {action}
          </Button>
        </Ask>
      )}
    </>
  );
}

function TokenRow({ token, onLook }: { readonly token: Token; readonly onLook: OnLook }) {
  const texts = useBotTexts();
  const language = useLanguage();
  const { id, label, scopes, used } = token;
  const revoke = async (): Promise<void> => {
    await revokeToken(id);
    await onLook();
  };
  return (
    <li>
      <span>
        <b>{label}</b> {scopes.map((scope) => texts.scopes[scope].name).join(', ')}
        <i>{used === undefined ? texts.unused : texts.used(dateText(used, language))}</i>
      </span>
      <Ending action={texts.revoke} name={label} question={texts.revokeAsk(label)} onDo={revoke} />
    </li>
  );
}

function NewToken({ bot, onLook }: { readonly bot: string; readonly onLook: OnLook }) {
  const texts = useBotTexts();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('play');
  const [secret, setSecret] = useState<string>();
  const send = async (): Promise<void> => {
    const made = await makeToken(bot, label.trim(), scope);
    setSecret(made.secret);
    setLabel('');
    await onLook();
  };
  return (
    <>
      {secret !== undefined && <Secret key={secret} secret={secret} />}
      <Form
        title={texts.newToken}
        button={texts.newToken}
        problemOf={(code) => botProblem(code, texts)}
        onSend={send}
      >
        <Field
          label={texts.label}
          about={texts.labelAbout}
          value={label}
          most={LONGEST_LABEL}
          autoComplete="off"
          onChange={setLabel}
        />
        <Choices
          label={texts.scope}
          values={SCOPES.map((id) => ({ id, label: texts.scopes[id].name }))}
          chosen={scope}
          about={texts.scopes[scope].about}
          onChoose={setScope}
        />
      </Form>
    </>
  );
}

function DeleteBot({ bot, onLook }: { readonly bot: BotAccount; readonly onLook: OnLook }) {
  const texts = useBotTexts();
  const { id, name } = bot;
  const remove = async (): Promise<void> => {
    await deleteBot(id);
    await onLook();
  };
  return (
    <div className="w-form-foot">
      <Ending action={texts.remove} name={name} question={texts.removeAsk(name)} onDo={remove} />
    </div>
  );
}

function Bot({ bot, onLook }: { readonly bot: BotAccount; readonly onLook: OnLook }) {
  const texts = useBotTexts();
  const language = useLanguage();
  const title = useId();
  const { id, name, created, tokens } = bot;
  return (
    <section className="w-card w-bot" aria-labelledby={title}>
      <h3 id={title}>
        <span lang={langOf(name)}>{name}</span> <i>{texts.made(dateText(created, language))}</i>
      </h3>
      <h4>{texts.tokens}</h4>
      {tokens.length === 0 ? (
        <p className="w-about">{texts.noTokens}</p>
      ) : (
        <ul className="w-bots-games">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onLook={onLook} />
          ))}
        </ul>
      )}
      <NewToken bot={id} onLook={onLook} />
      <DeleteBot bot={bot} onLook={onLook} />
    </section>
  );
}

/** The bots of whoever looks, with their tokens, and a form for one more. */
export function OwnBots() {
  const texts = useBotTexts();
  const say = useSay();
  const [name, setName] = useState('');
  const { loaded, look } = useLoaded('bots', myBots);
  if (loaded.status !== 'here') {
    return (
      <p role="status">
        {loaded.status === 'loading' ? say.loading : botProblem(loaded.code, texts)}
      </p>
    );
  }
  const send = async (): Promise<void> => {
    await makeBot(name.trim());
    setName('');
    await look();
  };
  return (
    <div className="w-account-forms">
      {loaded.value.map((bot) => (
        <Bot key={bot.id} bot={bot} onLook={look} />
      ))}
      <Form
        title={texts.make}
        about={texts.makeAbout}
        button={texts.make}
        problemOf={(code) => botProblem(code, texts)}
        onSend={send}
      >
        <Field
          label={texts.name}
          value={name}
          most={LONGEST_NAME}
          autoComplete="off"
          onChange={setName}
        />
      </Form>
    </div>
  );
}
