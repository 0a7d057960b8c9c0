import { useLanguage } from '@brink/board';
import { OptionError, withField, writeOptions, type OptionValues } from '@brink/kernel';
import type { GameId } from '@brink/games/ids';
import { useState } from 'react';
import { useLobby } from '../../games/game-uis.ts';
import { useEditorTexts } from '../../table/editor/texts.ts';
import { OptionForm } from '../home/option-form.tsx';

interface AgreedProps {
  readonly game: GameId;
  readonly text: string;
  readonly options: OptionValues;
  readonly onEdit: (text: string) => void;
}

/** What the players have agreed on: edition, optional cards, variants, rulings. */
export function Agreed({ game, text, options, onEdit }: AgreedProps) {
  const texts = useEditorTexts();
  const language = useLanguage();
  const lobby = useLobby(game);
  const [conflict, setConflict] = useState('');
  const change = (wanted: OptionValues): void => {
    try {
      const { optionFields, parseOptions } = lobby;
      const agreed = parseOptions(wanted) as OptionValues;
      const usual = parseOptions({}) as OptionValues;
      onEdit(withField(text, 'options', writeOptions(optionFields, agreed, usual)));
      setConflict('');
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      setConflict(lobby.conflicts[language][error.code ?? ''] ?? texts.conflict);
    }
  };
  return (
    // It scrolls and may have nothing else to stop at.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="w-ed-agreed" role="group" aria-label={texts.options} tabIndex={0}>
      {conflict && <p role="alert">{conflict}</p>}
      <p className="w-about">{texts.optionsAbout}</p>
      <OptionForm lobby={lobby} values={options} onChange={change} />
    </div>
  );
}
