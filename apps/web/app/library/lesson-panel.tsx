import { Button, useLanguage } from '@brink/board';
import { numberOf } from '@brink/library/rules/books';
import type { Anchor } from '@brink/library/rules/digest';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from '../link.tsx';
import { LIBRARY_WORDS } from './words.ts';

interface StudyPanelProps {
  readonly title: string;
  /** "3 of 12". */
  readonly place?: string;
  readonly text: string;
  readonly warning?: string;
  readonly rules: readonly Anchor[];
  /** Places of the map that the text speaks of. */
  readonly marks: readonly string[];
  /** Places that must not be covered. */
  readonly targets: readonly string[];
  readonly children?: ReactNode;
}

/** Lays a mark on places of the map for as long as the text speaks of them. */
function useMarks(marks: readonly string[], moment: string): void {
  useEffect(() => {
    const marked = marks.flatMap((id) => [...document.querySelectorAll(`[data-country="${id}"]`)]);
    for (const each of marked) each.setAttribute('data-taught', 'true');
    return () => {
      for (const each of marked) each.removeAttribute('data-taught');
    };
  }, [marks, moment]);
}

const CORNERS = ['bottom-left', 'bottom-right', 'top-left', 'top-right'] as const;

/** Lays the panel into the corner where it covers least of what the step is about. */
function useCorner(places: readonly string[], moment: string) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = panel.current;
    const over = own?.closest<HTMLElement>('.w-over');
    const room = over?.offsetParent?.getBoundingClientRect();
    if (!own || !over || !room) return;
    const { width, height } = own.getBoundingClientRect();
    const boxes = places.flatMap((id) =>
      [...document.querySelectorAll(`[data-country="${id}"]`)].map((each) =>
        each.getBoundingClientRect(),
      ),
    );
    const covered = CORNERS.map((corner) => {
      const left = corner.endsWith('left') ? room.left : room.right - width - 2 * GAP;
      const top = corner.startsWith('top') ? room.top : room.bottom - height - 2 * GAP;
      return boxes.filter(
        (box) =>
          box.right > left &&
          box.left < left + width + 2 * GAP &&
          box.bottom > top &&
          box.top < top + height + 2 * GAP,
      ).length;
    });
    over.dataset['corner'] = CORNERS[covered.indexOf(Math.min(...covered))];
  }, [places, moment]);
  return panel;
}

const GAP = 18;

/** What the lesson says, over the board. */
export function StudyPanel(props: StudyPanelProps) {
  const { title, place, text, warning, rules, marks, targets, children } = props;
  const words = LIBRARY_WORDS[useLanguage()];
  useMarks(marks, text);
  const panel = useCorner(targets, text);
  return (
    <section ref={panel} className="w-study" aria-label={title}>
      <header>
        <b>{title}</b>
        {place && <span>{place}</span>}
        <Link to="/learn" label={words.toList}>
          ✕
        </Link>
      </header>
      <div aria-live="polite">
        <p>{text}</p>
        {warning && <p className="w-study-warning">{warning}</p>}
      </div>
      <footer>
        {rules.map((anchor) => (
          <a key={anchor} href={`/rules#${anchor}`} target="_blank" rel="noopener">
            §{numberOf(anchor)}
          </a>
        ))}
        <span className="w-study-buttons">{children}</span>
      </footer>
    </section>
  );
}

interface NextButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** The way on; it takes the keyboard when it appears, so that Enter reads through a lesson. */
export function NextButton({ label, onPress }: NextButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <span ref={place}>
      <Button isPrimary onPress={onPress}>
        {label}
      </Button>
    </span>
  );
}
