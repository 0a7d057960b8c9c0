import type { Hint } from './country-list.tsx';

interface TipProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tone?: Hint['tone'];
}

/** What a click would do, or why it would do nothing. */
export function Tip({ title, lines, tone = 'plain' }: TipProps) {
  return (
    <div className="b-tip" data-tone={tone}>
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>
          {tone === 'danger' && '▲ '}
          {line}
        </span>
      ))}
    </div>
  );
}
