import type { ReactNode } from 'react';
import { Key } from './key.tsx';
import './button.css';

export interface ButtonProps {
  readonly children: ReactNode;
  /** What it is called, where it shows a sign alone. */
  readonly label?: string;
  readonly keyLabel?: string;
  readonly isPrimary?: boolean;
  /** Why it does nothing now; the button stays reachable so that the reason can be read. */
  readonly disabledBecause?: string;
  readonly onPress?: () => void;
}

export function Button(props: ButtonProps) {
  const { children, label, keyLabel, isPrimary, disabledBecause, onPress } = props;
  const isOff = disabledBecause !== undefined;
  return (
    <button
      type="button"
      className={`b-button${isPrimary ? ' b-button-primary' : ''}`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      title={disabledBecause || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
      {keyLabel && <Key>{keyLabel}</Key>}
    </button>
  );
}
