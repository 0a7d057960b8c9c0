import { useId, type ReactNode } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, value, onChange }: TextFieldProps) {
  return (
    <label className="w-field">
      {label}
      <input
        type="search"
        value={value}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface PickFieldProps extends TextFieldProps {
  readonly any: string;
  readonly options: readonly (readonly [id: string, label: string])[];
  /** Why there is nothing to pick now. */
  readonly offBecause?: string;
}

/** One of many, or any. */
export function PickField({ label, value, any, options, offBecause, onChange }: PickFieldProps) {
  return (
    <label className="w-field" title={offBecause}>
      {label}
      <select
        value={value}
        disabled={offBecause !== undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{any}</option>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RangeFieldProps {
  readonly label: string;
  readonly ends: readonly {
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  }[];
}

const MOST_TURNS = 10;

/** From one turn to another. */
export function RangeField({ label, ends }: RangeFieldProps) {
  const id = useId();
  const end = (each: RangeFieldProps['ends'][number]): ReactNode => (
    <label key={each.label}>
      {each.label}
      <input
        type="number"
        min={0}
        max={MOST_TURNS}
        value={each.value}
        onChange={(event) => each.onChange(event.target.value)}
      />
    </label>
  );
  return (
    <div className="w-field" role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span className="w-range">{ends.map(end)}</span>
    </div>
  );
}
