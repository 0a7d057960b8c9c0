interface NumberFieldProps {
  readonly label: string;
  readonly about?: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two others. */
export function NumberField({ label, about, least, most, value, onChange }: NumberFieldProps) {
  return (
    <label className="w-field">
      {label}
      <input
        required
        type="number"
        min={least}
        max={most}
        step={1}
        // An emptied field stays empty until something is typed.
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {about && <span className="w-field-about">{about}</span>}
    </label>
  );
}
