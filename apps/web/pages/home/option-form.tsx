import { useLanguage } from '@brink/board';
import type { OptionField, OptionValues } from '@brink/kernel';
import type { GameLobby } from '../../table/game-ui.ts';
import './option-form.css';

interface OptionFormProps {
  readonly lobby: GameLobby;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** Every option of the game with what it means. */
export function OptionForm({ lobby, values, onChange }: OptionFormProps) {
  const language = useLanguage();
  const texts = lobby.texts[language];
  const about = lobby.optionAbout[language];
  const set = (name: string, value: unknown): void => onChange({ ...values, [name]: value });
  const control = (name: string, field: OptionField) => {
    const value = values[name] ?? field.default;
    switch (field.kind) {
      case 'switch':
        return (
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => set(name, event.target.checked)}
          />
        );
      case 'number':
        return (
          <input
            type="number"
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={(event) => set(name, Number(event.target.value))}
          />
        );
      case 'choice':
        return (
          <select value={String(value)} onChange={(event) => set(name, event.target.value)}>
            {field.values.map((each) => (
              <option key={each} value={each}>
                {texts.option(name, each)}
              </option>
            ))}
          </select>
        );
      case 'set':
        return undefined;
    }
  };
  return (
    <div className="w-options">
      {Object.entries(lobby.optionFields).map(([name, field]) =>
        field.kind === 'set' ? (
          <details key={name}>
            <summary>{texts.option(name)}</summary>
            <p className="w-about">{about[name]}</p>
            {field.values.map((each) => {
              const chosen = (values[name] ?? field.default) as readonly string[];
              return (
                <label key={each} className="w-option">
                  <input
                    type="checkbox"
                    checked={chosen.includes(each)}
                    onChange={(event) =>
                      set(
                        name,
                        event.target.checked
                          ? [...chosen, each]
                          : chosen.filter((other) => other !== each),
                      )
                    }
                  />
                  <span>{texts.option(name, each)}</span>
                </label>
              );
            })}
          </details>
        ) : (
          <label key={name} className="w-option">
            {control(name, field)}
            <span>
              <b>{texts.option(name)}</b>
              <i>{about[name]}</i>
            </span>
          </label>
        ),
      )}
    </div>
  );
}
