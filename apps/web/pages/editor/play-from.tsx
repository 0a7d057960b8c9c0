import { useLanguage } from '@brink/board';
import { LEVEL_TEXTS } from '@brink/bots/level-texts';
import type { GameId } from '@brink/games/ids';
import { Random, settlePosition, type GamePackage } from '@brink/kernel';
import { useState } from 'react';
import { newGameAt } from '../../client/local-games.ts';
import type { LocalSeat } from '../../client/worker-messages.ts';
import { useEditorTexts } from '../../table/editor/texts.ts';
import { Modal } from '../../ui/modal.tsx';
import { goTo } from '../../ui/router.ts';

interface PlayFromProps {
  readonly game: GameId;
  readonly rules: GamePackage;
  readonly text: string;
  readonly onClose: () => void;
}

/** Who plays on: one person against a bot, or all at one screen. */
export function PlayFrom({ game, rules, text, onClose }: PlayFromProps) {
  const texts = useEditorTexts();
  const language = useLanguage();
  const [level, setLevel] = useState<string>('heuristic');
  const { seats: names } = rules.texts[language];
  const { options } = rules.position!.read(text);
  const seats = [...rules.seats(options!).keys()];
  const begin = (isPerson: (seat: number) => boolean): void => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const settled = settlePosition(rules, text, new Random(seed));
    const plan = seats.map((seat): LocalSeat => (isPerson(seat) ? 'person' : { bot: level }));
    goTo(`/play/local/${newGameAt(game, settled, plan).id}`);
  };
  return (
    <Modal title={texts.playTitle} onClose={onClose}>
      <div className="w-ed-start">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            className="b-button"
            onClick={() => begin((each) => each === seat)}
          >
            {texts.playAs(names[seat])}
          </button>
        ))}
        <button type="button" className="b-button" onClick={() => begin(() => true)}>
          {texts.playBoth}
        </button>
        <label className="w-field">
          {texts.level}
          <select value={level} onChange={(event) => setLevel(event.target.value)}>
            {Object.entries(LEVEL_TEXTS[language]).map(([id, { name }]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </Modal>
  );
}
