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

interface LinkProps {
  readonly kind: 'card' | 'country';
  readonly text: string;
  /** The card that it names. */
  readonly card?: string;
  readonly onPress: () => void;
  /** Pointed at, or no longer. */
  readonly onPoint?: (isPointed: boolean) => void;
}

/**
 * A button that is a part of its sentence. A real one is a block to the line, which may then break
 * between it and the quotation mark or the full stop beside it.
 */
function LogLink({ kind, text, card, onPress, onPoint }: LinkProps) {
  return (
    <span
      role="button"
      // Reached by the arrow keys of the log.
      tabIndex={-1}
      className={`b-log-${kind}`}
      data-card={card}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      {text}
    </span>
  );
}

function LogPiece({ part, links }: { readonly part: LogPart; readonly links: LogLinks }) {
  const words = useWords();
  if (typeof part === 'string') return part;
  if (links.isPlain && (part.kind === 'card' || part.kind === 'country')) {
    return part.kind === 'card' ? <b data-card={part.id}>{part.text}</b> : part.text;
  }
  switch (part.kind) {
    case 'card':
      return (
        <LogLink
          kind="card"
          text={part.text}
          card={part.id}
          onPress={() => links.onCard?.(part.id)}
        />
      );
    case 'country':
      return (
        <LogLink
          kind="country"
          text={part.text}
          onPress={() => links.onCountry?.(part.id)}
          onPoint={(isPointed) => links.onPoint?.(isPointed ? part.id : undefined)}
        />
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
