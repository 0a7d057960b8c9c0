import { withField } from '@brink/kernel';
import { useId, type ReactNode } from 'react';
import {
  membersOf,
  moveCard,
  numberOf,
  pairsOf,
  setNumber,
  setPair,
  toggle,
  wordsOf,
} from './edit-text.ts';
import { Stepper } from './stepper.tsx';
import { useEditorTexts } from './texts.ts';

/** A word of the text with what it is called. */
export type Named = readonly [word: string, name: string];

/** Something that a position hardly ever has to say. */
export type RareField = { readonly field: string; readonly label: string } & (
  | {
      readonly kind: 'number';
      /** Which of a row of numbers; the first without it. */
      readonly index?: number;
      readonly min: number;
      readonly max: number;
      /** What it is if nothing is said: 0 without it. */
      readonly usual?: number;
      /** Its own digit, of three bits each, in a number that several share. */
      readonly digit?: number;
      /** What the numbers from `min` on stand for, if one does not count with them. */
      readonly names?: readonly string[];
    }
  | { readonly kind: 'switch' }
  /** The first is what it is if nothing is said. */
  | { readonly kind: 'choice'; readonly values: readonly Named[] }
  | { readonly kind: 'members'; readonly names: readonly Named[] }
  | { readonly kind: 'pairs'; readonly names: readonly Named[]; readonly max: number }
  | {
      readonly kind: 'cards';
      readonly names: readonly Named[];
      /** Fields that say where cards lie, of which this is one: a card lies in one place. */
      readonly places?: readonly string[];
    }
);

interface RareProps {
  readonly text: string;
  readonly onEdit: (text: string) => void;
}

interface ListProps {
  readonly label: string;
  readonly names: readonly Named[];
  readonly there: readonly string[];
  readonly onAdd: (word: string) => void;
  readonly onDrop: (word: string) => void;
  /** Beside what is there. */
  readonly beside?: (word: string) => ReactNode;
}

/** What is there, each with a button to take it away, and a list to add from. */
function AddList({ label, names, there, onAdd, onDrop, beside }: ListProps) {
  const texts = useEditorTexts();
  const id = useId();
  const nameOf = new Map(names);
  return (
    <section className="w-ed-rare-list" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ul>
        {there.map((word) => (
          <li key={word}>
            <span>{nameOf.get(word) ?? word}</span>
            {beside?.(word)}
            <button
              type="button"
              aria-label={texts.takeAway(nameOf.get(word) ?? word)}
              onClick={() => onDrop(word)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={texts.addTo(label)}
        value=""
        onChange={(event) => onAdd(event.target.value)}
      >
        <option value="">{texts.add}</option>
        {names
          .filter(([word]) => !there.includes(word))
          .map(([word, name]) => (
            <option key={word} value={word}>
              {name}
            </option>
          ))}
      </select>
    </section>
  );
}

const DIGIT_BITS = 3;
const DIGIT = 7;

function Control({ rare, text, onEdit }: RareProps & { readonly rare: RareField }) {
  const { field, label } = rare;
  switch (rare.kind) {
    case 'number': {
      const { index = 0, min, max, usual = 0, digit, names } = rare;
      const said = wordsOf(text, field).length > 0 ? numberOf(text, field, index) : usual;
      const shift = (digit ?? 0) * DIGIT_BITS;
      const value = digit === undefined ? said : (said >> shift) & DIGIT;
      const set = (to: number): void => {
        const next = digit === undefined ? to : (said & ~(DIGIT << shift)) | (to << shift);
        const changed = setNumber(text, field, index, next);
        const isUsual = wordsOf(changed, field).every((word) => Number(word) === usual);
        onEdit(isUsual ? withField(changed, field, []) : changed);
      };
      if (!names) {
        return (
          <Stepper name={label} label={label} value={value} min={min} max={max} onChange={set} />
        );
      }
      return (
        <label className="w-ed-rare-choice">
          {label}
          <select value={value} onChange={({ target }) => set(Number(target.value))}>
            {names.map((name, i) => (
              <option key={name} value={min + i}>
                {name}
              </option>
            ))}
          </select>
        </label>
      );
    }
    case 'switch':
      return (
        <label className="w-ed-rare-switch">
          <input
            type="checkbox"
            checked={numberOf(text, field) === 1}
            onChange={({ target }) => onEdit(withField(text, field, target.checked ? ['1'] : []))}
          />
          {label}
        </label>
      );
    case 'choice': {
      const [usual] = rare.values[0];
      return (
        <label className="w-ed-rare-choice">
          {label}
          <select
            value={wordsOf(text, field).join('.') || usual}
            onChange={({ target: { value } }) =>
              onEdit(withField(text, field, value === usual ? [] : value.split('.')))
            }
          >
            {rare.values.map(([word, name]) => (
              <option key={word} value={word}>
                {name}
              </option>
            ))}
          </select>
        </label>
      );
    }
    case 'members':
      return (
        <AddList
          label={label}
          names={rare.names}
          there={membersOf(text, field)}
          onAdd={(word) => onEdit(toggle(text, field, word))}
          onDrop={(word) => onEdit(toggle(text, field, word))}
        />
      );
    case 'pairs': {
      const pairs = pairsOf(text, field);
      return (
        <AddList
          label={label}
          names={rare.names}
          there={[...pairs.keys()]}
          onAdd={(word) => onEdit(setPair(text, field, word, '1'))}
          onDrop={(word) => onEdit(setPair(text, field, word))}
          beside={(word) => (
            <Stepper
              name={`${label}: ${new Map(rare.names).get(word) ?? word}`}
              label=""
              value={Number(pairs.get(word))}
              min={1}
              max={rare.max}
              onChange={(value) => onEdit(setPair(text, field, word, `${value}`))}
            />
          )}
        />
      );
    }
    case 'cards': {
      const there = membersOf(text, field).flatMap(expanded);
      const write = (cards: readonly string[]): string => withField(text, field, cards);
      const { places } = rare;
      return (
        <AddList
          label={label}
          names={rare.names}
          there={there}
          onAdd={(word) =>
            onEdit(places ? moveCard(text, Number(word), field, places) : write([...there, word]))
          }
          onDrop={(word) =>
            onEdit(
              places
                ? moveCard(text, Number(word), undefined, places)
                : write(there.filter((each) => each !== word)),
            )
          }
        />
      );
    }
  }
}

/** `4-7` is a run of cards. */
function expanded(word: string): readonly string[] {
  const [from, to = from] = word.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);
}

interface RareFieldsProps extends RareProps {
  readonly fields: readonly RareField[];
}

/** What is seldom needed, each with what it is called. */
export function RareFields({ fields, text, onEdit }: RareFieldsProps) {
  const texts = useEditorTexts();
  return (
    // It scrolls and may have nothing else to stop at.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="w-ed-rare" role="group" aria-label={texts.rare} tabIndex={0}>
      {fields.map((rare) => (
        <Control key={rare.label} rare={rare} text={text} onEdit={onEdit} />
      ))}
    </div>
  );
}
