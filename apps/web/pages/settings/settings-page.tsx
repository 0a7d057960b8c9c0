import { BOARD_LANGUAGES } from '@brink/board';
import { Choices } from '../../ui/choices.tsx';
import { useMe } from '../../client/me.ts';
import { BlockedList } from './blocked-list.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import {
  HAND_ORDERS,
  PACES,
  STAFF,
  THEMES,
  changeSettings,
  useSettings,
} from '../../ui/settings.ts';
import { useSay } from '../../ui/texts/use-say.ts';

const LANGUAGE_NAMES = { en: 'English', ru: 'Русский' } as const;

const SWITCHES = ['confirmDice', 'confirmTurn', 'sound'] as const;

export default function SettingsPage() {
  const say = useSay();
  const settings = useSettings();
  const me = useMe();
  return (
    <div className="w-page">
      <PageHead page="settings" />
      <main className="w-settings">
        <h1>{say.settings}</h1>
        <div className="w-card">
          {/* A name that the server knows is changed there. */}
          {me.status !== 'known' && (
            <label className="w-field">
              {say.yourName}
              <input
                value={settings.name}
                maxLength={40}
                onChange={(event) => changeSettings({ name: event.target.value })}
              />
            </label>
          )}
          <Choices
            label="Language · Язык"
            values={BOARD_LANGUAGES.map((id) => ({
              id,
              label: <span lang={id}>{LANGUAGE_NAMES[id]}</span>,
            }))}
            chosen={settings.language}
            onChoose={(language) => changeSettings({ language })}
          />
          <Choices
            label={say.theme}
            values={THEMES.map((id) => ({ id, label: say.themes[id] }))}
            chosen={settings.theme}
            onChoose={(theme) => changeSettings({ theme })}
          />
          <Choices
            label={say.handOrder}
            values={HAND_ORDERS.map((id) => ({ id, label: say.handOrders[id] }))}
            chosen={settings.handOrder}
            onChoose={(handOrder) => changeSettings({ handOrder })}
          />
          <Choices
            label={say.staff}
            values={STAFF.map((id) => ({ id, label: say.staffs[id] }))}
            chosen={settings.staff}
            onChoose={(staff) => changeSettings({ staff })}
          />
          <Choices
            label={say.scenePace}
            values={PACES.map((id) => ({ id, label: say.scenePaces[id] }))}
            chosen={settings.pace}
            onChoose={(pace) => changeSettings({ pace })}
          />
          {SWITCHES.map((name) => (
            <label key={name} className="w-option">
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={(event) => changeSettings({ [name]: event.target.checked })}
              />
              <span>
                <b>{say[name]}</b>
                <i>{say[`${name}About`]}</i>
              </span>
            </label>
          ))}
          {settings.sound && (
            <label className="w-volume">
              <b>{say.volume}</b>
              <input
                type="range"
                min="0"
                max="100"
                step="5"
                value={settings.volume}
                onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
              />
            </label>
          )}
        </div>
        {me.status !== 'offline' && (
          <p className="w-settings-more">
            <Link to="/notices" className="b-button">
              {say.notices}
            </Link>{' '}
            {say.noticesAbout}
          </p>
        )}
        <p className="w-about">{me.status === 'known' ? say.savedOnServer : say.saved}</p>
        {me.status === 'known' && <BlockedList me={me.user.id} />}
      </main>
    </div>
  );
}
