import './marks.css';

/** The key that does it. Keys are announced through `aria-keyshortcuts`, not read out here. */
export function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="b-key" aria-hidden>
      {children}
    </kbd>
  );
}
