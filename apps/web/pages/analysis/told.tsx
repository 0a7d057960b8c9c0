import { Die } from '@brink/board';
import type { NotationPart } from '@brink/study';

interface ToldProps {
  readonly parts: readonly NotationPart[];
  /** It begins a line. */
  readonly isTitle?: boolean;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A play in notation: names are strong, dice are dice. */
export function Told({ parts, isTitle }: ToldProps) {
  return (
    <>
      {parts.map((part, i) => {
        const key = `${i}`;
        if (typeof part === 'string') return i === 0 && isTitle ? capital(part) : part;
        if (part.kind === 'die') return <Die key={key} value={part.value} size={14} />;
        if (part.kind === 'aside') return <small key={key}>{part.text}</small>;
        return <strong key={key}>{part.text}</strong>;
      })}
    </>
  );
}
