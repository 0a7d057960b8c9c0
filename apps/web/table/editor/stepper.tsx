import type { ReactNode } from 'react';
import { useEditorTexts } from './texts.ts';

interface StepperProps {
  readonly label: ReactNode;
  /** What it is called by those who hear it. */
  readonly name: string;
  readonly value: number;
  readonly shown?: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number with a button on either side. */
export function Stepper({ label, name, value, shown, min, max, onChange }: StepperProps) {
  const texts = useEditorTexts();
  return (
    <div className="w-ed-step" role="group" aria-label={name}>
      <span aria-hidden>{label}</span>
      <button
        type="button"
        aria-label={texts.less(name)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <b aria-live="polite">{shown ?? (value < 0 ? `−${-value}` : value)}</b>
      <button
        type="button"
        aria-label={texts.more(name)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
