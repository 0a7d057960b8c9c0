import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/language.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet pulled up from the bottom: log, card, hint. The browser keeps the focus inside. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="b-sheet-up"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className="b-sheet-up-page">
          <header>
            <h2>{title}</h2>
            <button type="button" aria-label={words.close} onClick={onClose}>
              ×
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
