import { Die } from '../marks/die.tsx';
import { SideMark } from '../marks/side-mark.tsx';
import { useWords } from '../words/language.tsx';
import type { LogPart } from './log-line.ts';

export interface LogLinks {
  /** Nothing in the line can be pressed. */
  readonly isPlain?: boolean;
  readonly onCard?: (id: string) => void;
  /** A country is pointed at, or no longer. */
  readonly onPoint?: (country: string | undefined) => void;
  readonly onCountry?: (country: string) => void;
}

function LogPiece({ part, links }: { readonly part: LogPart; readonly links: LogLinks }) {
  const words = useWords();
  if (typeof part === 'string') return part;
  if (links.isPlain && (part.kind === 'card' || part.kind === 'country')) {
    return part.kind === 'card' ? <b>{part.text}</b> : part.text;
  }
  switch (part.kind) {
    case 'card':
      return (
        <button type="button" className="b-log-card" onClick={() => links.onCard?.(part.id)}>
          {part.text}
        </button>
      );
    case 'country':
      return (
        <button
          type="button"
          className="b-log-country"
          onClick={() => links.onCountry?.(part.id)}
          onPointerEnter={() => links.onPoint?.(part.id)}
          onPointerLeave={() => links.onPoint?.(undefined)}
          onFocus={() => links.onPoint?.(part.id)}
          onBlur={() => links.onPoint?.(undefined)}
        >
          {part.text}
        </button>
      );
    case 'change':
      return (
        <b className="b-log-change">
          <span aria-hidden>
            {part.from}→{part.to}
          </span>
          <span className="b-unseen">{words.changed(`${part.from}`, `${part.to}`)}</span>
        </b>
      );
    case 'strong':
      return <b>{part.text}</b>;
    case 'die':
      return <Die value={part.value} />;
    case 'side':
      return <SideMark side={part.side} size={10} label={words.side[part.side]} />;
    case 'slip':
      return (
        <span className="b-log-slip">
          <LogParts parts={part.parts} links={links} />
        </span>
      );
  }
}

export function LogParts({
  parts,
  links,
}: {
  readonly parts: readonly LogPart[];
  readonly links: LogLinks;
}) {
  // A line is never reordered: its place is a good name for a part.
  return parts.map((part, i) => <LogPiece key={`${i}`} part={part} links={links} />);
}
