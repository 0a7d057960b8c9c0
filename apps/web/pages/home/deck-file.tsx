import { Button } from '@brink/board';
import { OptionError, type OptionValues } from '@brink/kernel';
import { useRef, useState } from 'react';
import type { GameLobby } from '../../table/game-ui.ts';
import { useSay } from '../../ui/texts/use-say.ts';

interface DeckFileProps {
  readonly lobby: GameLobby;
  readonly options: OptionValues;
  /** The data of the file, or nothing. */
  readonly onChange: (deck: unknown) => void;
}

/** More than this is no deck, and more than that no server takes. */
const MOST_BYTES = 256 * 1024;
const MOST_SENT = 48 * 1024;

/** The cards of the printed game as its owner has written them down; checked before it is taken. */
export function DeckFile({ lobby, options, onChange }: DeckFileProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const drop = (): void => {
    setName(undefined);
    onChange(undefined);
    if (input.current) input.current.value = '';
  };
  const read = async (file: File): Promise<void> => {
    setProblem(undefined);
    drop();
    if (file.size > MOST_BYTES) return setProblem(say.deckTooLarge);
    try {
      const deck: unknown = JSON.parse(await file.text());
      if (JSON.stringify(deck).length > MOST_SENT) return setProblem(say.deckTooLarge);
      lobby.parseOptions({ ...options, deck });
      setName(file.name);
      return onChange(deck);
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof OptionError) {
        return setProblem(`${say.badDeck} ${error.message}`);
      }
      throw error;
    }
  };
  return (
    <div className="w-field w-deck">
      <label>
        {say.ownDeck}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
        />
      </label>
      <p className="w-about">{name === undefined ? say.standInAbout : say.deckTaken(name)}</p>
      {name !== undefined && <Button onPress={drop}>{say.deckDrop}</Button>}
      {problem && (
        <p className="w-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
