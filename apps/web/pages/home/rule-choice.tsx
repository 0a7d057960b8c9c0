import { useLanguage, type BoardLanguage } from '@brink/board';
import { OptionError, type OptionValues } from '@brink/kernel';
import type { GameLobby } from '../../table/game-ui.ts';
import { Choices } from '../../ui/choices.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import type { AppTexts } from '../../ui/texts/texts.ts';
import { OptionForm } from './option-form.tsx';

const CUSTOM = 'custom';

/** A preset, or what one has put together oneself. */
export interface Rules {
  readonly preset: string;
  readonly own: OptionValues;
}

export const firstRules = ({ firstPreset }: GameLobby): Rules => ({ preset: firstPreset, own: {} });

export const optionsIn = ({ presets }: GameLobby, { preset, own }: Rules): OptionValues =>
  preset === CUSTOM ? own : presets[preset];

/** Why options do not go together, in the language of the reader. */
export function conflictIn(
  lobby: GameLobby,
  options: OptionValues,
  language: BoardLanguage,
  say: AppTexts,
): string | undefined {
  try {
    lobby.parseOptions(options);
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    const reason = error.code && lobby.conflicts[language][error.code];
    return reason ?? `${say.badOption} ${error.message}`;
  }
}

interface RuleChoiceProps {
  readonly lobby: GameLobby;
  readonly rules: Rules;
  readonly onChange: (rules: Rules) => void;
}

/** By which rules a game is played: a preset, or every option by itself. */
export function RuleChoice({ lobby, rules, onChange }: RuleChoiceProps) {
  const say = useSay();
  const language = useLanguage();
  const { preset, own } = rules;
  const texts = lobby.presetTexts[language];
  return (
    <>
      <Choices
        label={say.set}
        values={[
          ...Object.keys(lobby.presets).map((id) => ({ id, label: texts[id].name })),
          { id: CUSTOM, label: say.custom },
        ]}
        chosen={preset}
        about={texts[preset]?.about}
        onChoose={(id) =>
          // What one makes oneself begins with what stood there before.
          onChange({ preset: id, own: id === CUSTOM ? optionsIn(lobby, rules) : own })
        }
      />
      {preset === CUSTOM && (
        <OptionForm
          lobby={lobby}
          values={own}
          onChange={(values) => onChange({ preset, own: values })}
        />
      )}
    </>
  );
}
