import { SideMark } from '../marks/side-mark.tsx';
import type { Side } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import './effects.css';

export interface EffectInPlay {
  readonly id: string;
  readonly side: Side | 'neutral';
  readonly name: string;
}

/** What is in effect; each opens its card. */
export function Effects(props: {
  readonly effects: readonly EffectInPlay[];
  /** The card that an effect comes from. */
  readonly cardOf?: (id: string) => string | undefined;
  readonly onOpen?: (id: string) => void;
}) {
  const { effects, cardOf, onOpen } = props;
  const words = useWords();
  if (effects.length === 0) return undefined;
  return (
    <section className="b-effects" aria-label={words.effects}>
      <span className="b-effects-title">{words.effects}</span>
      {effects.map(({ id, side, name }) => (
        <button
          key={id}
          type="button"
          className="b-effect"
          data-card={cardOf?.(id)}
          onClick={() => onOpen?.(id)}
        >
          <SideMark side={side} size={10} />
          {name}
        </button>
      ))}
    </section>
  );
}
