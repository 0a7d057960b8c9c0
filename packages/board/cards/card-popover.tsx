import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Key } from '../marks/key.tsx';
import { Pictogram } from '../marks/pictogram.tsx';
import { OpsBadge } from '../marks/ops-badge.tsx';
import { SideMark } from '../marks/side-mark.tsx';
import type { Side } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import type { BoardWords } from '../words/words.ts';
import type { CardFace } from './face.ts';
import './card-popover.css';

/** One thing that can be done with a card, and what would come of it. */
export interface CardUse {
  readonly id: string;
  readonly key?: string;
  readonly label: string;
  readonly consequence: string;
  /** Why it cannot be done; it stays visible, struck through. */
  readonly isRefused?: boolean;
  /** It may lose the game: the consequence says how. */
  readonly isDeadly?: boolean;
  /** Stands beside the button: where it is ruled. */
  readonly aside?: ReactNode;
}

export interface CardPopoverProps {
  readonly face: CardFace;
  readonly opsNow?: number;
  readonly uses: readonly CardUse[];
  /** What the reader should know first: whose event it is, why it cannot happen now. */
  readonly notice?: { readonly side?: Side; readonly text: string };
  /** For an opponent's event: before or after the operations. */
  readonly order?: {
    readonly label: string;
    readonly options: readonly { readonly id: string; readonly label: string }[];
    readonly chosen: string;
    readonly onChoose: (id: string) => void;
  };
  readonly footer?: ReactNode;
  readonly onUse: (id: string) => void;
  readonly onClose: () => void;
}

/** "№74 · mid war · US event · returns to the deck". */
export function factsOf(face: CardFace, words: BoardWords): string {
  // The card that passes from side to side has no event, and no deck to go back to.
  const facts = face.isPlain
    ? [words.passesOn]
    : [
        words.eras[face.period].toLocaleLowerCase(),
        face.isScoring ? words.mustBePlayed : words.eventOf[face.side],
        face.isStarred ? `✶ ${words.leavesGame}` : words.returnsToDeck,
        ...(face.isLasting ? [words.lasting] : []),
      ];
  return [words.cardNumber(face.number), ...facts].join(' · ');
}

/** Left what the card is, right what can be done with it. */
export function CardPopover(props: CardPopoverProps) {
  const { face, opsNow, uses, notice, order, footer, onUse, onClose } = props;
  const words = useWords();
  const titleId = useId();
  const actions = useRef<HTMLUListElement>(null);
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
  }, [face.id]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const use = uses.find(({ key, isRefused }) => !isRefused && key && event.code === `Key${key}`);
    if (event.key === 'Escape') onClose();
    else if (use && !event.ctrlKey && !event.metaKey && !event.altKey) onUse(use.id);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const buttons = [...(actions.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="b-popover" role="dialog" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className="b-popover-card">
        <header>
          <OpsBadge
            side={face.side}
            ops={opsNow ?? face.ops}
            isScoring={face.isScoring}
            isPlain={face.isPlain}
            size={32}
          />
          <div>
            <h2 id={titleId}>{face.title}</h2>
            <p className="b-popover-facts">{factsOf(face, words)}</p>
          </div>
          <Pictogram of={face.pictogram} size={44} />
        </header>
        <p className="b-popover-text">{face.text}</p>
        {notice && (
          <p className="b-popover-notice" data-side={notice.side}>
            {notice.side && <SideMark side={notice.side} />} <span>{notice.text}</span>
          </p>
        )}
        {order && (
          <div className="b-popover-order" role="group" aria-label={order.label}>
            <span>{order.label}</span>
            {order.options.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === order.chosen}
                onClick={() => order.onChoose(id)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {footer && <div className="b-popover-footer">{footer}</div>}
      </div>
      <ul ref={actions} className="b-popover-uses" aria-label={words.actions}>
        {uses.map(({ id, key, label, consequence, isRefused, isDeadly, aside }) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={isRefused || undefined}
              aria-keyshortcuts={key}
              data-deadly={isDeadly}
              onClick={isRefused ? undefined : () => onUse(id)}
            >
              {key && <Key>{key}</Key>}
              <span>
                <b>{label}</b>
                <i>
                  {isDeadly && '▲ '}
                  {consequence}
                </i>
              </span>
            </button>
            {aside}
          </li>
        ))}
      </ul>
      <button type="button" className="b-popover-close" aria-label={words.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
