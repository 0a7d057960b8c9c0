import { SIDES, SideMark, useLanguage, type Side } from '@brink/board';
import { withField } from '@brink/kernel';
import type { ReactNode } from 'react';
import {
  membersOf,
  numberOf,
  setNumber,
  toggle,
  wordsOf,
} from '../../../table/editor/edit-text.ts';
import { Stepper } from '../../../table/editor/stepper.tsx';
import { useEditorTexts } from '../../../table/editor/texts.ts';
import type { EditorProps } from '../../../table/game-ui.ts';
import type { StruggleUi, StruggleView } from '../struggle-ui.ts';

const HEADLINE = 'headline';
const MOST_ROUNDS = 8;

interface PartProps {
  readonly ui: StruggleUi;
  readonly editor: EditorProps;
}

/** Turn, round, tracks. */
export function Facts({ ui, editor }: PartProps) {
  const { text, onEdit, view, options } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  const { tracks } = ui.standing(view as StruggleView, language, options);
  const [turn, round, side] = wordsOf(text, 'turn');
  const now = round === HEADLINE ? 0 : Number(round);
  const setMoment = (to: { turn?: number; round?: number; side?: string }): void => {
    const wanted = to.round ?? now;
    const who = to.side ?? side ?? 'ussr';
    const words = wanted === 0 ? [HEADLINE] : [`${wanted}`, who];
    onEdit(withField(text, 'turn', [`${to.turn ?? turn}`, ...words]));
  };
  const bySide = (field: string, label: string, max: number): ReactNode =>
    SIDES.map((each, seat) => (
      <Stepper
        key={each}
        name={`${label} ${ui.texts[language].seats[seat]}`}
        label={
          <>
            <SideMark side={each} size={12} /> {label}
          </>
        }
        value={numberOf(text, field, seat)}
        min={0}
        max={max}
        onChange={(value) => onEdit(setNumber(text, field, seat, value))}
      />
    ));
  const vp = numberOf(text, 'vp');
  const leader: Side | undefined = vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr';
  return (
    <>
      <div className="w-ed-facts">
        <Stepper
          name={texts.turn}
          label={texts.turn}
          value={Number(turn)}
          min={1}
          max={tracks.turns}
          onChange={(value) => setMoment({ turn: value })}
        />
        <Stepper
          name={texts.round}
          label={texts.round}
          value={now}
          shown={now === 0 ? texts.headline : undefined}
          min={0}
          max={MOST_ROUNDS}
          onChange={(value) => setMoment({ round: value })}
        />
        <Stepper
          name="DEFCON"
          label="DEFCON"
          value={numberOf(text, 'defcon')}
          min={1}
          max={5}
          onChange={(value) => onEdit(setNumber(text, 'defcon', 0, value))}
        />
        <Stepper
          name={texts.vp}
          label={texts.vp}
          value={vp}
          shown={
            <>
              {leader && <SideMark side={leader} size={11} />} {Math.abs(vp)}
            </>
          }
          min={-20}
          max={20}
          onChange={(value) => onEdit(setNumber(text, 'vp', 0, value))}
        />
        {bySide('space', texts.space, tracks.spaceBoxes.length - 1)}
        {bySide('militaryOps', texts.military, 5)}
      </div>
      <div className="w-ed-line">
        <span>{texts.moves}</span>
        <span className="w-ed-choice">
          {SIDES.map((each, seat) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              onClick={() => setMoment({ side: each, round: now === 0 ? 1 : now })}
            >
              <SideMark side={each} size={12} isInverse={side === each} />
              {ui.texts[language].seats[seat]}
            </button>
          ))}
        </span>
        <Passing ui={ui} editor={editor} />
      </div>
    </>
  );
}

/** The China Card: whose it is, and whether it may be played. */
function Passing({ ui, editor }: PartProps) {
  const { text, onEdit, view } = editor;
  const texts = useEditorTexts();
  const language = useLanguage();
  if (!ui.passing(view as StruggleView)) return undefined;
  const [holder = 'nobody', face = 'up'] = wordsOf(text, 'passing');
  const set = (...words: string[]): void => onEdit(withField(text, 'passing', words));
  return (
    <>
      <span>{ui.passingShort[language]}</span>
      <span className="w-ed-choice">
        {SIDES.map((each, seat) => (
          <button
            key={each}
            type="button"
            aria-pressed={holder === each}
            aria-label={`${ui.passingShort[language]}: ${ui.texts[language].seats[seat]}`}
            onClick={() => set(each, face)}
          >
            <SideMark side={each} size={12} isInverse={holder === each} />
          </button>
        ))}
        <button
          type="button"
          aria-pressed={face === 'down'}
          onClick={() => set(holder, face === 'down' ? 'up' : 'down')}
        >
          {face === 'down' ? texts.faceDown : texts.faceUp}
        </button>
      </span>
    </>
  );
}

/** Lasting effects, each with a switch. */
export function EffectList({ ui, editor }: PartProps) {
  const { text, onEdit, options } = editor;
  const language = useLanguage();
  const names = ui.effectNames(options, language);
  const raised = new Set(membersOf(text, 'effects'));
  return (
    <ul className="w-ed-effects">
      {Object.entries(names).map(([id, name]) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={raised.has(id)}
              onChange={() => onEdit(toggle(text, 'effects', id))}
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  );
}
