import { useEffect, useRef, type ReactNode } from 'react';
import { useSay } from './texts/use-say.ts';

interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** As wide as the screen allows. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
}

/** A page over the page; the browser keeps the focus inside. */
export function Modal({ title, children, isWide, onClose }: ModalProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="w-modal"
      data-wide={isWide}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={say.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div className="w-modal-page">{children}</div>
    </dialog>
  );
}
