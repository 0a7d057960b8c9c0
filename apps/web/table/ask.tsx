import { Button } from '@brink/board';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSay } from '../ui/texts/use-say.ts';
import type { Sitting } from './use-sitting.ts';

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

/** The question of a table, if it has one. */
export function Asking({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const { asking, setAsking } = sitting;
  if (!asking) return undefined;
  const close = (): void => setAsking(undefined);
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
