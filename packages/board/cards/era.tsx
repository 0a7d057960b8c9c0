import './card.css';

const PERIODS = [0, 1, 2] as const;

/** Three small boxes: early, mid and late war. */
export function Era({ period, label }: { readonly period: 0 | 1 | 2; readonly label: string }) {
  return (
    <span className="b-era" role="img" aria-label={label}>
      {PERIODS.map((each) => (
        <i key={each} data-on={each === period} />
      ))}
    </span>
  );
}
