import { useLanguage } from '@brink/board';
import { withField } from '@brink/kernel';
import { wordings, type VolkView } from '@brink/volk';
import { numberOf, pairsOf, setNumber, setPair, wordsOf } from '../../../table/editor/edit-text.ts';
import { Stepper } from '../../../table/editor/stepper.tsx';
import { useEditorTexts } from '../../../table/editor/texts.ts';
import type { EditorProps } from '../../../table/game-ui.ts';

export const SEATS = ['west', 'east', 'usa', 'ussr'] as const;
/** A track is as long as this to either side. */
const END = 6;

export interface PartProps {
  readonly editor: EditorProps;
}

/** Decade, half, who plays, the tracks. */
export function Facts({ editor }: PartProps) {
  const { text, onEdit, view } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const words = wordings[language];
  const players = (view as VolkView).hands.length;
  const [decade, stage, seat] = wordsOf(text, 'turn');
  const setMoment = (at: number, word: string): void =>
    onEdit(
      withField(
        text,
        'turn',
        [decade, stage, seat].map((each, i) => (i === at ? word : each)),
      ),
    );
  const tracks = Object.entries(words.tracks).slice(0, players === 2 ? 3 : 6);
  const values = pairsOf(text, 'track');
  const setTrack = (track: string, value: number): void =>
    onEdit(setPair(text, 'track', track, value === 0 ? undefined : `${value}`));
  return (
    <>
      <div className="w-ed-facts">
        <Stepper
          name={texts.decade}
          label={texts.decade}
          value={Number(decade)}
          min={1}
          max={4}
          onChange={(value) => setMoment(0, `${value}`)}
        />
        <Stepper
          name={texts.stage}
          label={texts.stage}
          value={Number(stage)}
          min={1}
          max={players === 2 ? 2 : 3}
          onChange={(value) => setMoment(1, `${value}`)}
        />
        {tracks.map(([track, name]) => (
          <Stepper
            key={track}
            name={name}
            label={name}
            value={Number(values.get(track) ?? 0)}
            min={track === 'socialists' ? 0 : -END}
            max={END}
            onChange={(value) => setTrack(track, value)}
          />
        ))}
        <Stepper
          name={texts.waitingBox}
          label={texts.waitingBox}
          value={numberOf(text, 'holdingBox')}
          min={0}
          max={12}
          onChange={(value) => onEdit(setNumber(text, 'holdingBox', 0, value))}
        />
      </div>
      <div className="w-ed-line">
        <span>{texts.moves}</span>
        <span className="w-ed-choice">
          {SEATS.slice(0, players).map((each, i) => (
            <button
              key={each}
              type="button"
              aria-pressed={seat === each}
              onClick={() => setMoment(2, each)}
            >
              {words.seats[i]}
            </button>
          ))}
        </span>
        <span>{texts.wall}</span>
        <span className="w-ed-choice">
          {texts.walls.map((name, state) => (
            <button
              key={name}
              type="button"
              aria-pressed={numberOf(text, 'wall') === state}
              onClick={() => onEdit(withField(text, 'wall', state === 0 ? [] : [`${state}`]))}
            >
              {name}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}
