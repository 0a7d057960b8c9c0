import { Button } from '@brink/board';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useSay } from '../ui/texts/use-say.ts';
import type { Question, Sitting } from './use-sitting.ts';
import { play, silence } from './stage/play-sound.ts';
import './fatal.css';

interface AskProps {
  readonly text: string;
  readonly children: ReactNode;
  /** The last answer has the keyboard, not the first. */
  readonly isLastFirst?: boolean;
  readonly onClose: () => void;
}

/** A small question in the middle of the table. */
export function Ask({ text, children, isLastFirst, onClose }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    if (isLastFirst) [...(dialog.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isLastFirst]);
  return (
    <dialog ref={dialog} className="w-ask" aria-label={text} onClose={onClose}>
      <p>{text}</p>
      <div>{children}</div>
    </dialog>
  );
}

/** So long a finger, a mouse or a key holds what loses the game. */
const HOLD_MS = 2000;

interface HoldProps {
  readonly label: string;
  readonly onHeld: () => void;
}

/** Nobody loses by a click: the answer is given by holding it. */
function HoldButton({ label, onHeld }: HoldProps) {
  const say = useSay();
  const [isHolding, setHolding] = useState(false);
  const held = useRef(onHeld);
  held.current = onHeld;
  useEffect(() => {
    if (!isHolding) return undefined;
    play('hold');
    const timer = setTimeout(() => held.current(), HOLD_MS);
    return () => {
      clearTimeout(timer);
      silence();
    };
  }, [isHolding]);
  const begin = (): void => setHolding(true);
  const end = (): void => setHolding(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    begin();
  };
  return (
    <button
      type="button"
      className="w-hold"
      data-holding={isHolding}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onBlur={end}
      onKeyDown={onKeyDown}
      onKeyUp={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>
        {label} · {say.hold}
      </span>
    </button>
  );
}

/** A choice that loses the game at once: it says so, and has to be held. */
function Fatal({
  question,
  onClose,
}: {
  readonly question: Question;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('button')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="w-fatal" aria-label={question.title} onClose={onClose}>
      <div>
        <h2>
          <span aria-hidden>▲</span> {question.title}
        </h2>
        <p>{question.text}</p>
        <div className="w-fatal-answers">
          <Button isPrimary keyLabel="Esc" onPress={onClose}>
            {say.notThis}
          </Button>
          <HoldButton
            label={question.yes}
            onHeld={() => {
              onClose();
              question.onYes();
            }}
          />
        </div>
      </div>
    </dialog>
  );
}

/** The question of a table, if it has one. */
export function Asking({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const { asking, setAsking } = sitting;
  if (!asking) return undefined;
  const close = (): void => setAsking(undefined);
  if (asking.title !== undefined) return <Fatal question={asking} onClose={close} />;
  return (
    <Ask text={asking.text} isLastFirst={asking.isExpected} onClose={close}>
      <Button keyLabel="Esc" onPress={close}>
        {say.cancel}
      </Button>
      <Button
        isPrimary
        onPress={() => {
          close();
          asking.onYes();
        }}
      >
        {asking.yes}
      </Button>
    </Ask>
  );
}
