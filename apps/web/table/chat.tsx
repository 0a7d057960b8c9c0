import { useLanguage } from '@brink/board';
import { SIGNS } from '@brink/protocol/signs';
import { useState, type FormEvent, type ReactNode } from 'react';
import { enter, useMe } from '../client/me.ts';
import { someName } from '../ui/texts/account.ts';
import { useBlocks } from '../client/blocks.ts';
import { usePerson } from './moderation/use-person.tsx';
import { useModerationTexts } from './moderation/texts.ts';
import { changeSettings, useSettings } from '../ui/settings.ts';
import { useSay } from '../ui/texts/use-say.ts';
import type { Sitting } from './use-sitting.ts';
import { useTableTexts } from './texts.ts';

interface ChatProps {
  readonly sitting: Sitting;
  /** What somebody has said, with what the game knows by name made readable. */
  readonly told?: (text: string) => ReactNode;
}

/** What the players say to each other. */
export function Chat({ sitting, told = String }: ChatProps) {
  const say = useSay();
  const language = useLanguage();
  const [text, setText] = useState('');
  const me = useMe();
  const settings = useSettings();
  const texts = useTableTexts();
  const { client, state } = sitting;
  const shunned = useBlocks();
  const order = useModerationTexts();
  const person = usePerson({ game: client.id });
  const myId = me.status === 'known' ? me.user.id : undefined;
  const said = state.said.filter(
    ({ user, sign }) =>
      shunned.every(({ id }) => id !== user) && (!sign || settings.signs || user === myId),
  );
  if (!client.say) return <p className="w-empty">{say.noChat}</p>;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    if (me.status === 'known') return client.say?.(line);
    // A spectator needs a name before he is heard.
    void enter(settings.name || someName(language)).then(
      () => {
        client.reconnect?.();
        return client.say?.(line);
      },
      () => setText(line),
    );
    return undefined;
  };
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <div className="w-chat">
        {/* Long talks scroll by keyboard too. */}
        <div className="w-chat-lines" role="log" aria-label={say.tabs.chat} tabIndex={0}>
          {said.map(({ id, at, user, name, hasProfile = false, text: line, sign }) => (
            <p key={id}>
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>{' '}
              {user === myId ? (
                <b>{name}</b>
              ) : (
                <button
                  type="button"
                  className="w-chat-name"
                  aria-label={order.about(name)}
                  onClick={() => person.open({ id: user, name, hasProfile })}
                >
                  {name}
                </button>
              )}{' '}
              {sign ? <b className="w-sign">{texts.signs[sign]}</b> : told(line)}
            </p>
          ))}
          {said.length === 0 && <p className="w-empty">{say.nothingHere}</p>}
          {state.seat < 0 && <p className="w-empty">{texts.spectators}</p>}
          {me.status !== 'known' && <p className="w-empty">{texts.enterToTalk}</p>}
        </div>
        {client.react && me.status === 'known' && (
          <div className="w-signs" role="group" aria-label={texts.signsAbout}>
            {SIGNS.map((sign) => (
              <button key={sign} type="button" onClick={() => client.react?.(sign)}>
                {texts.signs[sign]}
              </button>
            ))}
            <button
              type="button"
              className="w-signs-mute"
              aria-pressed={!settings.signs}
              onClick={() => changeSettings({ signs: !settings.signs })}
            >
              {texts.muteSigns}
            </button>
          </div>
        )}
        <form onSubmit={onSubmit}>
          <input
            value={text}
            maxLength={500}
            placeholder={say.message}
            aria-label={say.message}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="b-button">
            {say.send}
          </button>
        </form>
      </div>
      {person.dialog}
    </>
  );
}
