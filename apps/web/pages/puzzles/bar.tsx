import type { CSSProperties } from 'react';

interface BarProps {
  /** In percent, with what it may be off. */
  readonly value: number;
  readonly error: number;
  readonly label: string;
}

/** A share of a hundred: solid is sure, hatched is within the error. */
export const Bar = ({ value, error, label }: BarProps) => (
  <span
    className="pz-bar"
    style={{ '--p': value, '--pm': error } as CSSProperties}
    role="img"
    aria-label={label}
  >
    <b />
  </span>
);
