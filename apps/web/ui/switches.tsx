import { changeSettings, shownTheme, useSettings } from './settings.ts';
import { useSay } from './texts/use-say.ts';

/** Language and theme, wherever one is. */
export function Switches({ onHelp }: { readonly onHelp?: () => void }) {
  const say = useSay();
  const settings = useSettings();
  const { language } = settings;
  return (
    <span className="b-panel-buttons w-switches">
      <button
        type="button"
        lang={language === 'ru' ? 'en' : 'ru'}
        aria-label={`${language === 'ru' ? 'EN' : 'RU'}, ${say.language}`}
        onClick={() => changeSettings({ language: language === 'ru' ? 'en' : 'ru' })}
      >
        {language === 'ru' ? 'EN' : 'RU'}
      </button>
      <button
        type="button"
        aria-label={say.theme}
        onClick={() =>
          changeSettings({ theme: shownTheme(settings) === 'dark' ? 'light' : 'dark' })
        }
      >
        ◐
      </button>
      {onHelp && (
        <button type="button" aria-label={say.help} onClick={onHelp}>
          ?
        </button>
      )}
    </span>
  );
}
